import { issueCouponCode } from '../../../server/areas/account/couponCodes';
import { issuePrepaid } from '../../../server/areas/wallet/public';
import { prepaidCodes } from '../../../server/areas/wallet/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../src/domain/errorCode';
import { inGroups } from '../../../src/domain/printedCode';
import type { PurseName } from '../../../src/domain/rewards';
import { monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Specification §7, exchange voucher: a code is exchanged for what it is good for, once.

const validTo = new Date('2027-11-23T09:00:00+08:00');

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_700_000_000;
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

const issue = async (purse: PurseName, amount: number): Promise<string> =>
  (await issuePrepaid(world.db, { kind: 'VOUCHER', purse, amount, validTo }, monday)).code;
const couponCode = () =>
  issueCouponCode(
    world.db,
    {
      grant: {
        ...{ name: '兑换专享券', kind: 'AMOUNT', value: 3_000, cap: null, threshold: 0, scope: 'ANY' },
        rule: '减30元',
      },
      ...{ days: 30, validTo },
    },
    monday,
  );
const exchange = (code: string, of: TestSession | undefined = session) =>
  world.ask('POST /api/account/voucher/exchange', { code }, of);

test.each([
  ['balance', 5_000],
  ['wkcoin', 200],
  ['integral', 300],
] as const)('one for the %s fills it with %d, however it is typed', async (purse, amount) => {
  await world.fill(session, { [purse]: 50 });
  const { data } = await exchange(inGroups(await issue(purse, amount)).toLowerCase());
  expect(data).toEqual({ kind: 'PURSE', purse, amount, held: amount + 50 });
  const endpoint = {
    balance: 'GET /api/account/balance/get_records',
    wkcoin: 'GET /api/account/wkcoin/get_records',
    integral: 'GET /api/account/jf/get_records',
  } as const;
  const { records } = await world.get(endpoint[purse], { page: 1 }, session);
  expect(records[0]).toMatchObject({ amount, reason: '兑换券' });
});

test('one for a coupon brings it, and a recharge code fills the balance: nobody need know which one they hold', async () => {
  const { data } = await exchange(await couponCode());
  expect(data).toMatchObject({ kind: 'COUPON', coupon: { name: '兑换专享券', value: 3_000, status: 0 } });
  const slip = await issuePrepaid(world.db, { kind: 'RECHARGE_CODE', amount: 5_000, validTo }, monday);
  const filled = await exchange(slip.code);
  expect(filled.data).toEqual({ kind: 'PURSE', purse: 'balance', amount: 5_000, held: 5_000 });
});

test('it is exchanged once: again the same to who has it, refused to another, also at the same moment', async () => {
  const code = await issue('wkcoin', 200);
  const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
  expect(answers.map(({ data }) => data)).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'PURSE', purse: 'wkcoin', amount: 200, held: 200 })),
  );
  const other = await newcomer();
  expect(await exchange(code, other)).toMatchObject({
    code: ErrorCode.CODE_EXPIRED,
    msg: '这张兑换券已经使用过了',
  });
  const voucherOfCoupon = await couponCode();
  await exchange(voucherOfCoupon);
  expect(await exchange(voucherOfCoupon, other)).toMatchObject({
    code: ErrorCode.CODE_EXPIRED,
    msg: '这个兑换码已经使用过了',
  });
  expect((await world.user(other)).wkcoin).toBe(0);
});

test('of two members at the same moment one has it', async () => {
  const code = await issue('balance', 5_000);
  const two = [session, await newcomer()];
  const answers = await Promise.all(two.map(of => exchange(code, of)));
  expect(answers.map(answer => answer.code).sort()).toEqual([ErrorCode.OK, ErrorCode.CODE_EXPIRED]);
});

test('what is wrong with a code is said; a gift card needs its number', async () => {
  expect(await exchange('ABCD')).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field: 'code' } });
  const card = await issuePrepaid(world.db, { kind: 'GIFT_CARD', amount: 5_000, validTo }, monday);
  const unknown = await exchange('ABCDEFGHJKLMNPQR');
  expect(unknown).toEqual({ code: ErrorCode.CODE_WRONG, msg: '兑换码不正确，请核对后再试', data: null });
  expect(await exchange(card.code)).toEqual(unknown);
  const code = await issue('wkcoin', 200);
  world.server.now = new Date(validTo.getTime() + 1);
  session = await newcomer();
  expect((await exchange(code)).msg).toBe('这张兑换券已于2027年11月23日过期，如有疑问请联系客服');
});

test('after ten tries a member waits, with the right code, too; each code is one try', async () => {
  const code = await issue('wkcoin', 200);
  for (let count = 0; count < 10; count += 1) {
    expect((await exchange('ABCDEFGHJKLMNPQR')).code).toBe(ErrorCode.CODE_WRONG);
  }
  expect((await exchange(code)).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
  world.wait(3_600);
  expect((await exchange(code)).code).toBe(ErrorCode.OK);
});

test('no code is stored that could be read, and visitors exchange none', async () => {
  const code = await issue('wkcoin', 200);
  expect(JSON.stringify(await world.db.select().from(prepaidCodes))).not.toContain(code);
  const visitor = await world.ask('POST /api/account/voucher/exchange', { code });
  expect(visitor.code).toBe(ErrorCode.NOT_LOGGED_IN);
});
