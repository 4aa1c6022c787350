import { sql } from 'drizzle-orm';
import { openPglite } from '../../../server/db/openPglite';
import { nonces } from '../../../server/http/schema';

// Issue 10, section 2, Medium 7: the embedded database does not grow by what comes and goes.
test('what has been deleted makes room, and the log of changes does not grow for ever', async () => {
  const { db, client, maintain, close } = await openPglite({});
  try {
    const ask = async (what: string): Promise<number> =>
      (await client.query<{ n: number }>(`select (${what})::int as n`)).rows[0]?.n ?? 0;
    const size = (): Promise<number> => ask(`pg_total_relation_size('nonces')`);
    const comeAndGo = async (): Promise<void> => {
      const come = sql`select md5(random()::text) || n, now() from generate_series(1, 5000) as n`;
      await db.execute(sql`insert into ${nonces} ${come}`);
      await db.delete(nonces);
      await maintain();
    };
    await comeAndGo();
    await comeAndGo();
    const settled = await size();
    for (let round = 0; round < 5; round += 1) await comeAndGo();
    // Without, it would be three and a half times as large.
    expect(await size()).toBeLessThan(2 * settled);
    // Where a start after a crash would begin: nothing lies between there and the end.
    const behind = await ask(`pg_current_wal_lsn() - (select redo_lsn from pg_control_checkpoint())`);
    expect(behind).toBeLessThan(64 * 1024);
  } finally {
    await close();
  }
});
