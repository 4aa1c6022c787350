import Taro from '@tarojs/taro';
import type { RouteName } from '@/routes';
import { matchUrl, urlOf } from '@/routes/match';
import type { Query } from './address';
import type { RouteRow } from '@/routes/row';

/** On H5 a route is opened by its URL. */
export function hostAddress(row: RouteRow, query: Query): string {
  return urlOf(row, query);
}

export const webAddress = (row: RouteRow, query: Query): string | undefined =>
  `${location.origin}${urlOf(row, query)}`;

/** Path of the page on top: Taro's router knows it on H5 too. */
export function topPage(): string | undefined {
  const pages = Taro.getCurrentPages();
  return pages[pages.length - 1]?.route;
}

/** Browsers keep as many screens as one likes. */
export function stackRoom(): { depth: number; limit: number } {
  return { depth: Taro.getCurrentPages().length, limit: Infinity };
}

/** Taro's router keeps the screens by their URL. */
export function openScreens(): (RouteName | undefined)[] {
  return Taro.getCurrentPages().map(({ route = '' }) => matchUrl(route)?.name);
}
