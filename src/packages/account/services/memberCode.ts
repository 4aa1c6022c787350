import { call } from '@/services/call';

/** A new code by which the staff knows the member, good for a minute; TOO_MANY_REQUESTS. */
export const renewMemberCode = () => call('POST /api/user/qacode/renew', {});
