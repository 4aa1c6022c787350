import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Who is called when the member cannot be reached; none kept answers nothing. */
export const getEmergencyContact = () => call('GET /api/user/get_emergency_contact', {});
/** Keeps a contact; INVALID_PARAMS. */
export const saveEmergencyContact = (request: RequestOf<'POST /api/user/save_emergency_contact'>) =>
  call('POST /api/user/save_emergency_contact', request);
/** Forgets the contact. */
export const removeEmergencyContact = () => call('POST /api/user/remove_emergency_contact', {});
