import { observer } from 'mobx-react';
import { topPage } from '@/platform/address';
import { routes } from '@/routes';
import type { RouteRow } from '@/routes/row';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { ShellTabBar } from './ShellTabBar';

const rows: readonly RouteRow[] = routes;

/** The tab bar as a mini-program's own component, which the host mounts once for each tab page. */
export const HostTabBar = observer(function HostTabBar() {
  const preferences = useStore(PreferencesStore);
  const path = topPage();
  const current = rows.find(row => row.page === path)?.tab ?? 'home';
  return <ShellTabBar current={current} elder={preferences.isElder} fixed />;
});
