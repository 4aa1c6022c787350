import { issuePrepaid } from '../../../server/areas/wallet/public';
import { prepaidCodes } from '../../../server/areas/wallet/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../src/domain/errorCode';
import { inGroups } from '../../../src/domain/printedCode';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 12, money: /activation_gift_card and recharge codes: rate-limited, used once, constant answers for unknown and
// wrong ones.

const validTo = new Date('2027-11-23T09:00:00+08:00');

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_600_000_000;
let hours = 0;
const newcomer = () => world.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  // A window of the limits of the address for each test.
  hours += 1;
  world.server.now = new Date(monday.getTime() + hours * 3_600_000);
  session = await newcomer();
});
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
});

const issue = (kind: 'GIFT_CARD' | 'RECHARGE_CODE' = 'GIFT_CARD', amount = 20_000) =>
  issuePrepaid(world.db, { kind, amount, validTo }, monday);
const activate = (card_no: string, code: string, of: TestSession | undefined = session) =>
  world.ask('POST /api/account/gift_card/activate', { card_no, code }, of);
const useCode = (code: string, of: TestSession | undefined = session) =>
  world.ask('POST /api/account/recharge/use_code', { code }, of);
const balance = async (of = session) => (await world.user(of)).balance;

test('a gift card fills the balance, however it is typed', async () => {
  const { id, code } = await issue();
  expect(await activate(inGroups(id), inGroups(code).toLowerCase())).toMatchObject({
    code: ErrorCode.OK,
    data: { amount: 20_000, balance: 20_000 },
  });
  const { records } = await world.get('GET /api/account/balance/get_records', { page: 1 }, session);
  expect(records).toMatchObject([{ amount: 20_000, reason: '礼品卡' }]);
});

test('it fills it once: who has used it is told the same again, another one that it is used', async () => {
  const { id, code } = await issue();
  const answers = await Promise.all([activate(id, code), activate(id, code), activate(id, code)]);
  expect(answers.map(({ data }) => data.amount)).toEqual([20_000, 20_000, 20_000]);
  expect(await balance()).toBe(20_000);
  const other = await newcomer();
  expect(await activate(id, code, other)).toMatchObject({
    code: ErrorCode.CODE_EXPIRED,
    msg: '这张礼品卡已经使用过了',
  });
  expect(await balance(other)).toBe(0);
});

test('of two members at the same moment one has it', async () => {
  const { id, code } = await issue();
  const two = [session, await newcomer()];
  const answers = await Promise.all(two.map(of => activate(id, code, of)));
  expect(answers.map(({ code: answer }) => answer).sort()).toEqual([ErrorCode.OK, ErrorCode.CODE_EXPIRED]);
  expect((await Promise.all(two.map(balance))).sort()).toEqual([0, 20_000]);
});

test('nothing tells a wrong code from a wrong number, nor from a card that there is not', async () => {
  const [first, second] = [await issue(), await issue()];
  const slip = await issue('RECHARGE_CODE');
  const answers = [
    await activate(first.id, second.code),
    await activate('1234567890123456', first.code),
    await activate('1234567890123456', 'ABCDEFGHJKLMNPQR'),
    // A slip is no card, though its number is right.
    await activate(slip.id, slip.code),
  ];
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toEqual({
    code: ErrorCode.CODE_WRONG,
    msg: '卡号或密码不正确，请对照卡面核对',
    data: null,
  });
  expect((await useCode(first.code)).code).toBe(ErrorCode.CODE_WRONG);
  expect(await balance()).toBe(0);
});

test('a recharge code fills the balance by itself', async () => {
  const { code } = await issue('RECHARGE_CODE', 5_000);
  expect((await useCode(code)).data).toEqual({ amount: 5_000, balance: 5_000 });
  expect((await useCode('ABCDEFGHJKLMNPQR')).msg).toBe('充值码不正确，请核对后再试');
});

test('what is too old is told so, and its last moment still counts', async () => {
  const [last, late] = [await issue('RECHARGE_CODE'), await issue('RECHARGE_CODE')];
  world.server.now = validTo;
  session = await newcomer();
  expect((await useCode(last.code)).code).toBe(ErrorCode.OK);
  world.wait(1);
  expect(await useCode(late.code)).toMatchObject({
    code: ErrorCode.CODE_EXPIRED,
    msg: '这个充值码已于2027年11月23日过期，如有疑问请联系客服',
  });
});

test('what cannot be one is told at its field, and is no try', async () => {
  for (let count = 0; count < 15; count += 1) {
    expect((await activate('123', 'ABCD')).data).toEqual({ field: 'card_no' });
  }
  expect((await useCode('ABCD')).data).toEqual({ field: 'code' });
  const { code } = await issue('RECHARGE_CODE');
  expect((await useCode(code)).code).toBe(ErrorCode.OK);
});

test('after ten tries a member waits, with the right code, too, whichever address they come from', async () => {
  const { id, code } = await issue();
  const from = (address: string, secret: string) =>
    world.server.call(
      'POST /api/account/gift_card/activate',
      { card_no: id, code: secret },
      { session, from: address },
    );
  for (let count = 0; count < 10; count += 1) {
    expect((await from(`10.0.0.${count}`, 'ABCDEFGHJKLMNPQR')).code).toBe(ErrorCode.CODE_WRONG);
  }
  world.wait(60);
  expect(await from('10.0.1.1', code)).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '试的次数太多了，请59分钟后再试，或联系客服',
    data: { retry_after: 3540 },
  });
  world.wait(3540);
  expect((await from('10.0.1.1', code)).code).toBe(ErrorCode.OK);
});

test('of one address all members together have forty', async () => {
  for (let count = 0; count < 5; count += 1) {
    const of = await newcomer();
    for (let tries = 0; tries < 8; tries += 1) await useCode('ABCDEFGHJKLMNPQR', of);
  }
  expect((await useCode('ABCDEFGHJKLMNPQR')).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
});

test('no code is stored that could be read', async () => {
  const { code } = await issue();
  expect(JSON.stringify(await world.db.select().from(prepaidCodes))).not.toContain(code);
});

test('cards and codes are for members', async () => {
  const { id, code } = await issue();
  const visitor = await world.ask('POST /api/account/gift_card/activate', { card_no: id, code });
  expect(visitor.code).toBe(ErrorCode.NOT_LOGGED_IN);
  expect((await world.ask('POST /api/account/recharge/use_code', { code })).code).toBe(
    ErrorCode.NOT_LOGGED_IN,
  );
});
