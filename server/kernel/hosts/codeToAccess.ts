import type { HostApp } from '../../settings';
import { askOpenid } from './askOpenid';
import type { IdentifyByHost } from './hostIdentity';

/** The way of WeChat's own browser (OAuth 2 of an official account): the same of a code that came with an address. */
export const codeToAccess =
  (host: string, { appId, secret }: HostApp): IdentifyByHost =>
  code =>
    askOpenid(`${host}/sns/oauth2/access_token`, {
      appid: appId,
      secret,
      code,
      grant_type: 'authorization_code',
    });

/** Where WeChat's browser is sent for such a code, silently (`snsapi_base`); it comes back to the page with it. */
export const accessPage = (appId: string, page: string): string =>
  `https://open.weixin.qq.com/connect/oauth2/authorize?${new URLSearchParams({
    appid: appId,
    redirect_uri: page,
    response_type: 'code',
    scope: 'snsapi_base',
  }).toString()}#wechat_redirect`;
