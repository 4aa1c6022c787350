import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const script = path.resolve(__dirname, '../../../scripts/withPostgres.sh');

/** Says where it is, and starts the database anew at every line that it is told. */
const program = 'echo "$DATABASE_URL"; while read -r _; do restart_postgres; echo restarted; done';

/** A PostgreSQL of a test's own, which may be ended without harm to the tests beside it. */
export interface TemporaryPostgres {
  url: string;
  /** Ends the database, with every connection that is open, and starts it again. */
  restart(): Promise<void>;
  /** Removes it. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const child = spawn('bash', [script, 'bash', '-c', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('PostgreSQL ended');
    return value;
  };
  return {
    url: await nextLine(),
    async restart() {
      child.stdin.write('\n');
      await nextLine();
    },
    async stop() {
      child.stdin.end();
      await closed;
    },
  };
}
