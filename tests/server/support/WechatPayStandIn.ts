import {
  createCipheriv,
  createHash,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { WechatMerchant } from '../../../server/settings';
import { isTime, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import { StandIn, type Answered, type Asked, type Notice } from './StandIn';

interface Order {
  appid: string;
  mchid: string;
  description: string;
  out_trade_no: string;
  time_expire?: string;
  notify_url: string;
  amount: { total: number; currency: string };
  payer?: { openid: string };
  scene_info?: { payer_client_ip: string; h5_info: { type: string } };
}

interface Trade {
  order: Order;
  /** Path by which it was opened. */
  way: string;
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED' | 'USERPAYING' | 'PAYERROR';
  /** Fen that came. */
  paid: number;
  refunds: Map<string, number>;
}

interface RefundOrder {
  out_trade_no: string;
  out_refund_no: string;
  amount: { refund: number; total: number; currency: string };
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

function must(condition: boolean, code = 'PARAM_ERROR', status = 400): asserts condition {
  if (!condition) throw new Refused(status, code);
}

const FRESH = 5 * 60 * 1000;
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7200000000';
const SIGNER = 'PUB_KEY_ID_0119000000012026112300000000000';
const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(\w+)",nonce_str="(\w{1,32})",timestamp="(\d{10})",serial_no="(\w+)",signature="([\w+/=]+)"$/;

// Made once for a test file: it takes a while.
const ofMerchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** WeChat Pay's APIv3 as its documents have it, as strict as they are; what the tests need of it. */
export class WechatPayStandIn extends StandIn {
  static readonly merchantId = '1900000001';
  static readonly apps = { weapp: 'wx0000000000000001', wechat: 'wx0000000000000002' };
  readonly trades = new Map<string, Trade>();
  /** Text of the bill of a day. */
  readonly bills = new Map<string, string>();
  private readonly apiKey = randomBytes(16).toString('hex');
  private readonly nonces = new Set<string>();

  /** Where the money of a refund goes: what it says of a new one. */
  refundStatus = 'PROCESSING';

  /** The merchant as a server's settings hold it. */
  get merchant(): WechatMerchant {
    return {
      id: WechatPayStandIn.merchantId,
      serial: SERIAL,
      privateKey: ofMerchant.privateKey,
      apiKey: this.apiKey,
      signers: new Map([[SIGNER, own.publicKey]]),
      gateway: this.address,
    };
  }

  /** The same as the environment of a process has it. */
  get environment(): Record<string, string> {
    const { id, serial, apiKey, gateway } = this.merchant;
    return {
      WECHATPAY_MCHID: id,
      WECHATPAY_SERIAL: serial,
      WECHATPAY_API_KEY: apiKey,
      WECHATPAY_PRIVATE_KEY: ofMerchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      WECHATPAY_PUBLIC_KEY: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      WECHATPAY_PUBLIC_KEY_ID: SIGNER,
      WECHATPAY_GATEWAY: gateway,
    };
  }

  trade(id: string): Trade {
    const trade = this.trades.get(id);
    if (!trade) throw new Error('No such trade');
    return trade;
  }

  /** Whether the merchant has signed these lines: what a host of the app looks at before it pays. */
  isOfMerchant(lines: readonly string[], signature: string): boolean {
    const text = lines.map(line => `${line}\n`).join('');
    return createVerify('RSA-SHA256').update(text).verify(ofMerchant.publicKey, signature, 'base64');
  }

  /** The person pays; more or less than was asked for, where a test wants that. */
  pay(id: string, paid = this.trade(id).order.amount.total): void {
    const trade = this.trade(id);
    must(trade.state === 'NOTPAY', 'ORDER_CLOSED');
    Object.assign(trade, { state: 'SUCCESS', paid });
  }

  /** A notification about something, as the provider sends it. */
  notice(type: string, resource: object, url = '/notify/wechat'): Notice {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', this.apiKey, nonce).setAAD(Buffer.from('transaction'));
    const sealed = [cipher.update(JSON.stringify(resource)), cipher.final(), cipher.getAuthTag()];
    const payload = JSON.stringify({
      id: 'EV-2018022511223320873',
      create_time: toIso(this.clock()),
      resource_type: 'encrypt-resource',
      event_type: type,
      summary: '支付成功',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: Buffer.concat(sealed).toString('base64'),
        associated_data: 'transaction',
        nonce,
      },
    });
    return { url, headers: { 'content-type': 'application/json', ...this.signature(payload) }, payload };
  }

  /** The notification that a payment has come. */
  paidNotice = (id: string): Notice =>
    this.notice('TRANSACTION.SUCCESS', { ...this.told(this.trade(id)), transaction_id: '4200000001' });

  protected answer(asked: Asked): Answered {
    try {
      this.assertSigned(asked);
      const content = this.perform(asked);
      if (Buffer.isBuffer(content)) return { status: 200, body: content };
      const body = content === undefined ? '' : this.say(JSON.stringify(content));
      const headers = { 'content-type': 'application/json', ...this.signature(body) };
      return { status: content === undefined ? 204 : 200, body, headers };
    } catch (error) {
      const { status, code } = error instanceof Refused ? error : new Refused(500, 'SYSTEM_ERROR');
      return { status, body: JSON.stringify({ code, message: code }) };
    }
  }

  private signature(body: string): Record<string, string> {
    const timestamp = String(Math.floor(this.clock().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(own.privateKey, 'base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': SIGNER,
    };
  }

  private assertSigned({ method, path, headers, body }: Asked): void {
    const shown = AUTHORIZATION.exec(headers.authorization ?? '');
    must(shown !== null, 'SIGN_ERROR', 401);
    const [, mchid = '', nonce = '', timestamp = '', serial = '', signature = ''] = shown;
    const age = Math.abs(this.clock().getTime() - Number(timestamp) * 1000);
    const isSigned = this.isOfMerchant([method, path, timestamp, nonce, body], signature);
    must(isSigned && mchid === WechatPayStandIn.merchantId && serial === SERIAL, 'SIGN_ERROR', 401);
    must(age <= FRESH && !this.nonces.has(nonce), 'SIGN_ERROR', 401);
    this.nonces.add(nonce);
    must(headers.accept === 'application/json' && Boolean(headers['user-agent']), 'PARAM_ERROR', 406);
    must(headers['wechatpay-serial'] === SIGNER, 'PARAM_ERROR');
    must(method === 'GET' || headers['content-type'] === 'application/json', 'PARAM_ERROR', 415);
  }

  /** What is answered; undefined: 204. */
  private perform({ method, path, body }: Asked): unknown {
    const { pathname, searchParams } = new URL(path, this.address);
    const content: unknown = body === '' ? undefined : JSON.parse(body);
    const [, id = '', end = ''] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
    if (method === 'POST' && end) return this.closeTrade(id, content as { mchid: string });
    if (method === 'GET' && id) return this.queried(id, searchParams);
    switch (`${method} ${pathname}`) {
      case 'POST /v3/pay/transactions/jsapi':
        return (
          this.opened(pathname, content as Order) && { prepay_id: 'wx201410272009395522657a690389285100' }
        );
      case 'POST /v3/pay/transactions/h5': {
        const order = content as Order;
        return (
          this.opened(pathname, order) && {
            h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${order.out_trade_no}&package=1`,
          }
        );
      }
      case 'POST /v3/refund/domestic/refunds':
        return this.refunded(content as RefundOrder);
      case 'GET /v3/bill/tradebill':
        return this.billOf(searchParams);
      case 'GET /v3/billdownload/file':
        return gzipSync(this.bills.get(searchParams.get('token') ?? '') ?? '');
      default:
        throw new Refused(404, 'RESOURCE_NOT_EXISTS');
    }
  }

  private opened(way: string, order: Order): true {
    const { out_trade_no: id, description, amount, notify_url, time_expire, payer, scene_info } = order;
    must(/^[0-9a-zA-Z_\-|*]{6,32}$/.test(id) && order.mchid === WechatPayStandIn.merchantId);
    must(Object.values(WechatPayStandIn.apps).includes(order.appid), 'APPID_MCHID_NOT_MATCH');
    must(description.length >= 1 && description.length <= 127);
    must(Number.isInteger(amount.total) && amount.total > 0 && amount.currency === 'CNY');
    must(/^https:\/\/[^?]+$/.test(notify_url) && notify_url.length <= 255);
    if (time_expire !== undefined) {
      must(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/.test(time_expire) && isTime(time_expire));
      must(toMillis(time_expire) >= this.clock().getTime() + 59_000);
    }
    if (way.endsWith('jsapi')) must(Boolean(payer?.openid));
    else must(Boolean(scene_info?.payer_client_ip) && scene_info?.h5_info.type === 'Wap');
    const known = this.trades.get(id);
    if (!known) this.trades.set(id, { order, way, state: 'NOTPAY', paid: 0, refunds: new Map() });
    else {
      must(known.state !== 'SUCCESS', 'ORDERPAID');
      must(known.state === 'NOTPAY', 'ORDER_CLOSED');
      must(
        known.way === way && JSON.stringify(known.order) === JSON.stringify(order),
        'OUT_TRADE_NO_USED',
        403,
      );
    }
    return true;
  }

  private known(id: string): Trade {
    const trade = this.trades.get(id);
    must(trade !== undefined, 'ORDER_NOT_EXIST', 404);
    return trade;
  }

  private told({ order, state, paid }: Trade): object {
    const { appid, mchid, out_trade_no, amount } = order;
    const came = { total: paid, payer_total: paid, currency: 'CNY', payer_currency: 'CNY' };
    const isPaid = state === 'SUCCESS' || state === 'REFUND';
    return {
      ...{ appid, mchid, out_trade_no, trade_state: state, trade_state_desc: '' },
      amount: isPaid ? came : { total: amount.total },
    };
  }

  private queried(id: string, query: URLSearchParams): object {
    must(query.get('mchid') === WechatPayStandIn.merchantId);
    return this.told(this.known(id));
  }

  private closeTrade(id: string, { mchid }: { mchid: string }): undefined {
    must(mchid === WechatPayStandIn.merchantId);
    const trade = this.known(id);
    must(trade.state !== 'SUCCESS' && trade.state !== 'REFUND', 'ORDERPAID');
    must(trade.state !== 'CLOSED', 'ORDER_CLOSED');
    must(trade.state !== 'USERPAYING', 'USERPAYING', 403);
    trade.state = 'CLOSED';
  }

  private refunded({ out_trade_no, out_refund_no, amount }: RefundOrder): object {
    const trade = this.trades.get(out_trade_no);
    must(trade !== undefined, 'RESOURCE_NOT_EXISTS', 404);
    must(/^[0-9A-Za-z_\-|*@]{1,64}$/.test(out_refund_no));
    must(trade.state === 'SUCCESS' || trade.state === 'REFUND', 'INVALID_REQUEST');
    must(amount.total === trade.paid && amount.currency === 'CNY' && amount.refund > 0, 'INVALID_REQUEST');
    const before = trade.refunds.get(out_refund_no);
    must(before === undefined || before === amount.refund, 'INVALID_REQUEST');
    trade.refunds.set(out_refund_no, amount.refund);
    const back = [...trade.refunds.values()].reduce((sum, one) => sum + one, 0);
    if (back > trade.paid) {
      trade.refunds.delete(out_refund_no);
      throw new Refused(403, 'NOT_ENOUGH');
    }
    trade.state = 'REFUND';
    return {
      refund_id: '50000000382019052709732678859',
      out_refund_no,
      out_trade_no,
      status: this.refundStatus,
      amount,
    };
  }

  private billOf(query: URLSearchParams): object {
    const day = query.get('bill_date') ?? '';
    must(
      /^\d{4}-\d{2}-\d{2}$/.test(day) && query.get('bill_type') === 'ALL' && query.get('tar_type') === 'GZIP',
    );
    const text = this.bills.get(day);
    must(text !== undefined, 'NO_STATEMENT_EXIST');
    const hash_value = createHash('sha1').update(text).digest('hex');
    return {
      hash_type: 'SHA1',
      hash_value,
      download_url: `${this.address}/v3/billdownload/file?token=${day}`,
    };
  }
}
