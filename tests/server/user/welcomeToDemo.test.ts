import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { eq } from 'drizzle-orm';
import { welcomeToDemo } from '../../../server/areas/user/welcomeToDemo';
import { startTestServer, type TestServer } from '../support/testServer';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';

// Issue 12, money: newcomers start with something of each in the demo.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const messagesOf = async (mobile: string): Promise<string[]> =>
  (await server.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile))).map(
    ({ text }) => text,
  );

/** Logs in as an app does, with the code of the message. */
async function logIn(mobile: string) {
  server.now = new Date(server.clock().getTime() + 61_000);
  // A mini-program is told its token, which a browser keeps to itself.
  const phone = { session: { cookie: 'device=a-phone' }, version: { deviceType: 'weapp' } };
  await server.call('POST /api/user/sms/send_vcode', { mobile }, phone);
  const vcode = /\d{6}/.exec((await messagesOf(mobile)).pop() ?? '')?.[0] ?? '';
  const { data } = await server.call('POST /api/user/login', { mobile, vcode }, phone);
  return { cookie: `token=${data.token}`, login: data };
}

const amounts = async (session: Awaited<ReturnType<typeof logIn>>) =>
  (await server.call('GET /api/account/get_amount', {}, { session })).data;

test('a newcomer of the sandbox has something of each, and cards that work', async () => {
  const mobile = '13700000001';
  const session = await logIn(mobile);
  expect(await amounts(session)).toEqual({ balance: 10_000, wkcoin: 500, integral: 300, coupon_count: 4 });
  const text = (await messagesOf(mobile)).pop() ?? '';
  const [, card_no = '', code = '', slip = '', exchange = '', voucher = ''] =
    /卡号([\d ]+)，密码([A-Z\d ]+)；充值码（50元）([A-Z\d ]+)；优惠券兑换码([A-Z\d ]+)；悟空币兑换券（200个）([A-Z\d ]+)。/.exec(
      text,
    ) ?? [];
  const card = await server.call('POST /api/account/gift_card/activate', { card_no, code }, { session });
  expect(card.data).toEqual({ amount: 20_000, balance: 30_000 });
  const used = await server.call('POST /api/account/recharge/use_code', { code: slip }, { session });
  expect(used.data).toEqual({ amount: 5_000, balance: 35_000 });

  const coupon = await server.call('POST /api/account/coupon/active', { code: exchange }, { session });
  expect(coupon.data).toMatchObject({ name: '兑换专享券', value: 3_000, status: 0 });

  const coins = await server.call('POST /api/account/voucher/exchange', { code: voucher }, { session });
  expect(coins.data).toEqual({ kind: 'PURSE', purse: 'wkcoin', amount: 200, held: 700 });

  // Who comes again is no newcomer.
  const again = await logIn(mobile);
  expect(again.login.isnew).toBe(0);
  expect((await amounts(again)).balance).toBe(35_000);
});

test('however often it is asked for, the wallet is filled once', async () => {
  const mobile = '13700000002';
  const session = await logIn(mobile);
  const { user_id: id } = session.login;
  await welcomeToDemo(
    { db: server.db, sms: sandboxSmsSender(server.db), now: server.clock() },
    { id, mobile },
  );
  expect((await amounts(session)).balance).toBe(10_000);
});

test('outside of the sandbox nothing is given away', async () => {
  server.settings.sandbox = false;
  try {
    const session = await logIn('13700000003');
    expect(session.login.isnew).toBe(1);
    expect(await amounts(session)).toMatchObject({ balance: 0, wkcoin: 0, integral: 0 });
  } finally {
    server.settings.sandbox = true;
  }
});
