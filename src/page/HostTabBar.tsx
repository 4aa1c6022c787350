import { observer } from 'mobx-react-lite';
import { classNames } from '@/components/element/classNames';
import { topPage } from '@/platform/address';
import { routes } from '@/routes';
import type { RouteRow } from '@/routes/row';
import { ChannelStore } from '@/stores/ChannelStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { ShellTabBar } from './ShellTabBar';

const rows: readonly RouteRow[] = routes;

/** The tab bar as a mini-program's own component, which the host mounts once for each tab page. */
export const HostTabBar = observer(function HostTabBar() {
  const preferences = useStore(PreferencesStore);
  const channel = useStore(ChannelStore);
  const path = topPage();
  const current = rows.find(row => row.page === path)?.tab ?? 'home';
  return <ShellTabBar current={current} look={classNames(preferences.look, channel.look)} fixed />;
});
