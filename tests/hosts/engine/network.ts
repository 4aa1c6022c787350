import { complain } from './meter';
import type { Fields, HostName, WireAnswer } from './types';

let running = 0;

/** How many requests are on their way. */
export const requestsRunning = (): number => running;

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

/** Whether a host lets its apps call an address: over HTTPS, at a domain that the operator has listed. */
function isListed(url: string): boolean {
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && window.start.domains.includes(host);
}

function withQuery(url: string, data: unknown): string {
  const fields = Object.entries((data ?? {}) as Record<string, unknown>);
  if (fields.length === 0) return url;
  const query = fields.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Carries a request as the hosts do: the data of a GET goes into its address, that of a POST into its body. */
export async function request({
  url,
  method = 'GET',
  data,
  header = {},
  timeout = 60_000,
}: HostRequest): Promise<WireAnswer> {
  if (!isListed(url)) {
    complain(`request: ${new URL(url).origin} is not a listed domain with HTTPS`);
    return { failure: notListed };
  }
  running += 1;
  try {
    return await window.carry(
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
  } finally {
    running -= 1;
  }
}

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
