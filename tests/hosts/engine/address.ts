/** Splits `/a/b?c=d`; values stay encoded, as the hosts leave them. */
export function takeApart(url: string): { path: string; query: Record<string, string> } {
  const [path = '', search = ''] = url.split('?');
  const query: Record<string, string> = {};
  for (const pair of search.split('&').filter(Boolean)) {
    const at = pair.indexOf('=');
    query[at < 0 ? pair : pair.slice(0, at)] = at < 0 ? '' : pair.slice(at + 1);
  }
  return { path, query };
}

/** An address as a page sees it, made absolute. */
export function resolve(url: string, from: string): string {
  if (url.startsWith('/')) return url.slice(1);
  const [path = '', search] = url.split('?');
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/') + (search === undefined ? '' : `?${search}`);
}
