import { AdmissionInMemory } from '../../../server/http/admissionInMemory';
import { admissionInDatabase } from '../../../server/http/admitCall';
import { hashToken } from '../../../server/kernel/members/sessionRepository';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer, type TestServer } from '../support/testServer';

// Decision 8 and issue 10, section 4: calls are let in by the database, or by the only process there is, in one manner.
describe.each([
  ['the database', () => admissionInDatabase],
  ['the only process', () => new AdmissionInMemory()],
])('admission by %s', (_name, make) => {
  let server: TestServer;
  const admission = make();
  const start = new Date('2026-11-21T10:00:00+08:00');
  const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
  const callerAt = (now: Date, ip = '1.2.3.4') => ({
    db: server.db,
    settings: { callsPerMinute: 3 },
    ip,
    now,
  });
  let number = 0;
  const fresh = () => ({ nonce: `nonce-${(number += 1)}`, tokenHash: null });
  beforeAll(async () => {
    server = await startTestServer();
    server.now = start;
  });
  afterAll(() => server.close());

  it('lets exactly the limit of an address through, even all at once, and then tells how long to wait', async () => {
    const calls = Array.from({ length: 5 }, () => admission.admit(callerAt(start), fresh()));
    const ends = (await Promise.allSettled(calls)).map(({ status }) => status);
    expect(ends.filter(status => status === 'fulfilled')).toHaveLength(3);
    await expect(admission.countRefused(callerAt(after(45)))).rejects.toMatchObject({
      code: ErrorCode.TOO_MANY_REQUESTS,
      data: { retry_after: 15 },
    });
    expect(await admission.admit(callerAt(after(45), '5.6.7.8'), fresh())).toBeNull();
    expect(await admission.admit(callerAt(after(60)), fresh())).toBeNull();
  });

  it('knows a nonce for as long as its timestamp could be accepted', async () => {
    const shown = fresh();
    const at = (seconds: number) => admission.admit(callerAt(after(seconds), `at ${seconds}`), shown);
    await at(100);
    await expect(at(101)).rejects.toMatchObject({ code: ErrorCode.NONCE_REUSED });
    await expect(at(100 + 599)).rejects.toMatchObject({ code: ErrorCode.NONCE_REUSED });
  });

  it('tells whose live session a token is', async () => {
    const { login } = await server.login('13800138000');
    const tokenHash = hashToken(login.token);
    const at = (now: Date, shown: object = {}) =>
      admission.admit(callerAt(now, now.toISOString()), { ...fresh(), tokenHash, ...shown });
    expect((await at(after(800)))?.member).toEqual({ id: login.user_id, mobile: '13800138000' });
    expect(await at(after(801), { tokenHash: 'of nobody' })).toBeNull();
    expect(await at(after(8 * 86_400))).toBeNull();
  });
});
