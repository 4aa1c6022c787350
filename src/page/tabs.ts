import type { IconName } from '@/components/icon/Icon';
import type { TabItem } from '@/components/tab-bar/TabBar';
import { routes } from '@/routes';
import type { LineTabKey, RouteRow, TabKey } from '@/routes/row';

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

/** The tabs of each line that has a bar of its own; they lead to the screens of their rows. */
const lineTabs: readonly (readonly (TabItem & { key: LineTabKey })[])[] = [
  [
    { key: 'longBooking', text: '长租预订', icon: 'car' },
    { key: 'longOrders', text: '长租订单', icon: 'clipboard-list' },
  ],
];

/** The bar in which a tab of a line stands. */
export const lineTabItems = (key: LineTabKey): readonly TabItem[] =>
  lineTabs.find(tabs => tabs.some(tab => tab.key === key)) ?? [];

/** Where a tab of a line leads. */
export const urlOfLineTab = (key: string): string => rows.find(row => row.lineTab === key)?.url ?? '/';
