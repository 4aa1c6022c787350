import type { User } from '../../types/api/user';

const CITY_NAME_LIMIT = 4;

/** A city's name in the search bar: at most 4 characters, then … (specification §2). */
export function shortCityName(name: string): string {
  const characters = Array.from(name);
  return characters.length > CITY_NAME_LIMIT ? `${characters.slice(0, CITY_NAME_LIMIT).join('')}…` : name;
}

/** The name of a place as it is told to who is in another city: 上海人民广场店; one that names its city stays as it is. */
export const nameFrom = (here: string, { city, name }: { city: string; name: string }): string =>
  city === here || name.startsWith(city) ? name : `${city}${name}`;

/** A profile text, or 添加 when it is empty (specification §5, display). */
export const orAdd = (text?: string | null): string => text?.trim() || '添加';

/** Gender: u and m 男, f 女, empty 添加 (specification §5, display). */
export const genderText = (gender?: string | null): string =>
  gender ? (gender === 'f' ? '女' : '男') : orAdd(gender);

/** The renter's name, or 您的姓名 when it is empty (specification §5, display). */
export const realNameText = (name?: string | null): string => name?.trim() || '您的姓名';

/** What of a user tells the state of their authentication. */
export interface Authenticated {
  auth: Pick<User['auth'], 'status' | 'comments'>;
}

/** State of authentication in words; nobody logged in is null (specification §4, authentication display). */
export function authText(user: Authenticated | null | undefined): string {
  if (!user) return '未登录';
  if (user.auth.status === 'USER_AUTHED') return '已认证';
  if (user.auth.status === 'USER_AUTHING') return '认证中';
  return user.auth.comments ? '认证未通过' : '未认证';
}

/** The number of a badge: none for nothing, and no more than 99+. */
export const badgeText = (count: number): string | undefined =>
  count > 99 ? '99+' : count > 0 ? String(count) : undefined;
