import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Type } from 'typebox';
import type { PaymentInstruction, PaymentStatus } from '../../../../types/api/pay';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { MINUTE, toIso } from '../../../../src/domain/shanghaiTime';
import type { HostApp, Settings, WechatMerchant } from '../../../settings';
import { Failure } from '../../failure';
import { expectShape } from '../../gateways/expectShape';
import { GatewayRefusal } from '../../gateways/GatewayRefusal';
import { WechatPayGateway } from '../../gateways/WechatPayGateway';
import { accessPage } from '../../hosts/codeToAccess';
import type { HostPlace } from '../../hosts/hostIdentity';
import type { PaymentRow } from '../paymentRepository';
import { billRows, cellOf } from './billRows';
import { fenOfYuan } from './fenOfYuan';
import {
  refundNumber,
  type BillLine,
  type Notifying,
  type Opening,
  type OutsideProvider,
} from './paymentProvider';
import { notifyAddress, ownPage, paymentPage } from './publicPages';

/** How it is known where no merchant of it is configured, too. */
export const WECHAT_PAY = {
  name: 'WECHATPAY',
  arrival: '原路退回，零钱一般20分钟内到账，银行卡一般1至3个工作日到账',
} as const;

/** What it works with. */
export interface WechatPayParts {
  merchant: WechatMerchant;
  apps: Pick<Settings['hostApps'], 'weapp' | 'wechat'>;
  publicOrigin: string;
  clock: () => Date;
}

/** A payment is open for a minute at least, or WeChat Pay refuses to open it. */
const SHORTEST = MINUTE;

/** Characters of a title that WeChat Pay takes. */
const TITLE_LENGTH = 127;

const Prepaid = Type.Object({ prepay_id: Type.String() });
const PageOfIt = Type.Object({ h5_url: Type.String() });
const Trade = Type.Object({
  mchid: Type.String(),
  out_trade_no: Type.String(),
  trade_state: Type.String(),
  amount: Type.Optional(Type.Object({ total: Type.Integer(), currency: Type.Optional(Type.String()) })),
});
const Refunded = Type.Object({
  out_refund_no: Type.String(),
  status: Type.String(),
  amount: Type.Object({ refund: Type.Integer(), total: Type.Integer() }),
});
const Bill = Type.Object({
  hash_type: Type.Literal('SHA1'),
  hash_value: Type.String(),
  download_url: Type.String(),
});
const Paid = Type.Object({ mchid: Type.String(), out_trade_no: Type.String() });

/** Its states as ours; one that went back was paid. */
const STATES: Readonly<Record<string, PaymentStatus>> = {
  SUCCESS: 'SUCCEEDED',
  REFUND: 'SUCCEEDED',
  NOTPAY: 'PENDING',
  USERPAYING: 'UNKNOWN',
  CLOSED: 'CANCELLED',
  REVOKED: 'CANCELLED',
  PAYERROR: 'FAILED',
};

/** WeChat Pay has never heard of a payment. */
const UNHEARD = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];

/** What of a refund is done, or will be without us. */
const SENT = ['SUCCESS', 'PROCESSING'];

const GONE = Symbol('unheard');

/**
 * WeChat Pay (APIv3): JSAPI where WeChat knows the payer (its mini-program, its own browser), H5 in every other
 * browser.
 */
