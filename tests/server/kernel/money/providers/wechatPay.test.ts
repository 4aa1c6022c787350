import type { PaymentRow } from '../../../../../server/kernel/money/paymentRepository';
import type {
  Opening,
  OutsideProvider,
  Payer,
} from '../../../../../server/kernel/money/providers/paymentProvider';
import { wechatPay, type WechatPayParts } from '../../../../../server/kernel/money/providers/wechatPay';
import { WechatPayStandIn } from '../../../support/WechatPayStandIn';

// Issue 12, real payment: WeChat Pay by its APIv3. The stand-in checks every call as the documents have it.

const now = new Date('2026-11-23T09:00:00+08:00');
const apps = {
  weapp: { appId: WechatPayStandIn.apps.weapp, secret: 's' },
  wechat: { appId: WechatPayStandIn.apps.wechat, secret: 's' },
};
let standIn: WechatPayStandIn;
let provider: OutsideProvider;
let count = 0;
let payment: PaymentRow;

/** The provider, its clock by default right. */
const made = (parts: Partial<WechatPayParts> = {}): OutsideProvider =>
  wechatPay({
    merchant: standIn.merchant,
    apps,
    publicOrigin: 'https://rental.example',
    clock: () => now,
    ...parts,
  });

beforeEach(async () => {
  standIn = await new WechatPayStandIn().listen();
  standIn.clock = () => now;
  provider = made();
  count += 1;
  payment = {
    id: `ZF26112300000000000${count}`,
    subjectKind: 'RENTAL',
    subjectId: 'D1',
    userId: 'ann',
    clientKey: 'key',
    method: 'WECHAT',
    provider: provider.name,
    amount: 76000,
    status: 'PENDING',
    createdAt: now,
    finishedAt: null,
  };
});
afterEach(() => standIn.close());

const patience = (): AbortSignal => AbortSignal.timeout(5000);
const opening = (payer: Partial<Payer> = {}, more: Partial<Opening> = {}): Opening => ({
  payer: { place: 'h5', ip: '198.51.100.7', ...payer },
  title: '日产轩逸 · 共3天 · 国贸店',
  expiresAt: new Date('2026-11-23T09:15:00+08:00'),
  ...more,
});
const begin = (payer?: Partial<Payer>, more?: Partial<Opening>) =>
  provider.begin(payment, opening(payer, more), patience());
const query = () => provider.query(payment, now, patience());
const close = () => provider.close(payment, patience());
const refund = (key: string, amount: number) => provider.refund(payment, { key, amount }, patience());

describe('opens a payment', () => {
  const order = {
    mchid: '1900000001',
    description: '日产轩逸 · 共3天 · 国贸店',
    time_expire: '2026-11-23T09:15:00+08:00',
    notify_url: 'https://rental.example/notify/wechat',
    amount: { total: 76000, currency: 'CNY' },
  };

  it('in the mini-program, with what its host is asked to pay', async () => {
    const instruction = await begin({ place: 'weapp', identity: 'O1' });
    expect(standIn.trade(payment.id).order).toEqual({
      ...order,
      appid: apps.weapp.appId,
      out_trade_no: payment.id,
      payer: { openid: 'O1' },
    });
    if (instruction.kind !== 'HOST' || instruction.provider !== 'WECHAT') throw new Error(instruction.kind);
    const { appId, timeStamp, nonceStr, package: about, signType, paySign } = instruction.parameters;
    expect({ appId, timeStamp, signType }).toEqual({
      appId: undefined,
      timeStamp: String(now.getTime() / 1000),
      signType: 'RSA',
    });
    expect(about).toMatch(/^prepay_id=\w+$/);
    expect(standIn.isOfMerchant([apps.weapp.appId, timeStamp, nonceStr, about], paySign)).toBe(true);
  });

  it('in WeChat’s own browser, which is told the app as well', async () => {
    const instruction = await begin({ place: 'wechat', identity: 'O2' });
    expect(standIn.trade(payment.id).order).toMatchObject({
      appid: apps.wechat.appId,
      payer: { openid: 'O2' },
    });
    expect(instruction).toMatchObject({ kind: 'HOST', parameters: { appId: apps.wechat.appId } });
  });

  it.each([
    ['/pay?orderid=D1&code=old&state=x', 'https://rental.example/pay?orderid=D1'],
    ['https://evil.example/', 'https://rental.example'],
    ['//evil.example/', 'https://rental.example'],
    [undefined, 'https://rental.example/'],
  ])('there sends who is not known to be asked, who comes back to the screen: %p', async (page, back) => {
    const instruction = await begin({ place: 'wechat', ...(page !== undefined && { page }) });
    if (instruction.kind !== 'REDIRECT') throw new Error(instruction.kind);
    const { host, pathname, searchParams, hash } = new URL(instruction.url);
    expect([host + pathname, hash]).toEqual([
      'open.weixin.qq.com/connect/oauth2/authorize',
      '#wechat_redirect',
    ]);
    expect(Object.fromEntries(searchParams)).toEqual({
      appid: apps.wechat.appId,
      redirect_uri: back,
      response_type: 'code',
      scope: 'snsapi_base',
    });
    expect(standIn.asked).toEqual([]);
  });

  it('in every other browser on a page of its own, which leads back', async () => {
    const instruction = await begin();
    const { order: sent } = standIn.trade(payment.id);
    expect(sent.scene_info).toEqual({ payer_client_ip: '198.51.100.7', h5_info: { type: 'Wap' } });
    if (instruction.kind !== 'REDIRECT') throw new Error(instruction.kind);
    expect(new URL(instruction.url).searchParams.get('redirect_url')).toBe(
      `https://rental.example/pay/payment?payment_id=${payment.id}`,
    );
  });

  it('once: the same payment begun again is the same there', async () => {
    await begin();
    await begin();
    expect(standIn.trades.size).toBe(1);
  });

  it('for a minute at least, and with a title that is not too long', async () => {
    await begin({}, { expiresAt: now, title: '长'.repeat(200) });
    const { time_expire, description } = standIn.trade(payment.id).order;
    expect([time_expire, description.length]).toEqual(['2026-11-23T09:01:00+08:00', 127]);
  });

  it('without an end where what is paid for waits', async () => {
    await begin({}, { expiresAt: null });
    expect(standIn.trade(payment.id).order).not.toHaveProperty('time_expire');
  });

  it('not where nobody says who pays', async () => {
    await expect(begin({ place: 'weapp' })).rejects.toThrow('暂时无法确认您的微信身份');
    expect(standIn.asked).toEqual([]);
  });

  it.each([
    [apps, ['h5', 'weapp', 'wechat']],
    [{ weapp: apps.weapp }, ['h5', 'weapp']],
    [{ wechat: apps.wechat }, ['h5', 'wechat']],
  ])('where it has an app: %j', (ours, places) => {
    expect(made({ apps: ours }).places).toEqual(places);
  });

  it('of no merchant without any app', () => {
    expect(() => made({ apps: {} })).toThrow('WeChat Pay is of no use without an app');
  });
});

