import type { IconName } from '@/components/icon/Icon';
import type { TabItem } from '@/components/tab-bar/TabBar';
import { routes } from '@/routes';
import type { RouteRow, TabKey } from '@/routes/row';

const icons: Readonly<Record<TabKey, IconName>> = {
  home: 'house',
  service: 'headset',
  order: 'clipboard-list',
  profile: 'user',
};

const texts: Readonly<Record<TabKey, string>> = {
  home: '首页',
  service: '客服',
  order: '订单',
  profile: '我的',
};

const rows: readonly RouteRow[] = routes;

/** The tabs in the order of the route table: 首页, 客服, 订单, 我的 (specification §2). */
export const tabItems: readonly TabItem[] = rows.flatMap(row =>
  row.tab ? [{ key: row.tab, text: texts[row.tab], icon: icons[row.tab] }] : [],
);

/** Where a tab leads. */
export function urlOfTab(key: string): string {
  return rows.find(row => row.tab === key)?.url ?? '/';
}
