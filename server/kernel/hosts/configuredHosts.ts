import type { Settings } from '../../settings';
import { codeToSession } from './codeToSession';
import type { HostIdentities, IdentifyByHost } from './hostIdentity';

/** The hosts of which the settings hold the app's secret. */
export const configuredHosts = ({ weapp, qq }: Settings['hostApps']): HostIdentities =>
  new Map<string, IdentifyByHost>([
    ...(weapp ? [['weapp', codeToSession('https://api.weixin.qq.com', weapp)] as const] : []),
    ...(qq ? [['qq', codeToSession('https://api.q.qq.com', qq)] as const] : []),
  ]);