describe('says how a payment stands', () => {
  it.each([
    ['NOTPAY', 'PENDING'],
    ['USERPAYING', 'UNKNOWN'],
    ['CLOSED', 'CANCELLED'],
    ['PAYERROR', 'FAILED'],
  ] as const)('%s is %s', async (state, status) => {
    await begin();
    standIn.trade(payment.id).state = state;
    expect(await query()).toBe(status);
  });

  it('paid is paid, also when some of it went back', async () => {
    await begin();
    standIn.pay(payment.id);
    expect(await query()).toBe('SUCCEEDED');
    await refund('CANCELLED:1', 100);
    expect(await query()).toBe('SUCCEEDED');
  });

  it('of one that it has never heard of, nothing new', async () => {
    expect(await query()).toBe('PENDING');
    payment.status = 'UNKNOWN';
    expect(await query()).toBe('UNKNOWN');
  });

  it.each([
    ['another amount', '"total":76000', '"total":1', 'another amount'],
    ['another currency', '"currency":"CNY"', '"currency":"USD"', 'another amount'],
    ['another payment', '"out_trade_no":"ZF', '"out_trade_no":"YF', 'another payment'],
    ['another merchant', '"mchid":"1', '"mchid":"2', 'another payment'],
    ['a state that nobody knows', '"trade_state":"SUCCESS"', '"trade_state":"NEW"', 'not documented'],
    ['no state at all', '"trade_state":"SUCCESS",', '', 'not documented'],
  ])('throws for %s, however well it is signed', async (_what, part, other, refusal) => {
    await begin();
    standIn.pay(payment.id);
    standIn.say = body => body.replace(part, other);
    await expect(query()).rejects.toThrow(refusal);
  });
});

