import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import type { AlipayMerchant } from '../../../server/settings';
import { format, toMillis } from '../../../src/domain/shanghaiTime';
import { StandIn, type Answered, type Asked, type Notice } from './StandIn';

interface Trade {
  amount: string;
  state: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED' | 'TRADE_FINISHED';
  notifyUrl: string;
  refunds: Map<string, string>;
}

class Refused extends Error {
  constructor(
    readonly subCode: string,
    readonly code = '40004',
  ) {
    super(subCode);
  }
}

function must(condition: boolean, subCode = 'ACQ.INVALID_PARAMETER', code?: string): asserts condition {
  if (!condition) throw new Refused(subCode, code);
}

type Content = Record<string, string | undefined>;
type Fields = Record<string, string>;

const AMOUNT = /^(0|[1-9]\d*)\.\d{2}$/;
const cents = (yuan: string): number => Math.round(Number(yuan) * 100);
const textOf = (fields: Fields): string =>
  Object.keys(fields)
    .filter(name => fields[name] !== '')
    .sort()
    .map(name => `${name}=${fields[name]}`)
    .join('&');

// Made once for a test file: it takes a while.
const ofMerchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Alipay's gateway as its documents have it, as strict as they are; what the tests need of it. */
export class AlipayStandIn extends StandIn {
  static readonly appId = '2021000000000001';
  readonly trades = new Map<string, Trade>();
  /** Archive of the bill of a day. */
  readonly bills = new Map<string, Uint8Array>();
  /** Who has which code. */
  readonly users = new Map<string, string>();

  /** The merchant as a server's settings hold it. */
  get merchant(): AlipayMerchant {
    return {
      appId: AlipayStandIn.appId,
      privateKey: ofMerchant.privateKey,
      publicKey: own.publicKey,
      gateway: `${this.address}/gateway.do`,
    };
  }

  trade(id: string): Trade {
    const trade = this.trades.get(id);
    if (!trade) throw new Error('No such trade');
    return trade;
  }

  /** The browser opens the page to which it was sent, which makes the trade; answers what the page was told. */
  visit(url: string): Fields {
    const fields = Object.fromEntries(new URL(url).searchParams);
    const content = this.understood(fields);
    must(fields.method === 'alipay.trade.wap.pay' && content.product_code === 'QUICK_WAP_WAY');
    this.made(content, fields.notify_url ?? '');
    return fields;
  }

  /** The person pays. */
  pay(id: string, amount = this.trade(id).amount): void {
    must(this.trade(id).state === 'WAIT_BUYER_PAY', 'ACQ.TRADE_STATUS_ERROR');
    Object.assign(this.trade(id), { state: 'TRADE_SUCCESS', amount });
  }

  /** A notification, as the provider sends it; `changes` are made before it is signed. */
  paidNotice(id: string, changes: Fields = {}): Notice {
    const { state, amount } = this.trade(id);
    const fields = {
      notify_time: format(this.clock(), 'YYYY-MM-DD HH:mm:ss'),
      notify_type: 'trade_status_sync',
      notify_id: 'ac05099524730693a8b330c5ecf72da978',
      app_id: AlipayStandIn.appId,
      charset: 'utf-8',
      version: '1.0',
      trade_no: '2026112322001400000001',
      out_trade_no: id,
      trade_status: state,
      total_amount: amount,
      subject: '日产轩逸 · 共3天',
      fund_bill_list: '[{"amount":"15.00","fundChannel":"ALIPAYACCOUNT"}]',
      ...changes,
    };
    const signed = { ...fields, sign_type: 'RSA2', sign: this.sign(textOf(fields)) };
    return {
      url: '/notify/alipay',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      payload: new URLSearchParams(signed).toString(),
    };
  }

  protected answer({ method, path, headers, body }: Asked): Answered {
    const { pathname, searchParams } = new URL(path, this.address);
    if (pathname === '/bill') {
      return { status: 200, body: Buffer.from(this.bills.get(searchParams.get('day') ?? '') ?? []) };
    }
    const fields = { ...Object.fromEntries(searchParams), ...Object.fromEntries(new URLSearchParams(body)) };
    const name = `${(fields.method ?? '').replaceAll('.', '_')}_response`;
    let content: object;
    try {
      must(method === 'POST' && pathname === '/gateway.do');
      must(/^application\/x-www-form-urlencoded;charset=utf-8$/i.test(headers['content-type'] ?? ''));
      content = this.perform(fields, this.understood(fields));
    } catch (error) {
      const { code, subCode } =
        error instanceof Refused ? error : new Refused('aop.ACQ.SYSTEM_ERROR', '20000');
      content = { code, msg: 'Business Failed', sub_code: subCode, sub_msg: '交易{不}存在' };
    }
    const text = this.say(JSON.stringify(content)).replaceAll('/', '\\/');
    const sign = this.sign(text);
    return {
      status: 200,
      body: `{"${name}":${text},"sign":"${sign}"}`,
      headers: { 'content-type': 'text/html' },
    };
  }

  private sign = (text: string): string =>
    createSign('RSA-SHA256').update(text).sign(own.privateKey, 'base64');

