import type { Settings } from '../../settings';
import { codeToSession } from './codeToSession';

/** Tells who uses a mini-program by a code that its host gave to the app; undefined when the host does not say. */
export type IdentifyByHost = (code: string) => Promise<string | undefined>;

/** By the host of the app (`version.deviceType`); a host that is not there tells nothing. */
export type HostIdentities = ReadonlyMap<string, IdentifyByHost>;

/** The hosts of which the settings hold the app's secret. */
export const configuredHosts = ({ weapp, qq }: Settings['hostApps']): HostIdentities =>
  new Map<string, IdentifyByHost>([
    ...(weapp ? [['weapp', codeToSession('https://api.weixin.qq.com', weapp)] as const] : []),
    ...(qq ? [['qq', codeToSession('https://api.q.qq.com', qq)] as const] : []),
  ]);
