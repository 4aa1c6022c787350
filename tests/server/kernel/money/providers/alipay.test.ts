import { codeToAlipayUser } from '../../../../../server/kernel/hosts/codeToAlipayUser';
import type { PaymentRow } from '../../../../../server/kernel/money/paymentRepository';
import { alipay, type AlipayParts } from '../../../../../server/kernel/money/providers/alipay';
import type {
  Opening,
  OutsideProvider,
  Payer,
} from '../../../../../server/kernel/money/providers/paymentProvider';
import { AlipayStandIn } from '../../../support/AlipayStandIn';
import { WechatPayStandIn } from '../../../support/WechatPayStandIn';

// Issue 12, real payment: Alipay by its open platform. The stand-in checks every call as the documents have it.

const now = new Date('2026-11-23T09:00:00+08:00');
let standIn: AlipayStandIn;
let provider: OutsideProvider;
let payment: PaymentRow;

/** The provider, its clock by default right. */
const made = (parts: Partial<AlipayParts> = {}): OutsideProvider =>
  alipay({ merchant: standIn.merchant, publicOrigin: 'https://rental.example', clock: () => now, ...parts });

beforeEach(async () => {
  standIn = await new AlipayStandIn().listen();
  standIn.clock = () => now;
  provider = made();
  payment = {
    id: 'ZF261123000000000001',
    subjectKind: 'RENTAL',
    subjectId: 'D1',
    userId: 'ann',
    clientKey: 'key',
    method: 'ALIPAY',
    provider: provider.name,
    amount: 76005,
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
/** Begins it in a browser, which opens the page. */
const visit = async (payer?: Partial<Payer>, more?: Partial<Opening>) => {
  const instruction = await begin(payer, more);
  if (instruction.kind !== 'REDIRECT') throw new Error(instruction.kind);
  return standIn.visit(instruction.url);
};
const query = () => provider.query(payment, now, patience());
const close = () => provider.close(payment, patience());
const refund = (key: string, amount: number) => provider.refund(payment, { key, amount }, patience());

describe('opens a payment', () => {
  it('in a browser by a page that makes it, leads back and gives it up where it was begun', async () => {
    const fields = await visit({ page: '/pay?orderid=D1' });
    expect(fields).toMatchObject({
      notify_url: 'https://rental.example/notify/alipay',
      return_url: `https://rental.example/pay/payment?payment_id=${payment.id}`,
      timestamp: '2026-11-23 09:00:00',
    });
    expect(JSON.parse(fields.biz_content ?? '')).toEqual({
      out_trade_no: payment.id,
      total_amount: '760.05',
      subject: '日产轩逸 · 共3天 · 国贸店',
      time_expire: '2026-11-23 09:15:00',
      product_code: 'QUICK_WAP_WAY',
      quit_url: 'https://rental.example/pay?orderid=D1',
    });
    // Nothing was asked of the gateway: the browser opens it.
    expect(standIn.asked).toEqual([]);
  });

  it.each([
    ['2088102177805441', { buyer_id: '2088102177805441' }],
    [
      '074a1CcTG1LelxKe4xQC0zgNdId0nxi95b5lsNpazWYoCo5',
      { buyer_open_id: '074a1CcTG1LelxKe4xQC0zgNdId0nxi95b5lsNpazWYoCo5' },
    ],
  ])('in its mini-program for who the host knows as %s', async (identity, buyer) => {
    const instruction = await begin({ place: 'alipay', identity });
    expect(instruction).toEqual({
      kind: 'HOST',
      provider: 'ALIPAY',
      parameters: { tradeNO: '2026112322001400000001' },
    });
    const sent = new URLSearchParams(standIn.asked[0]?.body).get('biz_content') ?? '';
    expect(JSON.parse(sent)).toMatchObject({
      ...buyer,
      product_code: 'JSAPI_PAY',
      op_app_id: AlipayStandIn.appId,
    });
  });

  it('without an end where what is paid for waits', async () => {
    const { biz_content = '' } = await visit({}, { expiresAt: null });
    expect(JSON.parse(biz_content)).not.toHaveProperty('time_expire');
  });

  it('not where nobody says who pays', async () => {
    await expect(begin({ place: 'alipay' })).rejects.toThrow('暂时无法确认您的支付宝身份');
  });

  it('for a minute at least, with a title that Alipay takes', async () => {
    const fields = await visit({}, { expiresAt: now, title: `A/B=C&D${'长'.repeat(200)}` });
    const { subject, time_expire } = JSON.parse(fields.biz_content ?? '') as Record<string, string>;
    expect([time_expire, subject?.slice(0, 8), subject?.length]).toEqual([
      '2026-11-23 09:01:00',
      'A B C D长',
      128,
    ]);
  });

  it('in browsers and in its own mini-program, not in WeChat, which keeps it out', () => {
    expect(provider.places).toEqual(['alipay', 'h5']);
  });
});

describe('says how a payment stands', () => {
  it.each([
    ['WAIT_BUYER_PAY', 'PENDING'],
    ['TRADE_SUCCESS', 'SUCCEEDED'],
    ['TRADE_FINISHED', 'SUCCEEDED'],
    ['TRADE_CLOSED', 'CANCELLED'],
  ] as const)('%s is %s', async (state, status) => {
    await visit();
    standIn.trade(payment.id).state = state;
    expect(await query()).toBe(status);
  });

  it('of one whose page nobody has opened, nothing new', async () => {
    expect(await query()).toBe('PENDING');
  });

  it.each([
    ['another amount', '"total_amount":"760.05"', '"total_amount":"760.04"', 'another amount'],
    ['what is no amount', '"total_amount":"760.05"', '"total_amount":"7e2"', 'no amount'],
    ['another payment', '"out_trade_no":"ZF', '"out_trade_no":"YF', 'another payment'],
    ['a state that nobody knows', 'TRADE_SUCCESS', 'TRADE_NEW', 'not documented'],
    ['no amount', ',"total_amount":"760.05"', '', 'not documented'],
  ])('throws for %s, however well it is signed', async (_what, part, other, refusal) => {
    await visit();
    standIn.pay(payment.id);
    standIn.say = body => body.replace(part, other);
    await expect(query()).rejects.toThrow(refusal);
  });
});

describe('believes no answer', () => {
  const text = (body: string | Buffer): string => body.toString();
  it.each([
    ['that was changed on its way', (body: string) => body.replace('WAIT_BUYER_PAY', 'TRADE_SUCCESS')],
    [
      'that is signed twice over',
      (body: string) => body.replace('{"alipay', '{"alipay_trade_query_response":{"code":"10000"},"alipay'),
    ],
    ['without a signature', (body: string) => body.replace(/,"sign":"[^"]*"/, '')],
    ['of somebody else', (body: string) => body.replace(/"sign":"[^"]*"/, '"sign":"AAAA"')],
    ['that is none of its own', () => '<html>'],
    ['that is empty', () => ''],
  ])('%s', async (_what, change) => {
    await visit();
    standIn.tamper = answer => ({ ...answer, body: change(text(answer.body)) });
    await expect(query()).rejects.toThrow();
  });

  it('that does not come in time', async () => {
    standIn.isSilent = true;
    await expect(provider.query(payment, now, AbortSignal.timeout(50))).rejects.toThrow(/abort|timeout/i);
  });

  it('to a call whose own time is wrong, or that is signed by another', async () => {
    const late = made({ clock: () => new Date(now.getTime() + 3_600_000) });
    await expect(late.query(payment, now, patience())).rejects.toMatchObject({
      code: 'isv.invalid-timestamp',
    });
    const { privateKey } = new WechatPayStandIn().merchant;
    const stranger = made({ merchant: { ...standIn.merchant, privateKey } });
    await expect(stranger.query(payment, now, patience())).rejects.toMatchObject({
      code: 'isv.invalid-signature',
    });
  });
});

describe('closes a payment', () => {
  it('that nobody has paid, also a second time, so that it can no longer be paid', async () => {
    await visit();
    expect(await close()).toBe('CANCELLED');
    expect(await close()).toBe('CANCELLED');
    await expect(visit()).rejects.toThrow('ACQ.TRADE_HAS_CLOSE');
  });

  it('that it has never heard of', async () => {
    expect(await close()).toBe('CANCELLED');
  });

  it('not when the money was faster, and says so', async () => {
    await visit();
    standIn.pay(payment.id);
    expect(await close()).toBe('SUCCEEDED');
  });

  it('not while it says no: it is tried again', async () => {
    await visit();
    standIn.say = body => body.replace('"10000"', '"40004"');
    await expect(close()).rejects.toThrow('was refused');
  });
});

describe('gives money back', () => {
  beforeEach(async () => {
    await visit();
    standIn.pay(payment.id);
  });

  it('in parts, each once, however often it is asked for', async () => {
    await refund('CANCELLED:ZF1', 30000);
    await refund('CANCELLED:ZF1', 30000);
    await refund('LATE:ZF1', 46005);
    expect(Object.fromEntries(standIn.trade(payment.id).refunds)).toEqual({
      'CANCELLED-ZF1': '300.00',
      'LATE-ZF1': '460.05',
    });
  });

  it('never more than came, and no other amount by the same number', async () => {
    await refund('A:1', 76005);
    await expect(refund('B:1', 1)).rejects.toThrow('was refused');
    await expect(refund('A:1', 1)).rejects.toMatchObject({ code: 'ACQ.DISCORDANT_REPEAT_REQUEST' });
  });

  it('and is not sure by an answer that moved nothing', async () => {
    standIn.say = body =>
      body.replace('"fund_change":"Y"', '"fund_change":"N"').replace('REFUND_SUCCESS', 'REFUND_CLOSED');
    await expect(refund('A:1', 100)).rejects.toThrow('has not sent the refund');
    standIn.say = body => body;
    await refund('A:1', 100);
    expect([...standIn.trade(payment.id).refunds.values()]).toEqual(['1.00']);
  });
});

describe('is heard', () => {
  const read = ({ headers, payload }: ReturnType<AlipayStandIn['paidNotice']>): string | undefined =>
    provider.notifying?.paymentIdOf({ headers, body: Buffer.from(payload) });

  it('of a payment by its id alone', async () => {
    await visit();
    expect(read(standIn.paidNotice(payment.id))).toBe(payment.id);
  });

  it('not of another app', async () => {
    await visit();
    expect(() => read(standIn.paidNotice(payment.id, { app_id: '2' }))).toThrow('another app');
  });

  it.each([
    ['2026-11-22 08:00:00', true],
    ['2026-11-22 06:59:00', false],
    ['2026-11-23 09:04:00', true],
    ['2026-11-23 09:06:00', false],
    ['soon', false],
    ['', false],
  ])('of %s, sent by its own repetition and no later: %p', async (notify_time, isHeard) => {
    await visit();
    const hear = () => read(standIn.paidNotice(payment.id, { notify_time }));
    if (isHeard) expect(hear()).toBe(payment.id);
    else expect(hear).toThrow('at another time');
  });
});

describe('tells who uses its mini-program', () => {
  it('by a code, in a call that is signed', async () => {
    standIn.clock = () => new Date();
    standIn.users.set('C1', 'open-id-of-ann');
    const identify = codeToAlipayUser(standIn.merchant);
    expect(await identify('C1')).toBe('open-id-of-ann');
    expect(await identify('C2')).toBeUndefined();
  });

  it('not when it cannot be reached', async () => {
    const identify = codeToAlipayUser({ ...standIn.merchant, gateway: 'http://127.0.0.1:1' });
    expect(await identify('C1')).toBeUndefined();
  });
});