  /** The content of a call that the merchant has signed. */
  private understood(fields: Fields): Content {
    const { sign = '', ...signed } = fields;
    const isSigned = createVerify('RSA-SHA256')
      .update(textOf(signed))
      .verify(ofMerchant.publicKey, sign, 'base64');
    must(isSigned, 'isv.invalid-signature', '40002');
    must(fields.app_id === AlipayStandIn.appId, 'isv.invalid-app-id', '40002');
    must(
      fields.format === 'JSON' && fields.charset === 'utf-8' && fields.version === '1.0',
      'isv.invalid',
      '40002',
    );
    must(fields.sign_type === 'RSA2', 'isv.invalid-signature-type', '40002');
    const { timestamp = '' } = fields;
    must(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(timestamp), 'isv.invalid-timestamp', '40002');
    must(Math.abs(toMillis(timestamp) - this.clock().getTime()) < 600_000, 'isv.invalid-timestamp', '40002');
    return fields.biz_content === undefined ? {} : (JSON.parse(fields.biz_content) as Content);
  }

  private made(content: Content, notifyUrl: string): void {
    const { out_trade_no: id = '', total_amount = '', subject = '', time_expire } = content;
    must(/^\w{1,64}$/.test(id) && AMOUNT.test(total_amount) && Number(total_amount) > 0);
    must(subject !== '' && subject.length <= 256 && !/[/=&]/.test(subject));
    if (time_expire !== undefined) {
      must(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(time_expire));
      must(toMillis(time_expire) >= this.clock().getTime() + 59_000);
    }
    must(/^https:\/\/[^?]+$/.test(notifyUrl));
    const known = this.trades.get(id);
    if (!known) {
      this.trades.set(id, { amount: total_amount, state: 'WAIT_BUYER_PAY', notifyUrl, refunds: new Map() });
      return;
    }
    must(known.state !== 'TRADE_SUCCESS', 'ACQ.TRADE_HAS_SUCCESS');
    must(known.state === 'WAIT_BUYER_PAY', 'ACQ.TRADE_HAS_CLOSE');
    must(known.amount === total_amount, 'ACQ.CONTEXT_INCONSISTENT');
  }

  private known({ out_trade_no: id = '' }: Content): Trade {
    const trade = this.trades.get(id);
    must(trade !== undefined, 'ACQ.TRADE_NOT_EXIST');
    return trade;
  }

  private perform({ method, notify_url = '', ...fields }: Fields, content: Content): object {
    const { out_trade_no, out_request_no = '' } = content;
    const success = { code: '10000', msg: 'Success' };
    switch (method) {
      case 'alipay.system.oauth.token': {
        const user =
          fields.grant_type === 'authorization_code' ? this.users.get(fields.code ?? '') : undefined;
        must(user !== undefined, 'isv.code-invalid', '40002');
        return { access_token: 'publicpBa869cad0990e4e17a57ecf7c5469a4b2', open_id: user };
      }
      case 'alipay.trade.create':
        must(content.product_code === 'JSAPI_PAY' && content.op_app_id === AlipayStandIn.appId);
        must(Boolean(content.buyer_open_id) !== Boolean(content.buyer_id), 'ACQ.BUYER_NOT_EXIST');
        this.made(content, notify_url);
        return { ...success, out_trade_no, trade_no: '2026112322001400000001' };
      case 'alipay.trade.query': {
        const { state, amount } = this.known(content);
        return { ...success, out_trade_no, trade_no: '1', trade_status: state, total_amount: amount };
      }
      case 'alipay.trade.close': {
        const trade = this.known(content);
        must(trade.state === 'WAIT_BUYER_PAY', 'ACQ.TRADE_STATUS_ERROR');
        trade.state = 'TRADE_CLOSED';
        return { ...success, out_trade_no, trade_no: '1' };
      }
      case 'alipay.trade.refund':
        return { ...success, out_trade_no, ...this.refunded(content) };
      case 'alipay.trade.fastpay.refund.query': {
        const refund = this.known(content).refunds.get(out_request_no);
        const done = refund === undefined ? {} : { refund_status: 'REFUND_SUCCESS', refund_amount: refund };
        return { ...success, out_trade_no, out_request_no, ...done };
      }
      case 'alipay.data.dataservice.bill.downloadurl.query': {
        const { bill_type, bill_date = '' } = content;
        must(bill_type === 'trade' && /^\d{4}-\d{2}-\d{2}$/.test(bill_date), 'isp.bill_invalid');
        must(this.bills.has(bill_date), 'isp.bill_not_exist');
        return { ...success, bill_download_url: `${this.address}/bill?day=${bill_date}` };
      }
      default:
        throw new Refused('isv.invalid-method', '40002');
    }
  }

  private refunded(content: Content): { fund_change: 'Y' | 'N'; refund_fee: string } {
    const { refund_amount = '', out_request_no = '' } = content;
    const trade = this.known(content);
    must(AMOUNT.test(refund_amount) && Number(refund_amount) > 0 && /^.{1,64}$/.test(out_request_no));
    const before = trade.refunds.get(out_request_no);
    must(before === undefined || before === refund_amount, 'ACQ.DISCORDANT_REPEAT_REQUEST');
    const back = [...trade.refunds.values()].reduce((sum, one) => sum + cents(one), 0);
    if (before !== undefined) return { fund_change: 'N', refund_fee: (back / 100).toFixed(2) };
    must(trade.state === 'TRADE_SUCCESS', 'ACQ.TRADE_STATUS_ERROR');
    must(back + cents(refund_amount) <= cents(trade.amount), 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
    trade.refunds.set(out_request_no, refund_amount);
    if (back + cents(refund_amount) === cents(trade.amount)) trade.state = 'TRADE_CLOSED';
    return { fund_change: 'Y', refund_fee: ((back + cents(refund_amount)) / 100).toFixed(2) };
  }
}
