import { routeOf, routes, type RouteName } from './index';
import type { RouteRow } from './row';

const rows: readonly RouteRow[] = routes;
const isMain = (row: RouteRow): boolean => row.page.startsWith('pages/');

/** `pages` of the app configuration: the main package. */
export function mainPages(): string[] {
  return rows.filter(isMain).map(row => row.page);
}

/** `subPackages` of the app configuration: one for each folder of `src/packages`. */
export function subPackages(): { root: string; pages: string[] }[] {
  const packages = new Map<string, string[]>();
  for (const row of rows) {
    if (isMain(row)) continue;
    const [, area = ''] = row.page.split('/');
    const root = `packages/${area}`;
    packages.set(root, [...(packages.get(root) ?? []), row.page.slice(root.length + 1)]);
  }
  return [...packages].map(([root, pages]) => ({ root, pages }));
}

/** `preloadRule` of the app configuration: the packages that a screen most often leads to, by its page. */
export function preloadRule(): Record<string, { network: 'all'; packages: string[] }> {
  const leading = rows.flatMap(({ page, next }) => (next ? [{ page, next }] : []));
  return Object.fromEntries(
    leading.map(({ page, next }) => [
      page,
      { network: 'all', packages: next.map(area => `packages/${area}`) },
    ]),
  );
}

/**
 * Pages that the search of a host shall not show, for `sitemap.json`: a person's own, those behind a signed link, the
 * login, and what stands for an unknown address.
 */
export function unlistedPages(): string[] {
  const isOwn = ({ name, auth, logsIn, forOthers, params = {} }: RouteRow): boolean =>
    auth !== undefined || logsIn === true || forOthers === true || 'orderid' in params || name === 'notFound';
  return rows.filter(isOwn).map(({ page }) => page);
}

/** `tabBar` of the app configuration. The bar itself is ours (`components/tab-bar`). */
export function tabBar(): { custom: true; list: { pagePath: string; text: string }[] } {
  return {
    custom: true,
    list: rows.filter(row => row.tab).map(row => ({ pagePath: row.page, text: row.title })),
  };
}

/** H5 `customRoutes`: the page path to its address, or to the list of its addresses. */
export function customRoutes(): Record<string, string | string[]> {
  return Object.fromEntries(
    rows.map(row => [`/${row.page}`, row.aliases ? [row.url, ...row.aliases] : row.url]),
  );
}

/** The configuration of one page (its `index.config.ts`). */
export function pageConfig(name: RouteName): {
  navigationBarTitleText: string;
  enablePullDownRefresh?: true;
  enableShareAppMessage?: true;
} {
  const row = routeOf(name);
  return {
    navigationBarTitleText: row.title,
    // Of Taro: by it the page has what its host looks for before it offers to send it.
    ...(row.shares ? { enableShareAppMessage: true } : {}),
    ...(row.pullDownRefresh ? { enablePullDownRefresh: true } : {}),
  };
}
