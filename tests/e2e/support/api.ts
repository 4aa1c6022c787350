import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { format } from '../../../src/domain/shanghaiTime';
import { sign } from '../../../src/services/sign';
import { readSettings } from '../../../server/settings';
import type { DataOf, Endpoint, RequestOf } from '../../../types/api';
import type { Answer } from '../../../types/api/call';
import { worldNow } from '../../support/worldClock';
import { address, newMobile } from './app';

/** Another person with a phone, as a journey needs him: he acts through the API alone. */
export interface OtherRenter {
  mobile: string;
  call<E extends Endpoint>(endpoint: E, params: RequestOf<E>): Promise<Answer<DataOf<E>>>;
}

const { appId, appSecret } = readSettings();
const version = {
  channel: '',
  appVersion: '5.3.9',
  deviceOSVersion: '',
  deviceType: 'test',
  city: '北京',
  city_id: '110000',
  location: '',
};

/** A signed call as any client makes it (specification §7), with the cookies of a session. */
async function signedCall(endpoint: string, params: object, cookies: string[]): Promise<Response> {
  const [method = '', path = ''] = endpoint.split(' ');
  const unsigned = {
    appid: appId,
    nonce: randomBytes(16).toString('hex'),
    timestamp: format(worldNow(), 'YYYY-MM-DD HH:mm:ss'),
    request_resource: 'MOBILE' as const,
    params: JSON.stringify({ ...params, version }),
  };
  const fields = { ...unsigned, sign: sign(unsigned, appSecret) };
  const url = `${address}${path}`;
  const headers = { cookie: cookies.join('; ') };
  return method === 'GET'
    ? fetch(`${url}?${new URLSearchParams(fields).toString()}`, { headers })
    : fetch(url, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
}

/** Calls as who is logged in on a phone: what they do elsewhere, without their screens. */
export const callerOn = (phone: BrowserContext): OtherRenter['call'] => {
  return async (endpoint, params) => {
    const cookies = (await phone.cookies(address)).map(({ name, value }) => `${name}=${value}`);
    const response = await signedCall(endpoint, params, cookies);
    return (await response.json()) as Answer<DataOf<typeof endpoint>>;
  };
};

/** What a call answers; throws where it was refused. */
export async function told<E extends Endpoint>(
  { call }: Pick<OtherRenter, 'call'>,
  endpoint: E,
  params: RequestOf<E>,
): Promise<DataOf<E>> {
  const { code, msg, data } = await call(endpoint, params);
  if (code !== 0) throw new Error(`${endpoint}: ${msg}`);
  return data;
}

/** The newest code that was sent to a number or an address, as the sandbox shows it; empty where there is none. */
export async function sentCode(to: string): Promise<string> {
  const sandbox = await (await fetch(`${address}/sandbox`)).text();
  const row = sandbox.split('<tr>').find(text => text.includes(to)) ?? '';
  return /(?<!\d)\d{6}(?!\d)/.exec(row.slice(row.indexOf(to) + to.length))?.[0] ?? '';
}

/** Another person who has logged in. */
export async function otherRenter(mobile = newMobile()): Promise<OtherRenter> {
  let cookies: string[] = [];
  const call: OtherRenter['call'] = async (endpoint, params) => {
    const response = await signedCall(endpoint, params, cookies);
    const set = response.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');
    if (set.length > 0) cookies = set;
    return (await response.json()) as Answer<DataOf<typeof endpoint>>;
  };
  await call('POST /api/user/sms/send_vcode', { mobile });
  const login = await call('POST /api/user/login', { mobile, vcode: await sentCode(mobile) });
  if (login.code !== 0) throw new Error(`the other renter cannot log in: ${login.msg}`);
  return { mobile, call };
}
