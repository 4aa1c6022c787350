import { call } from '@/services/call';
import type { ProfileChanges } from '~types/api/user';

/** Changes what the member tells of themselves; INVALID_PARAMS (data: `field`). */
export const updateUser = (changes: ProfileChanges) => call('POST /api/user/update', changes);
