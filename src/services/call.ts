import { ErrorCode } from '@/domain/errorCode';
import { format } from '@/domain/shanghaiTime';
import { randomHex } from '@/platform/random';
import { transport, type TransportAnswer } from '@/platform/transport';
import type { DataOf, Endpoint, RequestOf } from '~types/api';
import type { Answer, Envelope, Version } from '~types/api/call';
import { ApiError } from './ApiError';
import { sign } from './sign';

/** What the app tells the transport; set once at boot, since services know no stores. */
interface CallSettings {
  version: () => Version;
  /** The server no longer knows the session. */
  onLoggedOut: () => void;
}

const timeout = 15_000;
const networkSentence = '网络错误，请检查网络';

let settings: CallSettings | undefined;
/** Milliseconds by which the server's clock is ahead of this device's. */
let clockOffset = 0;

/** Tells every later call about app, device and session; called once at boot. */
export function configureCalls(next: CallSettings): void {
  settings = next;
}

/** The server's time as far as this device knows: a wrong clock does not spoil prices or periods. */
export function serverNow(): Date {
  return new Date(Date.now() + clockOffset);
}

function envelope(params: object): Envelope {
  const unsigned = {
    appid: APP_CONFIG.appId,
    nonce: randomHex(32),
    timestamp: format(serverNow(), 'YYYY-MM-DD HH:mm:ss'),
    request_resource: 'MOBILE' as const,
    params: JSON.stringify({ ...params, version: settings?.version() }),
  };
  return { ...unsigned, sign: sign(unsigned, APP_CONFIG.appSecret) };
}

/** Carries a signed envelope to an address and brings what came back; rejects when nothing did. */
export type Carrier = (url: string, fields: Envelope) => Promise<TransportAnswer>;

const byGet: Carrier = (url, fields) => {
  const query = Object.entries({ ...fields })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return transport({ method: 'GET', url: `${url}?${query}`, timeout });
};

const byPost: Carrier = (url, fields) =>
  transport({ method: 'POST', url, body: JSON.stringify(fields), timeout });

async function send(path: string, params: object, carry: Carrier): Promise<Answer<unknown>> {
  const answer = await carry(`${APP_CONFIG.apiBase}${path}`, envelope(params)).catch(() => {
    throw new ApiError(-1, networkSentence);
  });
  let body: Partial<Answer<unknown>> | undefined;
  try {
    body = JSON.parse(answer.text) as Partial<Answer<unknown>>;
  } catch {
    // HTML of a proxy or half an answer: handled below like any answer that is not ours.
  }
  if (answer.status < 200 || answer.status >= 300) {
    throw new ApiError(
      answer.status,
      body?.msg ?? `服务暂时不可用，请稍后再试（${answer.status}）`,
      body?.code,
      body?.data,
      answer.statusText,
    );
  }
  if (typeof body?.code !== 'number') throw new ApiError(-1, '服务返回异常，请稍后再试');
  return { code: body.code, msg: body.msg ?? '', data: body.data };
}

/**
 * One typed call (specification §7): `call('GET /api/city/get_cities', {})`. Rejects with an `ApiError` (§8).
 * A clock that is off is corrected by the server's time and the call repeated once. `carrier`: by what else than a plain
 * request its envelope travels.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: RequestOf<E>,
  carrier?: Carrier,
): Promise<DataOf<E>> {
  const [method, path] = endpoint.split(' ') as ['GET' | 'POST', string];
  const carry = carrier ?? (method === 'GET' ? byGet : byPost);
  let answer = await send(path, params, carry);
  if (answer.code === ErrorCode.STALE_TIMESTAMP) {
    const time = Date.parse((answer.data as { server_time?: string } | null)?.server_time ?? '');
    if (!Number.isNaN(time)) {
      clockOffset = time - Date.now();
      answer = await send(path, params, carry);
    }
  }
  if (answer.code !== ErrorCode.OK) {
    if (answer.code === ErrorCode.NOT_LOGGED_IN) settings?.onLoggedOut();
    throw new ApiError(-1, answer.msg, answer.code, answer.data);
  }
  return answer.data as DataOf<E>;
}
