import type { Envelope } from '../../types/api/call';

/**
 * The text that is signed (decision 8): `appid`, `nonce`, `params`, `request_resource` and `timestamp` as
 * `name=value`, sorted by name, joined with `&`; values as they are, not URL-encoded. App and server sign
 * it with HMAC-SHA256 and the app secret, in hex.
 */
export function signatureBase({
  appid,
  nonce,
  params,
  request_resource,
  timestamp,
}: Omit<Envelope, 'sign'>): string {
  return Object.entries({ appid, nonce, params, request_resource, timestamp })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
