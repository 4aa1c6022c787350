import { unzipSync } from 'fflate';
import { Type } from 'typebox';
import type { PaymentInstruction, PaymentStatus } from '../../../../types/api/pay';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { DAY, format, isTime, MINUTE, toMillis } from '../../../../src/domain/shanghaiTime';
import type { AlipayMerchant } from '../../../settings';
import { Failure } from '../../failure';
import { AlipayGateway } from '../../gateways/AlipayGateway';
import { expectShape } from '../../gateways/expectShape';
import { GatewayRefusal } from '../../gateways/GatewayRefusal';
import type { PaymentRow } from '../paymentRepository';
import { billRows, cellOf } from './billRows';
import { fenOfYuan, yuanOfFen } from './fenOfYuan';
import {
  refundNumber,
  type BillLine,
  type Notifying,
  type Opening,
  type OutsideProvider,
} from './paymentProvider';
import { notifyAddress, ownPage, paymentPage } from './publicPages';

/** How it is known where no merchant of it is configured, too. */
export const ALIPAY = {
  name: 'ALIPAY',
  arrival: '原路退回，支付宝余额一般即时到账，银行卡一般1至3个工作日到账',
} as const;

/** What it works with. */
export interface AlipayParts {
  merchant: AlipayMerchant;
  publicOrigin: string;
  clock: () => Date;
}

/** A payment is open for a minute at least. */
const SHORTEST = MINUTE;

/** Alipay repeats a notification for 25 hours; an older one, or one that is ahead of its time, is not its own. */
const LATEST = DAY + 2 * 60 * MINUTE;
const EARLIEST = 5 * MINUTE;

const TITLE_LENGTH = 128;

const Created = Type.Object({ out_trade_no: Type.String(), trade_no: Type.String() });
const Trade = Type.Object({
  out_trade_no: Type.String(),
  trade_status: Type.String(),
  total_amount: Type.String(),
});
const Refunded = Type.Object({ out_trade_no: Type.String(), fund_change: Type.Optional(Type.String()) });
const RefundState = Type.Object({
  refund_status: Type.Optional(Type.String()),
  refund_amount: Type.Optional(Type.String()),
});
const Bill = Type.Object({ bill_download_url: Type.String() });

/** Its states as ours; one that is closed was never paid, or all of it went back. */
const STATES: Readonly<Record<string, PaymentStatus>> = {
  WAIT_BUYER_PAY: 'PENDING',
  TRADE_SUCCESS: 'SUCCEEDED',
  TRADE_FINISHED: 'SUCCEEDED',
  TRADE_CLOSED: 'CANCELLED',
};

const GONE = Symbol('unheard');
const NO_BILL = Symbol('no bill');

/** Alipay wants Shanghai's wall clock. */
const wallClock = (time: Date | number): string => format(time, 'YYYY-MM-DD HH:mm:ss');

/** Users of old apps have a number, those of new ones an open id. */
const buyer = (identity: string): Record<string, string> =>
  /^2088\d{12}$/.test(identity) ? { buyer_id: identity } : { buyer_open_id: identity };

