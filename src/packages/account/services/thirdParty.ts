import { call } from '@/services/call';
import { givenByHost } from '@/services/user';
import type { ThirdPartyClaim } from '~types/api/thirdParty';

/** Whether an account elsewhere is bound, and whose it is, masked; CLAIM_REFUSED. */
export const checkBinding = (claim: ThirdPartyClaim) => call('GET /api/user/thirdparty/get_detail', claim);
/** Binds an account to the member by their number; CLAIM_REFUSED, THIRD_PARTY_TAKEN. */
export const bindAccount = (claim: ThirdPartyClaim, mobile: string) =>
  call('POST /api/user/thirdparty/binding_rc', { ...claim, mobile });
/** Logs in the member whom the check has told; CLAIM_REFUSED, NOT_FOUND. */
export const logInByAccount = async (claim: ThirdPartyClaim, uid: string) =>
  call('POST /api/user/thirdparty/login', { ...claim, uid, ...(await givenByHost()) });
/** The accounts that are bound to the member; NOT_LOGGED_IN. */
export const getAccounts = () => call('GET /api/user/thirdparty/detail', {});
/** Ends a binding; NOT_FOUND when it has ended already. */
export const unbindAccount = (id: string) => call('POST /api/user/thirdparty/unbinding', { id });
