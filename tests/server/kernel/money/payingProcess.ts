import { openDatabase } from '../../../../server/db/openDatabase';
import { play, recover, type Scene } from './paying';

/** What the process is told on its command line. */
export interface PayingOrder {
  databaseUrl: string;
  dataDirectory: string;
  /** File of the provider's record. */
  record: string;
  /** The scene in which the process before this one died. */
  broken?: Scene;
  scene: Scene;
  /** The moment of the scene at which it dies, counted from 1; 0: none. */
  dieAt: number;
}

/**
 * A process of its own, for `kill.test.ts`: takes up what the one before has left, plays its scene and dies. One that
 * lives prints how many moments it has passed.
 */
async function run(): Promise<void> {
  const { record, broken, scene, dieAt, ...place } = JSON.parse(process.argv[2] ?? '') as PayingOrder;
  const { db, close } = await openDatabase(place);
  if (broken) await recover(db, broken, record);
  let passed = 0;
  await play(db, scene, record, () => {
    passed += 1;
    if (passed === dieAt) process.kill(process.pid, 'SIGKILL');
  });
  await close();
  process.stdout.write(String(passed));
}

void run();
