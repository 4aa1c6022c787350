import type { Settings } from '../../settings';
import { codeToAccess } from './codeToAccess';
import { codeToAlipayUser } from './codeToAlipayUser';
import { codeToSession } from './codeToSession';
import { shareSigner, type SignShare } from './shareSigner';
import type { HostIdentities, HostPlace, IdentifyByHost } from './hostIdentity';

const WECHAT = 'https://api.weixin.qq.com';

/** The hosts of which the settings hold the app's secret or key. */
export function configuredHosts({
  hostApps: { weapp, qq, wechat },
  merchants: { alipay },
}: Pick<Settings, 'hostApps' | 'merchants'>): HostIdentities {
  const known: Partial<Record<HostPlace, IdentifyByHost>> = {
    ...(weapp && { weapp: codeToSession(WECHAT, weapp) }),
    ...(qq && { qq: codeToSession('https://api.q.qq.com', qq) }),
    ...(wechat && { wechat: codeToAccess(WECHAT, wechat) }),
    ...(alipay && { alipay: codeToAlipayUser(alipay) }),
  };
  return new Map(Object.entries(known));
}

/** Who signs what pages say of themselves in WeChat; undefined without an official account. */
export const configuredShare = ({
  hostApps: { wechat },
}: Pick<Settings, 'hostApps'>): SignShare | undefined => wechat && shareSigner(WECHAT, wechat);
