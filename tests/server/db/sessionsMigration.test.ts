import { sql } from 'drizzle-orm';
import { listSessions } from '../../../server/kernel/members/sessionRepository';
import { findToken } from '../../../server/kernel/members/sessionTokens';
import { openOlderDatabase } from '../support/olderDatabase';

// Issue 10, section 2: tokens turn over.
test('who was logged in when sessions got their devices still is', async () => {
  const database = await openOlderDatabase('sessions');
  try {
    const { db } = database;
    await db.execute(sql`insert into users (id, mobile) values ('wang', '13800138000')`);
    await db.execute(sql`insert into sessions (token_hash, user_id, expires_at)
      values ('here', 'wang', '2026-11-28T10:00+08'), ('there', 'wang', '2026-11-28T10:00+08')`);
    await database.migrate();

    const now = new Date('2026-11-21T10:00:00+08:00');
    const known = await Promise.all(['here', 'there'].map(hash => findToken(db, hash, now)));
    expect(known.map(token => token?.member)).toEqual([
      { id: 'wang', mobile: '13800138000' },
      { id: 'wang', mobile: '13800138000' },
    ]);
    const sessions = await listSessions(db, 'wang', now);
    expect(sessions.map(({ deviceName }) => deviceName)).toEqual(['已登录的设备', '已登录的设备']);
    expect(new Set(known.map(token => token?.sessionId))).toEqual(new Set(sessions.map(({ id }) => id)));
  } finally {
    await database.close();
  }
});
