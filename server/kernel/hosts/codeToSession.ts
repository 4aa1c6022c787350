import type { HostApp } from '../../settings';
import type { IdentifyByHost } from './hostIdentity';

/** Milliseconds that a login waits for the host. */
const PATIENCE = 2000;

/**
 * The way of WeChat and QQ (`code2Session`): the server shows the app's secret and the code, and is told the `openid`, by
 * which the host knows the person in this app alone. What the host refuses or does not answer in time tells nobody.
 */
export const codeToSession =
  (host: string, { appId, secret }: HostApp): IdentifyByHost =>
  async code => {
    const asked = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' };
    try {
      const answer = await fetch(`${host}/sns/jscode2session?${new URLSearchParams(asked).toString()}`, {
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { openid } = (await answer.json()) as { openid?: unknown };
      return typeof openid === 'string' && openid !== '' ? openid : undefined;
    } catch {
      // Unreachable, slow, or no JSON. Its address holds the secret: it is not told to the log.
      return undefined;
    }
  };
