import type { Call, Nothing } from './call';

/** What a person is to the member. */
export type ContactRelation = 'PARENT' | 'SPOUSE' | 'CHILD' | 'SIBLING' | 'FRIEND' | 'COLLEAGUE' | 'OTHER';

/** 紧急联系人: who is called when the member cannot be reached. The mobile is masked: the number itself never comes back. */
export interface EmergencyContact {
  name: string;
  relation: ContactRelation;
  mobile: string;
}

/** A member's emergency contact, one at most (specification §2, /profile/more/emergency_contact). */
export interface EmergencyContactApi {
  'GET /api/user/get_emergency_contact': Call<Nothing, { contact?: EmergencyContact }>;
  /** Keeps it in the place of the one before; without `mobile` that one's stays. INVALID_PARAMS. */
  'POST /api/user/save_emergency_contact': Call<
    { name: string; relation: ContactRelation; mobile?: string },
    { contact: EmergencyContact }
  >;
  /** Forgets it; there may be none. */
  'POST /api/user/remove_emergency_contact': Call<Nothing, Nothing>;
}
