import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import { MINUTE } from '../../../src/domain/shanghaiTime';
import type { WechatMerchant } from '../../settings';
import { expectShape } from './expectShape';
import { GatewayRefusal } from './GatewayRefusal';

/** Signatures of another time are not believed, milliseconds. */
const FRESH = 5 * MINUTE;

const TAG_LENGTH = 16;

const Refusal = Type.Object({ code: Type.String() });

const Envelope = Type.Object({
  event_type: Type.String(),
  resource: Type.Object({
    algorithm: Type.Literal('AEAD_AES_256_GCM'),
    ciphertext: Type.String(),
    nonce: Type.String(),
    associated_data: Type.Optional(Type.String()),
  }),
});

/** What WeChat Pay notifies of, decrypted. */
export interface WechatEvent {
  /** TRANSACTION.SUCCESS, REFUND.SUCCESS and so on. */
  type: string;
  resource: unknown;
}

/** Headers by their lower-case names, of a notification or of an answer. */
type Headers = Pick<IncomingHttpHeaders, string>;

/**
 * The wire of WeChat Pay's APIv3: calls are signed with the merchant's key (WECHATPAY2-SHA256-RSA2048), answers and
 * notifications by WeChat Pay's; what these notify of is encrypted (AEAD_AES_256_GCM).
 */
export class WechatPayGateway {
  constructor(
    private readonly merchant: WechatMerchant,
    private readonly clock: () => Date,
  ) {}

  /** The time as signatures count it, seconds since 1970. */
  timestamp = (): string => String(Math.floor(this.clock().getTime() / 1000));

  nonce = (): string => randomBytes(16).toString('hex');

  /** The merchant's signature over these lines, in base64. */
  sign(lines: readonly string[]): string {
    const text = lines.map(line => `${line}\n`).join('');
    return createSign('RSA-SHA256').update(text).sign(this.merchant.privateKey, 'base64');
  }

  /**
   * One call; answers its content, undefined where it has none. Throws a GatewayRefusal with WeChat Pay's code, or an
   * Error for an answer that cannot be believed.
   */
  async call(
    method: 'GET' | 'POST',
    path: string,
    content: object | undefined,
    signal: AbortSignal,
  ): Promise<unknown> {
    const response = await this.send(method, path, content, signal);
    const body = Buffer.from(await response.arrayBuffer());
    this.assertSigned(Object.fromEntries(response.headers), body);
    return body.length === 0 ? undefined : (JSON.parse(body.toString()) as unknown);
  }

  /** A file at an address that a call has answered; it is not signed: its hash was told by the call. */
  async download(url: string, signal: AbortSignal): Promise<Buffer> {
    const { pathname, search } = new URL(url);
    // Whatever host the address names, the merchant's signature is shown to the gateway alone.
    const response = await this.send('GET', pathname + search, undefined, signal);
    return Buffer.from(await response.arrayBuffer());
  }

  /** What a notification tells; throws when WeChat Pay has not signed it, or not now. */
  open(headers: Headers, body: Buffer): WechatEvent {
    this.assertSigned(headers, body);
    const { event_type, resource } = expectShape(Envelope, JSON.parse(body.toString()), 'A notification');
    const sealed = Buffer.from(resource.ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.merchant.apiKey, resource.nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
    decipher.setAAD(Buffer.from(resource.associated_data ?? ''));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_LENGTH)), decipher.final()]);
    return { type: event_type, resource: JSON.parse(text.toString()) as unknown };
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    content: object | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    const { id, serial, gateway, signers } = this.merchant;
    const body = content === undefined ? '' : JSON.stringify(content);
    const [timestamp, nonce] = [this.timestamp(), this.nonce()];
    const signature = this.sign([method, path, timestamp, nonce, body]);
    const shown = { mchid: id, nonce_str: nonce, timestamp, serial_no: serial, signature };
    const authorization = Object.entries(shown).map(([name, value]) => `${name}="${value}"`);
    const response = await fetch(gateway + path, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'car-rental',
        authorization: `WECHATPAY2-SHA256-RSA2048 ${authorization.join(',')}`,
        // By which of its keys the answer is to be signed.
        'wechatpay-serial': [...signers.keys()][0] ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      signal,
    });
    if (response.ok) return response;
    // A refusal need not be signed; it moves no money.
    const { code } = expectShape(Refusal, await response.json(), `${method} ${response.status}`);
    throw new GatewayRefusal(method, code);
  }

  private assertSigned(headers: Headers, body: Buffer): void {
    const header = (name: string): string => String(headers[`wechatpay-${name}`] ?? '');
    const timestamp = header('timestamp');
    const age = Math.abs(this.clock().getTime() - Number(timestamp) * 1000);
    if (!/^\d+$/.test(timestamp) || age > FRESH) throw new Error('It was signed at another time');
    const key = this.merchant.signers.get(header('serial'));
    if (!key) throw new Error('It was signed with a key that is not known');
    const isGenuine = createVerify('RSA-SHA256')
      .update(`${timestamp}\n${header('nonce')}\n`)
      .update(body)
      .update('\n')
      .verify(key, header('signature'), 'base64');
    if (!isGenuine) throw new Error('It was not signed by WeChat Pay');
  }
}
