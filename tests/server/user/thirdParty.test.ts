import { thirdPartyBindings } from '../../../server/areas/user/third-party/schema';
import { purgeSpentClaims } from '../../../server/areas/user/third-party/thirdPartyRepository';
import { signClaim } from '../../../server/kernel/members/channelClaim';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { maskMobile } from '../../../src/domain/identity';
import type { ThirdPartyClaim } from '../../../types/api/thirdParty';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Specification §4: check binding with {openid,type,channel}; if unbound, bind with mobile; then log in and read id, uid, token.
const { OK, CLAIM_REFUSED, THIRD_PARTY_TAKEN, NOT_FOUND, NOT_LOGGED_IN, INVALID_PARAMS } = ErrorCode;
const channelKeys = new Map([
  ['JD', 'a key of JD that nobody else has…'],
  ['QQ', 'a key of QQ that nobody else has…'],
]);

let server: TestServer;
let owner: TestSession;
let other: TestSession;
let count = 0;
let openid = '';
beforeAll(async () => {
  server = await startTestServer({ settings: { channelKeys } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = new Date('2026-11-21T10:00:00+08:00');
  openid = `openid-${(count += 1)}`;
  owner = await server.login(String(13_610_000_000 + 2 * count));
  other = await server.login(String(13_610_000_001 + 2 * count));
});

const wait = (seconds: number): void => {
  server.now = new Date(server.clock().getTime() + seconds * 1000);
};
let tick = 0;
/** What the channel says of the person now, with its signature; each time another. */
const claim = (changes: Partial<ThirdPartyClaim> = {}): ThirdPartyClaim => {
  const said = {
    openid,
    type: 'JD',
    channel: 'JD',
    time: server.clock().getTime() + (tick += 1),
    ...changes,
  };
  return signClaim(said, server.settings);
};
const check = (shown = claim()) => server.call('GET /api/user/thirdparty/get_detail', shown);
const bind = (shown = claim(), session = owner, mobile = session.login.uid) =>
  server.call('POST /api/user/thirdparty/binding_rc', { ...shown, mobile }, { session });
const logIn = (shown = claim(), { login: { uid } } = owner) =>
  server.call(
    'POST /api/user/thirdparty/login',
    { ...shown, uid: maskMobile(uid) },
    { version: { deviceType: 'weapp' } },
  );
const accounts = async (session = owner) =>
  (await server.call('GET /api/user/thirdparty/detail', {}, { session })).data.thirdparty;

test('who is bound is logged in; who is not, is bound with their number first', async () => {
  expect(await check()).toMatchObject({ code: OK, data: { exist: false, uid: '' } });
  expect((await bind()).code).toBe(OK);
  expect((await check()).data).toEqual({ exist: true, uid: maskMobile(owner.login.uid) });
  const { data } = await logIn();
  expect(data).toMatchObject({ id: owner.login.user_id, user_id: owner.login.user_id, uid: owner.login.uid });
  const me = await server.call(
    'GET /api/user/get_detail',
    {},
    { session: { cookie: `token=${data.token}` } },
  );
  expect(me.data).toMatchObject({
    uid: owner.login.uid,
    thirdparty: [{ type: 'JD', create_time: '2026-11-21T10:00:00+08:00' }],
  });
});

test('the login of a browser comes in its cookies alone', async () => {
  await bind();
  const fields = { ...claim(), uid: maskMobile(owner.login.uid) };
  const answer = await server.app.inject(
    server.request('POST /api/user/thirdparty/login', server.envelope(fields)),
  );
  expect(answer.json()).toMatchObject({ code: OK, data: { token: '' } });
  expect(answer.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['device', 'uid', 'user_id', 'token', 'isnew']),
  );
  expect(answer.cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true });
});

describe('a claim that is not proved', () => {
  const refused = async (shown: ThirdPartyClaim): Promise<void> => {
    await bind();
    expect((await check(shown)).code).toBe(CLAIM_REFUSED);
    expect((await logIn(shown)).code).toBe(CLAIM_REFUSED);
    expect((await bind(shown, other)).code).toBe(CLAIM_REFUSED);
    expect(await accounts(other)).toEqual([]);
  };

  test.each(['openid', 'type', 'channel'] as const)('is signed for another %s', name =>
    refused({ ...claim({ [name]: 'QQ' }), [name]: name === 'openid' ? openid : 'JD' }),
  );
  test('is signed for another time', () => refused({ ...claim(), time: server.clock().getTime() }));
  test('is signed by another channel', () =>
    refused({ ...claim(), signed_request: claim({ channel: 'QQ' }).signed_request }));
  test('is signed with a key that everybody knows', () =>
    refused(
      signClaim(
        { openid, type: 'JD', channel: 'JD', time: server.clock().getTime() },
        { channelKeys: new Map(), channelDemoKey: server.settings.channelDemoKey },
      ),
    ));
  test('is not signed at all', async () => {
    await bind();
    expect((await logIn({ ...claim(), signed_request: '' })).code).toBe(INVALID_PARAMS);
    expect((await logIn({ ...claim(), signed_request: '0'.repeat(64) })).code).toBe(CLAIM_REFUSED);
  });
  test('is six minutes old', () => {
    const shown = claim();
    wait(6 * 60);
    return refused(shown);
  });
  test('is of six minutes from now', () => refused(claim({ time: server.clock().getTime() + 6 * 60_000 })));
  test('was used for a login', async () => {
    await bind();
    const shown = claim();
    expect((await logIn(shown)).code).toBe(OK);
    await refused(shown);
  });
  test('was used for a binding', async () => {
    const shown = claim();
    await bind(shown);
    await refused(shown);
  });
});