export function wechatPay({ merchant, apps, publicOrigin, clock }: WechatPayParts): OutsideProvider {
  const gateway = new WechatPayGateway(merchant, clock);
  const anyApp = apps.wechat ?? apps.weapp;
  if (!anyApp) throw new Error('WeChat Pay is of no use without an app');

  /** What every way of opening a payment tells. */
  const orderOf = ({ id, amount }: PaymentRow, { title, expiresAt }: Opening, app: HostApp) => ({
    appid: app.appId,
    mchid: merchant.id,
    description: title.slice(0, TITLE_LENGTH),
    out_trade_no: id,
    ...(expiresAt && {
      time_expire: toIso(Math.max(expiresAt.getTime(), clock().getTime() + SHORTEST)),
    }),
    notify_url: notifyAddress(publicOrigin, notifying.path),
    amount: { total: amount, currency: 'CNY' },
  });

  const beginByHost = async (
    payment: PaymentRow,
    opening: Opening,
    app: HostApp,
    signal: AbortSignal,
  ): Promise<PaymentInstruction> => {
    const { identity, place } = opening.payer;
    if (identity === undefined) throw unidentified();
    const path = '/v3/pay/transactions/jsapi';
    const order = { ...orderOf(payment, opening, app), payer: { openid: identity } };
    const { prepay_id } = expectShape(Prepaid, await gateway.call('POST', path, order, signal), path);
    const timeStamp = gateway.timestamp();
    const nonceStr = gateway.nonce();
    const about = `prepay_id=${prepay_id}`;
    const paySign = gateway.sign([app.appId, timeStamp, nonceStr, about]);
    // The mini-program's own call knows its app.
    const appId = place === 'wechat' ? { appId: app.appId } : {};
    return {
      kind: 'HOST',
      provider: 'WECHAT',
      parameters: { ...appId, timeStamp, nonceStr, package: about, signType: 'RSA', paySign },
    };
  };

  const beginOnPage = async (
    payment: PaymentRow,
    opening: Opening,
    signal: AbortSignal,
  ): Promise<PaymentInstruction> => {
    const path = '/v3/pay/transactions/h5';
    const scene = { payer_client_ip: opening.payer.ip, h5_info: { type: 'Wap' } };
    const order = { ...orderOf(payment, opening, anyApp), scene_info: scene };
    const { h5_url } = expectShape(PageOfIt, await gateway.call('POST', path, order, signal), path);
    const back = encodeURIComponent(paymentPage(publicOrigin, payment.id));
    return { kind: 'REDIRECT', url: `${h5_url}&redirect_url=${back}` };
  };

  const stateOf = async (
    { id, amount }: PaymentRow,
    signal: AbortSignal,
  ): Promise<PaymentStatus | typeof GONE> => {
    const path = `/v3/pay/transactions/out-trade-no/${id}?mchid=${merchant.id}`;
    const answer = await gateway.call('GET', path, undefined, signal).catch(goneIfUnheard);
    if (answer === GONE) return GONE;
    const trade = expectShape(Trade, answer, 'A query');
    const state = STATES[trade.trade_state];
    if (!state) throw new Error('WeChat Pay knows a state that is not documented');
    if (trade.mchid !== merchant.id || trade.out_trade_no !== id) {
      throw new Error('WeChat Pay has answered about another payment');
    }
    if (
      state === 'SUCCEEDED' &&
      (trade.amount?.total !== amount || (trade.amount.currency ?? 'CNY') !== 'CNY')
    ) {
      throw new Error('WeChat Pay has taken another amount than the payment says');
    }
    return state;
  };

  const notifying: Notifying = {
    path: 'wechat',
    paymentIdOf({ headers, body }) {
      const { type, resource } = gateway.open(headers, body);
      if (!type.startsWith('TRANSACTION.')) return undefined;
      const { mchid, out_trade_no } = expectShape(Paid, resource, 'A notification');
      if (mchid !== merchant.id) throw new Error('It is about the payment of another merchant');
      return out_trade_no;
    },
    taken: { body: '{"code":"SUCCESS","message":"成功"}', type: 'application/json' },
    refused: { body: '{"code":"FAIL","message":"失败"}', type: 'application/json' },
  };

  const places: HostPlace[] = [
    'h5',
    ...(apps.weapp ? (['weapp'] as const) : []),
    ...(apps.wechat ? (['wechat'] as const) : []),
  ];

  return {
    kind: 'OUTSIDE',
    ...WECHAT_PAY,
    places,
    notifying,
    async begin(payment, opening, signal) {
      const { place, identity, page } = opening.payer;
      if (place === 'weapp' && apps.weapp) return beginByHost(payment, opening, apps.weapp, signal);
      if (place !== 'wechat' || !apps.wechat) return beginOnPage(payment, opening, signal);
      // Who comes back from there brings the code that tells who pays.
      if (identity === undefined) {
        return { kind: 'REDIRECT', url: accessPage(apps.wechat.appId, ownPage(publicOrigin, page)) };
      }
      return beginByHost(payment, opening, apps.wechat, signal);
    },
    async query(payment, _now, signal) {
      const state = await stateOf(payment, signal);
      return state === GONE ? payment.status : state;
    },
    async close(payment, signal) {
      const path = `/v3/pay/transactions/out-trade-no/${payment.id}/close`;
      try {
        await gateway.call('POST', path, { mchid: merchant.id }, signal);
        return 'CANCELLED';
      } catch (error) {
        // Closed before, never opened, or paid: what it is counts, not by which code it was refused.
        if (!(error instanceof GatewayRefusal)) throw error;
      }
      const state = await stateOf(payment, signal);
      if (state === 'SUCCEEDED') return state;
      if (state === 'PENDING' || state === 'UNKNOWN')
        throw new Error('WeChat Pay has not closed the payment');
      return 'CANCELLED';
    },
    async refund(payment, { key, amount }, signal) {
      const path = '/v3/refund/domestic/refunds';
      const number = refundNumber(key);
      const order = {
        out_trade_no: payment.id,
        out_refund_no: number,
        reason: '订单退款',
        amount: { refund: amount, total: payment.amount, currency: 'CNY' },
      };
      const done = expectShape(Refunded, await gateway.call('POST', path, order, signal), path);
      if (done.out_refund_no !== number || done.amount.refund !== amount) {
        throw new Error('WeChat Pay has answered about another refund');
      }
      if (!SENT.includes(done.status)) throw new Error(`WeChat Pay says of the refund: ${done.status}`);
    },
    async bill(day, signal) {
      const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
      const answer = await gateway.call('GET', path, undefined, signal).catch(noneIfNoBill);
      if (answer === NO_BILL) return [];
      const { hash_value, download_url } = expectShape(Bill, answer, 'A bill');
      const text = gunzipSync(await gateway.download(download_url, signal));
      if (createHash('sha1').update(text).digest('hex') !== hash_value.toLowerCase()) {
        throw new Error('The bill is not the one that WeChat Pay has told of');
      }
      return wechatBillLines(text.toString());
    },
  };
}

