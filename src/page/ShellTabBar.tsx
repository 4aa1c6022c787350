import { observer } from 'mobx-react-lite';
import { TabBar, TabBarRoom } from '@/components/tab-bar/TabBar';
import { drawsTabBarInPage } from '@/platform/tabBar';
import { useIsWide } from '@/platform/wide';
import { matchUrl } from '@/routes/match';
import type { LineTabKey, TabKey } from '@/routes/row';
import { ChannelStore } from '@/stores/ChannelStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { openUrl } from './navigate';
import { lineTabItems, tabItems, urlOfLineTab, urlOfTab } from './tabs';

interface ShellTabBarProps {
  /** Key of the tab that is shown; absent: the screen is none of them. */
  current?: string | undefined;
  /** Classes of its tokens, for a host that draws the bar outside the frame. */
  look?: string;
  /** It lies over the page. */
  fixed?: boolean;
}

/**
 * The tab bar of the shell, where the channel shows one: in the frame on H5, in the host's custom tab bar on
 * mini-programs. 我的 may lead guests elsewhere (QQPAY: /qqcard, specification §2).
 */
export const ShellTabBar = observer(function ShellTabBar({
  current = '',
  look = '',
  fixed = false,
}: ShellTabBarProps) {
  const channel = useStore(ChannelStore);
  const session = useStore(SessionStore);
  if (!channel.showsTabBar) return null;
  const select = (key: string): void => {
    const guestUrl = key === 'profile' && !session.isLoggedIn ? channel.row.guestProfileUrl : undefined;
    void openUrl(guestUrl && matchUrl(guestUrl) ? guestUrl : urlOfTab(key));
  };
  return <TabBar items={tabItems} current={current} look={look} fixed={fixed} onSelect={select} />;
});

/** The place in a tab's page for the host's custom tab bar, where the channel shows one. */
const ShellTabBarRoom = observer(function ShellTabBarRoom() {
  return useStore(ChannelStore).showsTabBar ? <TabBarRoom /> : null;
});

/** The bar of a line that has one of its own, where the channel shows one: one screen of it takes the place of the other. */
const LineTabBar = observer(function LineTabBar({ current }: { current: LineTabKey }) {
  return useStore(ChannelStore).showsTabBar ? (
    <TabBar
      items={lineTabItems(current)}
      current={current}
      onSelect={key => {
        if (key !== current) void openUrl(urlOfLineTab(key), { replace: true });
      }}
    />
  ) : null;
});

interface ScreenTabBarProps {
  tab: TabKey | undefined;
  lineTab?: LineTabKey | undefined;
}

/** The tab bar in the frame of a screen: of those that are a tab, and of all in a wide window, which has room for it. */
export function ScreenTabBar({ tab, lineTab }: ScreenTabBarProps) {
  const isWide = useIsWide();
  if (lineTab) return <LineTabBar current={lineTab} />;
  if (!tab && !isWide) return null;
  return drawsTabBarInPage ? <ShellTabBar current={tab} /> : <ShellTabBarRoom />;
}
