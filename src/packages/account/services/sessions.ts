import { call } from '@/services/call';

/** Where the member is logged in, the device used last first; NOT_LOGGED_IN. */
export const getSessions = () => call('GET /api/user/get_sessions', {});
/** Logs out on another device; NOT_FOUND when it is logged out already. */
export const endSession = (sessionId: string) =>
  call('POST /api/user/end_session', { session_id: sessionId });
/** Logs out on all devices but this one. */
export const endOtherSessions = () => call('POST /api/user/end_other_sessions', {});
