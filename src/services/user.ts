import { hostCode } from '@/platform/hostIdentity';
import { call } from './call';

/** By what the server may ask the host who uses the app; nothing where there is no host. */
export async function givenByHost(): Promise<{ host_code?: string }> {
  const code = await hostCode();
  return code ? { host_code: code } : {};
}

/** Sends a login code by SMS, for this device; CODE_TOO_OFTEN. */
export const sendLoginCode = (mobile: string) => call('POST /api/user/sms/send_vcode', { mobile });
/** Sends a code to a number that is to be called, for this device; CODE_TOO_OFTEN. */
export const sendContactCode = (phone: string) => call('POST /api/worksheet/send_vcode', { phone });
/** Logs in by phone and code; CODE_WRONG, CODE_EXPIRED. */
export const logIn = async (mobile: string, vcode: string) =>
  call('POST /api/user/login', { mobile, vcode, ...(await givenByHost()) });
/** Lets the session live on with another token; NOT_LOGGED_IN. */
export const renewSession = async () => call('POST /api/user/renew_session', await givenByHost());
/** Ends the session on the server. */
export const logOut = () => call('POST /api/user/logout', {});
/** The logged-in member; NOT_LOGGED_IN. */
export const getUser = () => call('GET /api/user/get_detail', {});
