import { complain } from './meter';
import type { Fields, HostName, ListedCall, WireAnswer, WireRequest } from './types';

let running = 0;

/** How many requests and files are on their way, and things of the host's own lie over the app. */
export const requestsRunning = (): number => running;

/** Counts what is on its way as long as it is. */
export async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

/** Why a call to an address that is not listed fails. */
export const notListed = 'url not in domain list';

/** What a host's `request` is given, in the names of WeChat. */
export interface HostRequest {
  url: string;
  method?: string;
  data?: unknown;
  header?: Record<string, string>;
  timeout?: number;
}

/** Whether a host lets its apps make a call to an address: over HTTPS, at a domain that the operator has listed for it. */
function isListed(call: ListedCall, url: string): boolean {
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && window.start.console.domains[call].includes(host);
}

/** Carries a request, or says why the host does not. */
async function send(call: ListedCall, request: WireRequest): Promise<WireAnswer> {
  if (!isListed(call, request.url)) {
    complain(`${call}: ${new URL(request.url).origin} is not a listed domain with HTTPS`);
    return { failure: notListed };
  }
  return whileRunning(() => window.carry(request));
}

function withQuery(url: string, data: unknown): string {
  const fields = Object.entries((data ?? {}) as Record<string, unknown>);
  if (fields.length === 0) return url;
  const query = fields.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Sends a file with fields before it. */
export const upload = ({
  url,
  form,
  header = {},
  timeout = 60_000,
}: Pick<HostRequest, 'url' | 'header' | 'timeout'> &
  Required<Pick<WireRequest, 'form'>>): Promise<WireAnswer> =>
  send('uploadFile', { url, method: 'POST', headers: header, form, timeout });

/** Carries a request as the hosts do: the data of a GET goes into its address, that of a POST into its body. */
export const request = ({
  url,
  method = 'GET',
  data,
  header = {},
  timeout = 60_000,
}: HostRequest): Promise<WireAnswer> =>
  send(
    'request',
    method === 'GET'
      ? { url: typeof data === 'string' ? url : withQuery(url, data), method, headers: header, timeout }
      : {
          url,
          method,
          headers: { 'content-type': 'application/json', ...header },
          body: typeof data === 'string' ? data : JSON.stringify(data ?? {}),
          timeout,
        },
  );

/** Cookies of an answer among its headers, as phones of a host have been seen to write them. */
const cookieHeaders: Record<HostName, (cookies: readonly string[]) => Fields> = {
  weapp: cookies => ({ 'Set-Cookie': cookies.join(',') }),
  qq: cookies => ({ 'set-cookie': cookies.join(',') }),
  alipay: cookies => ({ 'Set-Cookie': cookies }),
};

/** The headers of an answer in the words of a host. */
export const headersIn = (
  host: HostName,
  { headers, cookies }: { headers: Fields; cookies: string[] },
): Fields => ({
  ...headers,
  ...(cookies.length > 0 ? cookieHeaders[host](cookies) : {}),
});
