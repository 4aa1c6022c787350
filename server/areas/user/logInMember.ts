import type { LoginData } from '../../../types/api/user';
import type { Database } from '../../db/database';
import { giveNewcomerCoupons } from '../account/public';
import { createSession, type SessionPlace } from '../../kernel/members/sessionRepository';
import { findOrCreateUser, type UserRow } from './userRepository';

/**
 * Begins a session for whoever has proved to own a phone number (specification §3, login data). The first
 * login makes the member and gives them the newcomers' coupons, all or nothing. `place`: where the session lives.
 */
export const logInMember = (
  db: Database,
  owner: Pick<UserRow, 'mobile' | 'channel'>,
  place: SessionPlace,
  now: Date,
): Promise<LoginData> =>
  db.transaction(async tx => {
    const { user, isNew } = await findOrCreateUser(tx, owner, now);
    if (isNew) await giveNewcomerCoupons(tx, user.id, now);
    const token = await createSession(tx, { ...place, userId: user.id }, now);
    return { uid: user.mobile, user_id: user.id, token, isnew: isNew ? 1 : 0 };
  });
