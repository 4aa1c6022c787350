import { call } from '@/services/call';

/** The member's code, and whom they have invited. */
export const getInvited = (page: number) => call('GET /api/account/invite/get_mine', { page });
/** An invitation by its code; NOT_FOUND. */
export const getInvitation = (code: string) => call('GET /api/account/invite/get_detail', { code });
/** Accepts an invitation; INVITATION_REFUSED, NOT_FOUND. */
export const acceptInvitation = (code: string) => call('POST /api/account/invite/accept', { code });
