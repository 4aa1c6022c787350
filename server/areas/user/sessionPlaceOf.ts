import type { Context } from '../../http/endpoint';
import { hashToken, type SessionPlace } from '../../kernel/members/sessionRepository';
import { nameOfDevice } from './deviceName';

/** Where the session of a call would live; `code`: what the host of a mini-program gave to the app. */
export async function sessionPlaceOf(context: Context, code: string | undefined): Promise<SessionPlace> {
  const { version, userAgent: agent, device } = context;
  const { deviceType: host, deviceOSVersion: system } = version;
  const identity = await context.identify(code);
  return {
    hostIdentity: identity === undefined ? null : hashToken(identity),
    deviceHash: hashToken(device),
    deviceName: nameOfDevice({ host, system, agent }),
  };
}
