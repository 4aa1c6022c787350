import type { User } from '../../../types/api/user';
import { presentBinding } from './third-party/thirdPartyPresenter';
import type { BindingRow } from './third-party/thirdPartyRepository';
import type { UserRow } from './userRepository';

/** A member with their accounts elsewhere in the wire form, for themselves only: the number is whole (specification §3, user). */
export const presentUser = (row: UserRow, bindings: readonly BindingRow[]): User => ({
  user_id: row.id,
  uid: row.mobile,
  name: row.name,
  nickname: row.nickname,
  birthday: row.birthday,
  gender: row.gender,
  city: { name: row.cityName },
  thirdparty: bindings.map(presentBinding).map(({ type, create_time }) => ({ type, create_time })),
  auth: { status: row.authStatus, status_code: row.authStatusCode, comments: row.authComments },
});
