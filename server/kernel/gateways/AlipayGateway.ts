import { createSign, createVerify } from 'node:crypto';
import { Type } from 'typebox';
import { format } from '../../../src/domain/shanghaiTime';
import type { AlipayMerchant } from '../../settings';
import { expectShape } from './expectShape';
import { GatewayRefusal } from './GatewayRefusal';

type Fields = Readonly<Record<string, string>>;

/** What is signed: names and values in order, without what is empty. */
const signedText = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The text of the JSON object that stands behind a name, as it was sent: the signature is over that, to the letter. */
function objectOf(text: string, name: string): string | undefined {
  const label = `"${name}":`;
  const start = text.indexOf(label) + label.length;
  if (start < label.length || text[start] !== '{') return undefined;
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    depth += token === '{' ? 1 : token === '}' ? -1 : 0;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return undefined;
}

const Signed = Type.Object({ sign: Type.String() });
const Coded = Type.Object({ code: Type.Optional(Type.String()), sub_code: Type.Optional(Type.String()) });

const SUCCESS = '10000';

/**
 * The wire of Alipay's open platform: both sides sign with RSA2 (SHA256 with RSA), keys instead of certificates.
 *
 * A hundred lines of ours instead of alipay-sdk, which is well kept, yet brings a client for HTTP, one for events, a
 * second implementation of cryptography and of X.509 with it, to sign a text that `node:crypto` signs.
 */
export class AlipayGateway {
  constructor(
    private readonly merchant: AlipayMerchant,
    private readonly clock: () => Date,
  ) {}

  get appId(): string {
    return this.merchant.appId;
  }

  /** Address of a page of Alipay's, to which a browser is sent. */
  pageOf(method: string, content: object, fields: Fields): string {
    const signed = this.signed(method, { ...fields, biz_content: JSON.stringify(content) });
    return `${this.merchant.gateway}?${new URLSearchParams(signed).toString()}`;
  }

  /**
   * One call; answers its content. Throws a GatewayRefusal with Alipay's code (of two the nearer), or an Error for an
   * answer that cannot be believed.
   */
  async call(
    method: string,
    content: object | undefined,
    signal: AbortSignal,
    fields: Fields = {},
  ): Promise<unknown> {
    const body: Fields = content ? { biz_content: JSON.stringify(content) } : {};
    const { biz_content: _, ...query } = this.signed(method, { ...fields, ...body });
    const response = await fetch(`${this.merchant.gateway}?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: new URLSearchParams(body).toString(),
      signal,
    });
    const text = await response.text();
    const answer =
      objectOf(text, `${method.replaceAll('.', '_')}_response`) ?? objectOf(text, 'error_response');
    if (answer === undefined)
      throw new Error(`${method} was answered by something else (${response.status})`);
    const { sign } = expectShape(Signed, JSON.parse(text), method);
    if (!this.isSigned(answer, sign)) throw new Error(`${method} was not answered by Alipay`);
    const told = expectShape(Coded, JSON.parse(answer), method);
    // (A login answers no code when it succeeds.)
    if ((told.code ?? SUCCESS) !== SUCCESS)
      throw new GatewayRefusal(method, told.sub_code || (told.code ?? ''));
    return told;
  }

  /** The fields of a notification; throws when Alipay has not signed them. */
  open(body: Buffer): Fields {
    const { sign = '', sign_type, ...fields } = Object.fromEntries(new URLSearchParams(body.toString()));
    if (sign_type !== 'RSA2' || !this.isSigned(signedText(fields), sign)) {
      throw new Error('It was not signed by Alipay');
    }
    return fields;
  }

  private signed(method: string, fields: Fields): Fields {
    const all = {
      app_id: this.merchant.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: format(this.clock(), 'YYYY-MM-DD HH:mm:ss'),
      version: '1.0',
      ...fields,
    };
    return {
      ...all,
      sign: createSign('RSA-SHA256').update(signedText(all)).sign(this.merchant.privateKey, 'base64'),
    };
  }

  private isSigned(text: string, signature: string): boolean {
    return createVerify('RSA-SHA256').update(text).verify(this.merchant.publicKey, signature, 'base64');
  }
}
