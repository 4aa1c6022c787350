import Taro from '@tarojs/taro';
import { routes, type RouteName } from '@/routes';
import type { RouteRow } from '@/routes/row';

/** Text parameters by name. */
export type Query = Readonly<Record<string, string>>;

function queryText(query: Query): string {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return text ? `?${text}` : '';
}

/** The address by which this host opens a route: in a mini-program its page path. A tab takes no query there. */
export function hostAddress(row: RouteRow, query: Query): string {
  return `/${row.page}${row.tab ? '' : queryText(query)}`;
}

/** The whole address of a screen, which people send each other as a link; undefined in a mini-program, which has none. */
export const webAddress = (_row: RouteRow, _query: Query): string | undefined => undefined;

/** Path of the page on top, as its row names it; undefined before the first. */
export function topPage(): string | undefined {
  const pages = Taro.getCurrentPages();
  return pages[pages.length - 1]?.route;
}

/** How many screens lie on the stack, and how many may (mini-programs: 10). */
export function stackRoom(): { depth: number; limit: number } {
  return { depth: Taro.getCurrentPages().length, limit: 10 };
}

/** The screens on the stack, the one on top last; undefined for one that no row knows. */
export function openScreens(): (RouteName | undefined)[] {
  return Taro.getCurrentPages().map(
    ({ route = '' }) => routes.find(({ page }) => route.replace(/^\//, '').split('?')[0] === page)?.name,
  );
}
