import { call } from '@/services/call';
import type { IdentityApplication } from '~types/api/identity';

/** How the member stands with being verified, and what they handed in last; NOT_LOGGED_IN. */
export const getIdentity = () => call('GET /api/user/auth/get_detail', {});
/** Hands in what proves who the member is. Errors as the contract lists them. */
export const applyForIdentity = (application: IdentityApplication) =>
  call('POST /api/user/auth/apply', application);
