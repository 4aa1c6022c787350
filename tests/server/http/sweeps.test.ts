import { nonces, rateLimits } from '../../../server/http/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { sessions, sessionTokens, users } from '../../../server/kernel/members/schema';
import { knownDevices, smsCodes } from '../../../server/areas/user/schema';
import { purgeKnownDevices } from '../../../server/areas/user/knownDevices';
import { purgeLoginCodes } from '../../../server/areas/user/smsCodes';
import { purgeSessions } from '../../../server/kernel/members/sessionRepository';
import { purgeNonces } from '../../../server/http/nonces';
import { purgeSandboxMessages } from '../../../server/sandbox/registerSandbox';
import { startTestServer, type TestServer } from '../support/testServer';

// Decision 8: nonces are kept as long as their timestamp could be accepted; the rest of what ends is forgotten too.
describe('what has ended is forgotten, and what is alive is kept', () => {
  let server: TestServer;
  const now = new Date('2026-11-21T10:00:00+08:00');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('nonces after 10 minutes', async () => {
    await server.db.insert(nonces).values([
      { nonce: 'old-nonce', createdAt: ago(11) },
      { nonce: 'new-nonce', createdAt: ago(9) },
    ]);
    await purgeNonces(server.db, now);
    expect((await server.db.select().from(nonces)).map(({ nonce }) => nonce)).toEqual(['new-nonce']);
  });

  test('sessions when they end, with their tokens', async () => {
    await server.db.insert(users).values({ id: 'u', mobile: '13800138000' });
    const session = { userId: 'u', deviceHash: 'd', deviceName: 'Mac' };
    await server.db.insert(sessions).values([
      { ...session, id: 'ended', expiresAt: ago(0) },
      { ...session, id: 'alive', expiresAt: ago(-1) },
    ]);
    await server.db.insert(sessionTokens).values([
      { hash: 'of the one that ended', sessionId: 'ended' },
      { hash: 'of the one alive', sessionId: 'alive' },
    ]);
    await purgeSessions(server.db, now);
    expect((await server.db.select().from(sessions)).map(({ id }) => id)).toEqual(['alive']);
    const left = await server.db.select().from(sessionTokens);
    expect(left.map(({ hash }) => hash)).toEqual(['of the one alive']);
  });

  test('login codes an hour after they ended, sandbox messages after a day', async () => {
    const code = { mobile: '13800138000', codeHash: 'x' };
    await server.db.insert(smsCodes).values([
      { ...code, expiresAt: ago(61) },
      { ...code, expiresAt: ago(59) },
    ]);
    await server.db.insert(sandboxMessages).values([
      { mobile: '13800138000', text: 'old', createdAt: ago(24 * 60 + 1) },
      { mobile: '13800138000', text: 'new', createdAt: ago(24 * 60 - 1) },
    ]);
    await purgeLoginCodes(server.db, now);
    await purgeSandboxMessages(server.db, now);
    expect(await server.db.select().from(smsCodes)).toHaveLength(1);
    expect((await server.db.select().from(sandboxMessages)).map(({ text }) => text)).toEqual(['new']);
    expect(await server.db.select().from(rateLimits)).toEqual([]);
  });

  test('devices 400 days after somebody last logged in on them', async () => {
    const days = (count: number) => ago(count * 24 * 60);
    await server.db.insert(knownDevices).values([
      { mobile: '13800138000', deviceHash: 'old', loggedInAt: days(401) },
      { mobile: '13800138000', deviceHash: 'new', loggedInAt: days(399) },
    ]);
    await purgeKnownDevices(server.db, now);
    const left = await server.db.select().from(knownDevices);
    expect(left.map(({ deviceHash }) => deviceHash)).toEqual(['new']);
  });
});