describe('believes no answer', () => {
  const signature = { 'wechatpay-signature': 'AAAA' };
  it.each([
    ['without a signature', { 'wechatpay-signature': '' }, 'not signed by WeChat Pay'],
    ['signed by another', signature, 'not signed by WeChat Pay'],
    ['of another key', { 'wechatpay-serial': 'ANOTHER' }, 'a key that is not known'],
    ['without a time', { 'wechatpay-timestamp': '' }, 'at another time'],
    ['of no time', { 'wechatpay-timestamp': '1e9' }, 'at another time'],
  ])('%s', async (_what, changes, refusal) => {
    await begin();
    standIn.tamper = ({ headers, ...answer }) => ({ ...answer, headers: { ...headers, ...changes } });
    await expect(query()).rejects.toThrow(refusal);
  });

  it.each([
    [-299, true],
    [299, true],
    [-301, false],
    [301, false],
  ])('of a clock that is %i seconds off: %p', async (seconds, isBelieved) => {
    await begin();
    // It looks at the call by the right time, and signs its answer by the wrong one.
    standIn.say = body => {
      standIn.clock = () => new Date(now.getTime() + seconds * 1000);
      return body;
    };
    const asked = query();
    await (isBelieved
      ? expect(asked).resolves.toBe('PENDING')
      : expect(asked).rejects.toThrow('at another time'));
  });

  it('to a call whose own time is wrong', async () => {
    standIn.clock = () => new Date(now.getTime() + 301_000);
    await expect(begin()).rejects.toMatchObject({ code: 'SIGN_ERROR' });
  });

  it('that does not come in time', async () => {
    standIn.isSilent = true;
    await expect(provider.query(payment, now, AbortSignal.timeout(50))).rejects.toThrow(/abort|timeout/i);
  });

  it.each([
    [200, '<html>'],
    [500, '<html>'],
    [500, '{}'],
  ])('that is none of its own: %i %s', async (status, body) => {
    standIn.tamper = () => ({ status, body });
    await expect(query()).rejects.toThrow();
  });
});

describe('closes a payment', () => {
  it('that nobody has paid, also a second time, so that it can no longer be paid', async () => {
    await begin();
    expect(await close()).toBe('CANCELLED');
    expect(await close()).toBe('CANCELLED');
    expect(() => standIn.pay(payment.id)).toThrow('ORDER_CLOSED');
    await expect(begin()).rejects.toMatchObject({ code: 'ORDER_CLOSED' });
  });

  it('that it has never heard of', async () => {
    expect(await close()).toBe('CANCELLED');
  });

  it('not when the money was faster, and says so', async () => {
    await begin();
    standIn.pay(payment.id);
    expect(await close()).toBe('SUCCEEDED');
  });

  it('not while somebody pays: it is tried again', async () => {
    await begin();
    standIn.trade(payment.id).state = 'USERPAYING';
    await expect(close()).rejects.toThrow('has not closed');
  });
});

describe('gives money back', () => {
  beforeEach(async () => {
    await begin();
    standIn.pay(payment.id);
  });
  const back = () => Object.fromEntries(standIn.trade(payment.id).refunds);

  it('in parts, each once, however often it is asked for', async () => {
    await refund('CANCELLED:ZF1', 30000);
    await refund('CANCELLED:ZF1', 30000);
    await refund('LATE:ZF1', 46000);
    expect(back()).toEqual({ 'CANCELLED-ZF1': 30000, 'LATE-ZF1': 46000 });
  });

  it('never more than came', async () => {
    await refund('A:1', 76000);
    await expect(refund('B:1', 1)).rejects.toMatchObject({ code: 'NOT_ENOUGH' });
  });

  it.each(['ABNORMAL', 'CLOSED'])('and says when it does not arrive: %s', async status => {
    standIn.refundStatus = status;
    await expect(refund('A:1', 100)).rejects.toThrow(`says of the refund: ${status}`);
  });

  it.each([
    ['"out_refund_no":"A-1"', '"out_refund_no":"B-1"'],
    ['"refund":100', '"refund":1'],
  ])('not by an answer about another one: %s', async (part, other) => {
    standIn.say = body => body.replace(part, other);
    await expect(refund('A:1', 100)).rejects.toThrow('another refund');
  });
});

describe('is heard', () => {
  const read = ({ headers, payload }: ReturnType<WechatPayStandIn['paidNotice']>): string | undefined =>
    provider.notifying?.paymentIdOf({ headers, body: Buffer.from(payload) });

  it('of a payment by its id alone', async () => {
    await begin();
    standIn.pay(payment.id);
    expect(read(standIn.paidNotice(payment.id))).toBe(payment.id);
  });

  it('of refunds without anything to do', () => {
    const notice = standIn.notice('REFUND.SUCCESS', { mchid: '1900000001', out_trade_no: payment.id });
    expect(read(notice)).toBeUndefined();
  });

  it('not of another merchant, and not in another shape', () => {
    const about = { mchid: '2', out_trade_no: payment.id };
    expect(() => read(standIn.notice('TRANSACTION.SUCCESS', about))).toThrow('another merchant');
    expect(() => read(standIn.notice('TRANSACTION.SUCCESS', {}))).toThrow('not documented');
  });

  it('not when it is encrypted by another key', async () => {
    await begin();
    const notice = standIn.paidNotice(payment.id);
    provider = made({ merchant: { ...standIn.merchant, apiKey: 'x'.repeat(32) } });
    expect(() => read(notice)).toThrow();
  });

  it('not five minutes later, whoever sends it again', async () => {
    await begin();
    const notice = standIn.paidNotice(payment.id);
    provider = made({ clock: () => new Date(now.getTime() + 301_000) });
    expect(() => read(notice)).toThrow('at another time');
  });
});
