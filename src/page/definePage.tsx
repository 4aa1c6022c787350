import { useDidHide, useDidShow, useRouter } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef, useState, type ComponentType } from 'react';
import { classNames } from '@/components/element/classNames';
import { Dialog } from '@/components/dialog/Dialog';
import { ErrorBoundary } from '@/components/error-boundary/ErrorBoundary';
import { Frame } from '@/components/frame/Frame';
import { Header } from '@/components/header/Header';
import { QuickMenu } from '@/blocks/quick-menu/QuickMenu';
import { StateView } from '@/components/state-view/StateView';
import { Toast } from '@/components/toast/Toast';
import { paintSurroundings } from '@/platform/colourScheme';
import { stackRoom } from '@/platform/address';
import { readDevice } from '@/platform/device';
import { followFocus } from '@/platform/focus';
import { followScroll } from '@/platform/scroll';
import { setHostTitle } from '@/platform/title';
import { routeOf, type RouteName, type RouteParams } from '@/routes';
import { urlOf } from '@/routes/match';
import { readParams } from '@/routes/params';
import { track, unknownPage } from '@/services/analytics';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { TabParamsStore } from '@/stores/TabParamsStore';
import { needsLogin } from './loginGuard';
import { MembersOnly } from './MembersOnly';
import { back, go, openUrl } from './navigate';
import { entryUrl } from './openEntry';
import { ScreenTabBar } from './ShellTabBar';

/** What every screen is given. */
export interface ScreenProps<N extends RouteName> {
  params: RouteParams<N>;
}

/** How a screen uses a wide window (look.md, wide): it has columns. */
type Layout = 'wide';

/**
 * Makes a page of a screen: reads and checks its parameters, and applies login guard, title, tracking,
 * error boundary and frame by the route's row. A page file is `export default definePage('car.list', CarList)`, with
 * `'wide'` where the screen has columns in a wide window.
 */
export function definePage<N extends RouteName>(
  name: N,
  Screen: ComponentType<ScreenProps<N>>,
  layout?: Layout,
): ComponentType {
  const row = routeOf(name);
  return observer(function Page() {
    const channel = useStore(ChannelStore);
    const session = useStore(SessionStore);
    const overlay = useStore(OverlayStore);
    const preferences = useStore(PreferencesStore);
    const { params: raw } = useRouter();
    const asked = useStore(TabParamsStore).of(name) ?? raw;
    const { params, wrong } = useMemo(() => readParams(row, asked), [asked]);
    const [isShown, setShown] = useState(true);
    const frameId = useId();
    const title = channel.titleOf(row.name, row.title);
    const isGuarded = needsLogin(row, channel.loginGate, session.isLoggedIn);
    const [entry] = useState(() => entryUrl(raw));
    // Who must log in before they come to what a link asks for, comes to it from there.
    const [isHeld] = useState(entry !== undefined && isGuarded);
    const returnUrl = useRef('');
    const giveFocusBack = useRef<() => void>(() => undefined);
    returnUrl.current =
      isHeld && entry !== undefined
        ? entry
        : urlOf(row, Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])));

    useDidShow(() => {
      setShown(true);
      giveFocusBack.current();
      channel.expire(Date.now());
      session.readCookies();
      setHostTitle(channel.titleOf(row.name, row.title));
      track('$pageview', { page: row.analytics ?? unknownPage, url: row.url });
    });
    useDidHide(() => {
      setShown(false);
      overlay.clear();
    });
    useEffect(() => {
      if (entry !== undefined && !isHeld) void openUrl(entry);
    }, [entry, isHeld]);
    useEffect(() => {
      if (isGuarded && isShown) void go('login', { return_url: returnUrl.current }, { replace: true });
    }, [isGuarded, isShown]);

    useEffect(() => {
      // A mini-program's host paints each screen's surroundings by itself.
      if (isShown) paintSurroundings(preferences.isDark);
    }, [isShown, preferences.isDark]);
    useEffect(() => followScroll(frameId), [frameId]);
    useEffect(() => {
      const { restore, stop } = followFocus(frameId);
      giveFocusBack.current = restore;
      return stop;
    }, [frameId]);

    const showsHeader = channel.showsHeader && !readDevice().hostDrawsTitle;
    const menu = channel.menu;
    // Back from the first of their screens would be the home of members.
    const [isAtTheirStart] = useState(() => row.forOthers === true && stackRoom().depth <= 1);
    return (
      <Frame
        id={frameId}
        look={classNames(preferences.look, channel.look)}
        wide={layout === 'wide'}
        header={
          showsHeader ? (
            <Header
              title={title}
              onBack={row.tab || isAtTheirStart ? undefined : () => void back()}
              onMenu={menu.length > 0 && !row.forOthers ? overlay.openMenu : undefined}
            />
          ) : null
        }
        tabBar={<ScreenTabBar tab={row.tab} lineTab={row.lineTab} />}
        overlays={
          isShown ? (
            <>
              <QuickMenu
                open={overlay.isMenuOpen}
                links={menu}
                onClose={overlay.closeMenu}
                onSelect={url => {
                  overlay.closeMenu();
                  void openUrl(url);
                }}
              />
              {overlay.dialog ? <Dialog {...overlay.dialog} onSettle={overlay.settleDialog} /> : null}
              <Toast text={overlay.toast?.text} />
            </>
          ) : null
        }
      >
        <ErrorBoundary
          onError={error => track('screen_error', { screen: row.name, cause: error.message.slice(0, 200) })}
        >
          {isGuarded ? null : wrong.length > 0 ? (
            <StateView
              icon="circle-alert"
              title="链接不完整"
              text={row.forOthers ? '请打开您收到的完整链接。' : '这个链接缺少必要的信息，请从首页重新进入。'}
              action={row.forOthers ? undefined : { text: '回到首页', onClick: () => void go('home') }}
            />
          ) : row.auth === true ? (
            <MembersOnly text="登录后即可继续" returnUrl={returnUrl.current}>
              <Screen params={params as RouteParams<N>} />
            </MembersOnly>
          ) : (
            <Screen params={params as RouteParams<N>} />
          )}
        </ErrorBoundary>
      </Frame>
    );
  });
}