test('of two logins at once by one claim one succeeds', async () => {
  await bind();
  const shown = claim();
  const codes = (await Promise.all([logIn(shown), logIn(shown)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([OK, CLAIM_REFUSED]);
});

test('used claims are forgotten once they would be too old, and not before', async () => {
  await bind();
  const shown = claim({ time: server.clock().getTime() + 5 * 60_000 });
  await logIn(shown);
  wait(9 * 60);
  await purgeSpentClaims(server.db, server.clock());
  expect((await logIn(shown)).code).toBe(CLAIM_REFUSED);
  wait(2 * 60);
  await purgeSpentClaims(server.db, server.clock());
  expect((await logIn(shown)).code).toBe(CLAIM_REFUSED);
});

describe('binding', () => {
  test('asks for the login, whose code proves the number', async () => {
    const answer = await server.call('POST /api/user/thirdparty/binding_rc', {
      ...claim(),
      mobile: owner.login.uid,
    });
    expect(answer.code).toBe(NOT_LOGGED_IN);
    expect((await check()).data.exist).toBe(false);
  });

  test('takes nobody else’s number', async () => {
    expect((await bind(claim(), owner, other.login.uid)).code).toBe(NOT_FOUND);
    expect((await bind(claim(), owner, '13999999999')).code).toBe(NOT_FOUND);
    expect((await check()).data.exist).toBe(false);
  });

  test('once more is well, even by the same claim, and is told once', async () => {
    const shown = claim();
    expect((await bind(shown)).code).toBe(OK);
    expect((await bind(shown)).code).toBe(OK);
    expect((await bind()).code).toBe(OK);
    expect(await accounts()).toHaveLength(1);
    const told = (await server.db.select().from(sandboxMessages)).filter(
      ({ mobile }) => mobile === owner.login.uid,
    );
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('已绑定京东账号')]);
  });

  test('leaves an account with the member who has it', async () => {
    await bind();
    expect((await bind(claim(), other)).code).toBe(THIRD_PARTY_TAKEN);
    expect((await check()).data.uid).toBe(maskMobile(owner.login.uid));
    expect(await accounts(other)).toEqual([]);
  });

  test('at the same moment by two members makes it one’s', async () => {
    const codes = (await Promise.all([bind(claim(), owner), bind(claim(), other)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([OK, THIRD_PARTY_TAKEN]);
    expect([...(await accounts(owner)), ...(await accounts(other))]).toHaveLength(1);
  });

  test('keeps the openid as a hash only, apart by type and channel', async () => {
    await bind();
    await bind(claim({ type: 'WECHAT' }), other);
    await bind(claim({ channel: 'QQ' }), other);
    expect(JSON.stringify(await server.db.select().from(thirdPartyBindings))).not.toContain(openid);
    expect((await accounts(other)).map(({ type, channel }) => [type, channel])).toEqual(
      expect.arrayContaining([
        ['WECHAT', 'JD'],
        ['JD', 'QQ'],
      ]),
    );
  });
});

test('a login that expects another member than the bound one is refused', async () => {
  await bind();
  expect((await logIn(claim(), other)).code).toBe(NOT_FOUND);
  openid = 'nobody';
  expect((await logIn()).code).toBe(NOT_FOUND);
});

describe('unbinding', () => {
  const unbind = (id: string, session?: TestSession) =>
    server.call('POST /api/user/thirdparty/unbinding', { id }, { session });

  test('ends the login from there; another member may bind the account then', async () => {
    await bind();
    const [account] = await accounts();
    expect((await unbind(account?.id ?? '', owner)).code).toBe(OK);
    expect(await accounts()).toEqual([]);
    expect((await logIn()).code).toBe(NOT_FOUND);
    expect((await bind(claim(), other)).code).toBe(OK);
  });

  test('is the owner’s alone: another’s is as unknown as one that is not there', async () => {
    await bind();
    const [account] = await accounts();
    const id = account?.id ?? '';
    expect(await unbind(id, other)).toEqual(await unbind('nothing', other));
    expect((await unbind(id, other)).code).toBe(NOT_FOUND);
    expect((await unbind(id)).code).toBe(NOT_LOGGED_IN);
    expect((await server.call('GET /api/user/thirdparty/detail', {})).code).toBe(NOT_LOGGED_IN);
    expect(await accounts()).toHaveLength(1);
  });
});
