import { routes, type RouteName } from './index';
import type { RouteRow } from './row';

/** A URL of the specification, taken apart. */
export interface MatchedRoute {
  name: RouteName;
  query: Record<string, string>;
}

const rows: readonly RouteRow[] = routes;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** The `:param`s of a pattern found in a path; undefined when the path is another one. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const found: Record<string, string> = {};
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] ?? '';
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part) found[name.slice(1)] = decode(part);
    else if (name !== part) return undefined;
  }
  return found;
}

/**
 * Which screen a URL opens, on every host: `/profile/order_detail?orderid=1`. Undefined for addresses that
 * are not ours, so that a return url or a link from outside can never lead out of the app.
 */
export function matchUrl(url: string): MatchedRoute | undefined {
  const [address = ''] = url.split('#');
  const [rawPath = '', search = ''] = address.split('?');
  if (!rawPath.startsWith('/')) return undefined;
  const path = rawPath.length > 1 ? rawPath.replace(/\/$/, '') : rawPath;
  for (const row of rows) {
    for (const pattern of [row.url, ...(row.aliases ?? [])]) {
      const found = matchPath(pattern, path);
      if (!found) continue;
      const query: Record<string, string> = { ...found };
      for (const pair of search.split('&')) {
        const [name = '', value = ''] = pair.split('=');
        if (name) query[decode(name)] = decode(value);
      }
      return { name: row.name as RouteName, query };
    }
  }
  return undefined;
}

/** The URL of a screen, whatever the host: for return urls, shared links and analytics. */
export function urlOf(row: RouteRow, query: Readonly<Record<string, string>>): string {
  const inPath = new Set<string>();
  const path = row.url.replace(/:(\w+)/g, (_text, name: string) => {
    inPath.add(name);
    return encodeURIComponent(query[name] ?? '');
  });
  const search = Object.entries(query)
    .filter(([name]) => !inPath.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return search ? `${path}?${search}` : path;
}
