import type { LoginData } from '../../../types/api/user';
import type { Database } from '../../db/database';
import { claimCoupons, giveNewcomerCoupons } from '../account/public';
import { createSession, type SessionPlace } from '../../kernel/members/sessionRepository';
import { wasMember } from '../../kernel/members/closedMembers';
import { markOf } from '../../kernel/secrets/seal';
import { findOrCreateUser, type UserRow } from './userRepository';

/**
 * Begins a session for whoever has proved to own a phone number (specification §3, login data). The first
 * login makes the member and gives them the newcomers' coupons, unless their number was that of a member until lately;
 * each one those that others have given to their number, all or nothing. `place`: where the session lives; `dataKey` of
 * the settings.
 */
export const logInMember = (
  db: Database,
  owner: Pick<UserRow, 'mobile' | 'channel'>,
  place: SessionPlace,
  { now, dataKey }: { now: Date; dataKey: string },
): Promise<LoginData> =>
  db.transaction(async tx => {
    const isReturning = await wasMember(tx, markOf(owner.mobile, dataKey), now);
    const { user, isNew } = await findOrCreateUser(tx, { ...owner, isReturning }, now);
    if (isNew && !isReturning) await giveNewcomerCoupons(tx, user.id, now);
    await claimCoupons(tx, user);
    const token = await createSession(tx, { ...place, userId: user.id }, now);
    return { uid: user.mobile, user_id: user.id, token, isnew: isNew ? 1 : 0 };
  });
