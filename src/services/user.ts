import { call } from './call';

/** Sends a login code by SMS; CODE_TOO_OFTEN. */
export const sendLoginCode = (mobile: string) => call('POST /api/user/sms/send_vcode', { mobile });
export const logIn = (mobile: string, vcode: string) => call('POST /api/user/login', { mobile, vcode });
export const logOut = () => call('POST /api/user/logout', {});
export const getUser = () => call('GET /api/user/get_detail', {});
