/**
 * Where the app runs: its host (`version.deviceType`), or `wechat` for a browser that is WeChat's own, in which an
 * official account (公众号) knows the person.
 */
export type HostPlace = 'weapp' | 'alipay' | 'qq' | 'h5' | 'wechat';

const MINI_PROGRAMS: readonly HostPlace[] = ['weapp', 'alipay', 'qq'];

/** Where a call comes from, by what the app and the browser say of themselves. */
export function placeOf(deviceType: string, userAgent: string): HostPlace {
  const host = MINI_PROGRAMS.find(name => name === deviceType);
  return host ?? (userAgent.includes('MicroMessenger/') ? 'wechat' : 'h5');
}

/** Tells who uses an app by a code that its host gave to it; undefined when the host does not say. */
export type IdentifyByHost = (code: string) => Promise<string | undefined>;

/** By the place of the app; a host that is not there tells nothing. */
export type HostIdentities = ReadonlyMap<string, IdentifyByHost>;
