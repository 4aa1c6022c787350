import { buildApp } from '../../../server/app';
import { areas } from '../../../server/areas';
import { createMoney } from '../../../server/createMoney';
import { openDatabase } from '../../../server/db/openDatabase';
import { createFileStore } from '../../../server/kernel/files/fileStore';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { readSettings } from '../../../server/settings';

/**
 * A server process of its own on the PostgreSQL of DATABASE_URL, for `serverProcess.ts`: prints its port when it
 * listens and stops when its standard input ends.
 */
async function run(): Promise<void> {
  const limits = { callsPerMinute: 1_000_000, bookingsPerHour: 1_000_000 };
  const settings = { ...readSettings(), webDirectory: '', logLevel: 'silent', ...limits };
  const { db, close } = await openDatabase(settings);
  const app = await buildApp({
    db,
    settings,
    endpoints: areas,
    sms: sandboxSmsSender(db),
    money: createMoney(settings, { db, report: () => undefined }),
    files: createFileStore(settings.dataDirectory),
    clock: () => new Date(),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [address] = app.addresses();
  process.stdout.write(`${address?.port ?? ''}\n`);
  process.stdin.on('end', () => {
    void app.close().then(close);
  });
  process.stdin.resume();
}

void run();
