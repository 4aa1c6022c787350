import { sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import type { Database } from '../../../server/db/database';
import { startTestServer, type TestServer } from '../support/testServer';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<{ statfs: typeof statfs }>('node:fs/promises');
  return { ...real, statfs: jest.fn(real.statfs) };
});

// Issue 10, section 2, Low: health tells a full disk and a lost database, apart from liveness.
describe('health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { dataDirectory: __dirname } });
  });
  afterAll(() => server.close());

  const ask = async (path: string): Promise<unknown[]> => {
    const { statusCode, json } = await server.app.inject(path);
    return [statusCode, json()];
  };

  it('is well when database and disk are', async () => {
    expect(await ask('/healthz')).toEqual([200, { status: 'ok', database: 'ok', disk: 'ok' }]);
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
  });

  it('tells a full disk, and lives', async () => {
    jest.mocked(statfs).mockResolvedValueOnce({ bavail: 1, bsize: 4096 } as never);
    expect(await ask('/healthz')).toEqual([503, { status: 'failing', database: 'ok', disk: 'full' }]);
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
  });

  it('tells a lost database, and lives', async () => {
    const lost = jest.spyOn<Database, 'execute'>(server.db, 'execute');
    lost.mockRejectedValueOnce(new Error('Connection terminated'));
    expect(await ask('/healthz')).toEqual([503, { status: 'failing', database: 'lost', disk: 'ok' }]);
    expect(await ask('/livez')).toEqual([200, { status: 'ok' }]);
    await server.db.execute(sql`select 1`);
  });
});
