import type { AuthStatus, User } from '../../../types/api/user';
import type { UserRow } from './userRepository';

const statusCodes: Record<AuthStatus, number> = { USER_NOAUTH: 0, USER_AUTHING: 1, USER_AUTHED: 2 };

/** A member in the wire form, for themselves only: the number is whole (specification §3, user). */
export const presentUser = (row: UserRow): User => ({
  user_id: row.id,
  uid: row.mobile,
  name: row.name,
  nickname: row.nickname,
  birthday: row.birthday,
  gender: row.gender,
  city: { name: row.cityName },
  // Binding accounts of partners comes with its own issue; until then nobody has one.
  thirdparty: [],
  auth: { status: row.authStatus, status_code: statusCodes[row.authStatus], comments: row.authComments },
});
