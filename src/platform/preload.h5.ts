/** What Taro keeps of its screens: how the code of each is loaded. */
interface TaroRoute {
  path: string;
  load: () => Promise<unknown>;
}

declare global {
  interface Window {
    __taroAppConfig?: { routes?: readonly TaroRoute[] };
  }
}

const pageOf = ({ path }: TaroRoute): string => path.replace(/^\//, '');

export async function loadScreens(pages: readonly string[]): Promise<void> {
  const routes = window.__taroAppConfig?.routes ?? [];
  const wanted = routes.filter(route => pages.includes(pageOf(route)));
  await Promise.all(wanted.map(async route => route.load())).catch(() => undefined);
}