/** Alipay: within its mini-program `tradePay`, in every other browser its own page for phones. */
export function alipay({ merchant, publicOrigin, clock }: AlipayParts): OutsideProvider {
  const gateway = new AlipayGateway(merchant, clock);

  const orderOf = ({ id, amount }: PaymentRow, { title, expiresAt }: Opening) => ({
    out_trade_no: id,
    total_amount: yuanOfFen(amount),
    // (Alipay refuses these three.)
    subject: title.replace(/[/=&]/g, ' ').slice(0, TITLE_LENGTH),
    ...(expiresAt && {
      time_expire: wallClock(Math.max(expiresAt.getTime(), clock().getTime() + SHORTEST)),
    }),
  });

  const notify_url = (): string => notifyAddress(publicOrigin, notifying.path);

  const beginByHost = async (
    payment: PaymentRow,
    opening: Opening,
    signal: AbortSignal,
  ): Promise<PaymentInstruction> => {
    const { identity } = opening.payer;
    if (identity === undefined) throw unidentified();
    const method = 'alipay.trade.create';
    const order = {
      ...orderOf(payment, opening),
      product_code: 'JSAPI_PAY',
      op_app_id: merchant.appId,
      ...buyer(identity),
    };
    const answer = await gateway.call(method, order, signal, { notify_url: notify_url() });
    const { out_trade_no, trade_no } = expectShape(Created, answer, method);
    if (out_trade_no !== payment.id) throw anotherPayment();
    return { kind: 'HOST', provider: 'ALIPAY', parameters: { tradeNO: trade_no } };
  };

  const pageOf = (payment: PaymentRow, opening: Opening): PaymentInstruction => {
    const order = {
      ...orderOf(payment, opening),
      product_code: 'QUICK_WAP_WAY',
      quit_url: ownPage(publicOrigin, opening.payer.page),
    };
    const return_url = paymentPage(publicOrigin, payment.id);
    const fields = { notify_url: notify_url(), return_url };
    return { kind: 'REDIRECT', url: gateway.pageOf('alipay.trade.wap.pay', order, fields) };
  };

  const stateOf = async (
    { id, amount }: PaymentRow,
    signal: AbortSignal,
  ): Promise<PaymentStatus | typeof GONE> => {
    const method = 'alipay.trade.query';
    const answer = await gateway.call(method, { out_trade_no: id }, signal).catch(goneIfUnheard);
    if (answer === GONE) return GONE;
    const trade = expectShape(Trade, answer, method);
    const state = STATES[trade.trade_status];
    if (!state) throw new Error('Alipay knows a state that is not documented');
    if (trade.out_trade_no !== id) throw anotherPayment();
    if (state === 'SUCCEEDED' && fenOfYuan(trade.total_amount) !== amount) {
      throw new Error('Alipay has taken another amount than the payment says');
    }
    return state;
  };

  const notifying: Notifying = {
    path: 'alipay',
    paymentIdOf({ body }) {
      const { app_id, out_trade_no = '', notify_time = '' } = gateway.open(body);
      if (app_id !== merchant.appId) throw new Error('It is about the payment of another app');
      const age = isTime(notify_time) ? clock().getTime() - toMillis(notify_time) : Infinity;
      if (age > LATEST || age < -EARLIEST) throw new Error('It was sent at another time');
      return out_trade_no;
    },
    taken: { body: 'success', type: 'text/plain' },
    refused: { body: 'fail', type: 'text/plain' },
  };

  return {
    kind: 'OUTSIDE',
    ...ALIPAY,
    // WeChat's browser keeps Alipay's page out, and so do the mini-programs of others.
    places: ['alipay', 'h5'],
    notifying,
    begin: async (payment, opening, signal) =>
      opening.payer.place === 'alipay' ? beginByHost(payment, opening, signal) : pageOf(payment, opening),
    async query(payment, _now, signal) {
      const state = await stateOf(payment, signal);
      return state === GONE ? payment.status : state;
    },
    async close(payment, signal) {
      try {
        await gateway.call('alipay.trade.close', { out_trade_no: payment.id }, signal);
        return 'CANCELLED';
      } catch (error) {
        // Closed before, paid, or not yet known there, since the page of a payment makes it: what it is counts.
        if (!(error instanceof GatewayRefusal)) throw error;
      }
      const state = await stateOf(payment, signal);
      if (state === 'SUCCEEDED') return state;
      if (state === 'PENDING' || state === 'UNKNOWN') throw new Error('Alipay has not closed the payment');
      return 'CANCELLED';
    },
    async refund(payment, { key, amount }, signal) {
      const about = { out_trade_no: payment.id, out_request_no: refundNumber(key) };
      const order = { ...about, refund_amount: yuanOfFen(amount), refund_reason: '订单退款' };
      const method = 'alipay.trade.refund';
      const done = expectShape(Refunded, await gateway.call(method, order, signal), method);
      if (done.out_trade_no !== payment.id) throw anotherPayment();
      if (done.fund_change === 'Y') return;
      // Nothing moved by this call: it did by one before, or not at all.
      const question = 'alipay.trade.fastpay.refund.query';
      const known = expectShape(RefundState, await gateway.call(question, about, signal), question);
      if (known.refund_status !== 'REFUND_SUCCESS' || fenOfYuan(known.refund_amount ?? '0') !== amount) {
        throw new Error('Alipay has not sent the refund');
      }
    },
    async bill(day, signal) {
      const method = 'alipay.data.dataservice.bill.downloadurl.query';
      const asked = { bill_type: 'trade', bill_date: day };
      const answer = await gateway.call(method, asked, signal).catch(noneIfNoBill);
      if (answer === NO_BILL) return [];
      const { bill_download_url } = expectShape(Bill, answer, method);
      const response = await fetch(bill_download_url, { signal });
      if (!response.ok) throw new Error(`The bill could not be fetched (${response.status})`);
      return alipayBillLines(new Uint8Array(await response.arrayBuffer()));
    },
  };
}

/** What the archive of a bill of a day lists: of its files, which are in GBK, the one of details (业务明细). */
export function alipayBillLines(archive: Uint8Array): BillLine[] {
  const decoder = new TextDecoder('gbk');
  const texts = Object.values(unzipSync(archive)).map(file => decoder.decode(file));
  const details = texts.find(text => text.includes('商户订单号'));
  if (details === undefined) throw new Error('The bill has no details');
  return billRows(details, '商户订单号').map(row => {
    const paymentId = cellOf(row, '商户订单号');
    const amount = fenOfYuan(cellOf(row, '订单金额（元）'));
    if (cellOf(row, '业务类型') !== '退款') return { kind: 'PAYMENT', paymentId, amount, isGood: true };
    return {
      kind: 'REFUND',
      paymentId,
      refundNumber: cellOf(row, '退款批次号/请求号'),
      amount: Math.abs(amount),
      isGood: true,
    };
  });
}

function goneIfUnheard(error: unknown): typeof GONE {
  if (error instanceof GatewayRefusal && error.code === 'ACQ.TRADE_NOT_EXIST') return GONE;
  throw error;
}

/** A day on which nothing moved has none. */
function noneIfNoBill(error: unknown): typeof NO_BILL {
  if (error instanceof GatewayRefusal && /BILL_NOT_EXIST/i.test(error.code)) return NO_BILL;
  throw error;
}

const anotherPayment = (): Error => new Error('Alipay has answered about another payment');

/** Neither the app nor its host says who pays. */
const unidentified = (): Failure =>
  new Failure(ErrorCode.ORDER_STATE, '暂时无法确认您的支付宝身份，请稍后再试，或换一种支付方式');