const NO_BILL = Symbol('no bill');

/** A day on which nothing moved has none. */
function noneIfNoBill(error: unknown): typeof NO_BILL {
  if (error instanceof GatewayRefusal && error.code === 'NO_STATEMENT_EXIST') return NO_BILL;
  throw error;
}

function goneIfUnheard(error: unknown): typeof GONE {
  if (error instanceof GatewayRefusal && UNHEARD.includes(error.code)) return GONE;
  throw error;
}

/** What a bill of a day (交易账单, ALL) lists. */
export const wechatBillLines = (text: string): BillLine[] =>
  billRows(text, '商户订单号').map(row => {
    const paymentId = cellOf(row, '商户订单号');
    if (cellOf(row, '交易状态') === 'SUCCESS') {
      return { kind: 'PAYMENT', paymentId, amount: fenOfYuan(cellOf(row, '订单金额')), isGood: true };
    }
    return {
      kind: 'REFUND',
      paymentId,
      refundNumber: cellOf(row, '商户退款单号'),
      amount: fenOfYuan(cellOf(row, '申请退款金额')),
      isGood: SENT.includes(cellOf(row, '退款状态')),
    };
  });

/** Neither the app nor its host says who pays. */
const unidentified = (): Failure =>
  new Failure(ErrorCode.ORDER_STATE, '暂时无法确认您的微信身份，请稍后再试，或换一种支付方式');
