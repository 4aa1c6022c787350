import { createHmac, randomUUID } from 'node:crypto';
import { source } from './source.mjs';

const { format } = source('src/domain/shanghaiTime');
const { signatureBase } = source('src/domain/signature');
const { readSettings } = source('server/settings');

const { appId, appSecret } = readSettings();
const version = {
  channel: '',
  appVersion: '5.3.9',
  deviceOSVersion: '',
  deviceType: 'bench',
  city: '北京',
  city_id: '110000',
  location: '',
};

/**
 * A signed call with a nonce of its own, as `{ method, path, headers, body }` for autocannon and for `fetch`:
 * `signedCall('GET /api/city/get_cities', {}, cookie)`.
 */
export function signedCall(endpoint, params, cookie = '') {
  const [method, path] = endpoint.split(' ');
  const unsigned = {
    appid: appId,
    nonce: randomUUID(),
    timestamp: format(new Date(), 'YYYY-MM-DD HH:mm:ss'),
    request_resource: 'MOBILE',
    params: JSON.stringify({ ...params, version }),
  };
  const sign = createHmac('sha256', appSecret).update(signatureBase(unsigned)).digest('hex');
  const fields = { ...unsigned, sign };
  // Answers come compressed, as a browser wants them.
  const headers = { cookie, 'accept-encoding': 'br' };
  return method === 'GET'
    ? { method, path: `${path}?${new URLSearchParams(fields)}`, headers }
    : {
        method,
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      };
}

/** Makes one call and answers its data; throws when it is refused. */
export async function ask(address, endpoint, params, cookie) {
  const { path, ...request } = signedCall(endpoint, params, cookie);
  const { code, msg, data } = await (await fetch(`${address}${path}`, request)).json();
  if (code !== 0) throw new Error(`${endpoint} answered ${code} ${msg}`);
  return data;
}
