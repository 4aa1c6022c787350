import { call } from './call';

/** Sends a login code by SMS, for this device; CODE_TOO_OFTEN. */
export const sendLoginCode = (mobile: string) => call('POST /api/user/sms/send_vcode', { mobile });
/** Logs in by phone and code; CODE_WRONG, CODE_EXPIRED. */
export const logIn = (mobile: string, vcode: string) => call('POST /api/user/login', { mobile, vcode });
/** Lets the session live on with another token; NOT_LOGGED_IN. */
export const renewSession = () => call('POST /api/user/renew_session', {});
/** Ends the session on the server. */
export const logOut = () => call('POST /api/user/logout', {});
/** The logged-in member; NOT_LOGGED_IN. */
export const getUser = () => call('GET /api/user/get_detail', {});
