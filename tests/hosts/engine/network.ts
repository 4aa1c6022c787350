import type { WireAnswer } from './types';

let running = 0;

/** How many requests are on their way. */
export const requestsRunning = (): number => running;

/** What a host's `request` is given, in the names of WeChat. */
export interface HostRequest {
  url: string;
  method?: string;
  data?: unknown;
  header?: Record<string, string>;
  timeout?: number;
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
