import type { User } from '~types/api/user';

/** A member who has told nothing of themselves yet. */
export const user: User = {
  user_id: 'U1',
  uid: '13812345678',
  ...{ name: '', nickname: '', birthday: '', gender: 'u' },
  city: { name: '' },
  thirdparty: [],
  auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' },
};
