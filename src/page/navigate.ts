import Taro from '@tarojs/taro';
import { hostAddress, openScreens, stackRoom } from '@/platform/address';
import { leaveByBack } from '@/platform/backKey';
import { setPageTransition } from '@/platform/motion';
import { routeOf, type RouteName, type RouteParams } from '@/routes';
import { matchUrl, urlOf } from '@/routes/match';
import { ChannelStore } from '@/stores/ChannelStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { TabParamsStore } from '@/stores/TabParamsStore';
import { needsLogin } from './loginGuard';

interface GoOptions {
  /** Takes the place of the current screen: back does not return to it. */
  replace?: boolean;
}

/** `{}` may be left out where a route takes no parameters. */
type ParamsArgument<N extends RouteName> =
  Record<never, never> extends RouteParams<N>
    ? [params?: RouteParams<N>, options?: GoOptions]
    : [params: RouteParams<N>, options?: GoOptions];

async function open(name: RouteName, query: Record<string, string>, options: GoOptions): Promise<void> {
  const row = routeOf(name);
  const guarded = needsLogin(row, root.get(ChannelStore).loginGate, root.get(SessionStore).isLoggedIn);
  if (guarded) {
    // Of two logins on each other both would lead on.
    const replace = options.replace ?? openScreens().pop() === 'login';
    return open('login', { return_url: urlOf(row, query) }, { replace });
  }
  const url = hostAddress(row, query);
  setPageTransition(row.transition !== 'none' && !row.tab);
  const { depth, limit } = stackRoom();
  if (row.tab) {
    root.get(TabParamsStore).open(name, query);
    await Taro.switchTab({ url });
  } else if (options.replace || depth >= limit) await Taro.redirectTo({ url });
  else await Taro.navigateTo({ url });
}

function texts(params: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Opens a screen: `go('order.detail', { orderid })`. A missing parameter does not compile. Screens that need
 * a login lead over the login page and then exactly here. The only caller of the host's navigation.
 */
export async function go<N extends RouteName>(
  name: N,
  ...[params, options]: ParamsArgument<N>
): Promise<void> {
  await open(name, texts(params ?? {}), options ?? {});
}

/** Opens an address of the specification, from a banner, a menu or a return url; an unknown one leads home. */
export async function openUrl(url: string, options: GoOptions = {}): Promise<void> {
  const match = matchUrl(url);
  await (match ? open(match.name, match.query, options) : open('home', {}, options));
}

/**
 * Leaves the screen on top, such as a login, for the address of the one that led there: back where that screen lies
 * below as it was left, else in its place.
 */
export async function returnTo(url: string): Promise<void> {
  const screens = openScreens();
  const below = screens[screens.length - 2];
  if (below !== undefined && below === matchUrl(url)?.name) await back();
  else await openUrl(url, { replace: true });
}

/** Back to the screen before; `orElse` where there is none (a deep link), default home. */
export async function back(orElse: () => Promise<void> = () => open('home', {}, {})): Promise<void> {
  setPageTransition(true);
  if (stackRoom().depth > 1) {
    leaveByBack();
    await Taro.navigateBack();
  } else await orElse();
}

/**
 * Leaves all screens of some areas that lie on top, for a choice that was made over several of them: back to where the
 * person began. `orElse` where there is nothing below (a deep link), default home. Does nothing when another screen is
 * on top already.
 */
export async function backPast(
  areas: readonly string[],
  orElse: () => Promise<void> = () => open('home', {}, {}),
): Promise<void> {
  const screens = openScreens().reverse();
  const isPassed = (name: RouteName | undefined): boolean =>
    name !== undefined && areas.includes(name.split('.')[0] ?? '');
  const staying = screens.findIndex(name => !isPassed(name));
  if (staying === 0) return;
  setPageTransition(true);
  if (staying > 0) {
    leaveByBack();
    await Taro.navigateBack({ delta: staying });
  } else await orElse();
}
