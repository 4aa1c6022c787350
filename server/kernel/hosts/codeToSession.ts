import type { HostApp } from '../../settings';
import { askOpenid } from './askOpenid';
import type { IdentifyByHost } from './hostIdentity';

/** The way of the mini-programs of WeChat and QQ (`code2Session`): the server shows the app's secret and the code. */
export const codeToSession =
  (host: string, { appId, secret }: HostApp): IdentifyByHost =>
  code =>
    askOpenid(`${host}/sns/jscode2session`, {
      appid: appId,
      secret,
      js_code: code,
      grant_type: 'authorization_code',
    });
