import { eq } from 'drizzle-orm';
import type { ProfileChanges } from '../../../types/api/user';
import { ErrorCode } from '../../../src/domain/errorCode';
import { birthdayProblem, nicknameProblem } from '../../../src/domain/profile';
import type { MemberContext } from '../../http/endpoint';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { cities } from '../city/public';
import { updateUser, type UserRow } from './userRepository';

const refused = (field: keyof ProfileChanges, sentence: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, sentence, { field });

async function isCity(db: Database, name: string): Promise<boolean> {
  const rows = await db.select({ id: cities.id }).from(cities).where(eq(cities.name, name)).limit(1);
  return rows.length > 0;
}

/** Changes what a member tells of themselves (specification §3, user). INVALID_PARAMS (data: `field`). */
export async function changeProfile(
  { nickname, birthday, gender, city }: ProfileChanges,
  { db, member, now }: MemberContext,
): Promise<UserRow> {
  const wrongNickname = nicknameProblem(nickname ?? '');
  if (wrongNickname) throw refused('nickname', wrongNickname);
  const wrongBirthday = birthdayProblem(birthday ?? '', now);
  if (wrongBirthday) throw refused('birthday', wrongBirthday);
  if (city && !(await isCity(db, city))) throw refused('city', '请从列表里选择城市');
  const user = await updateUser(db, member.id, {
    ...(nickname !== undefined && { nickname: nickname.trim() }),
    ...(birthday !== undefined && { birthday }),
    ...(gender !== undefined && { gender }),
    ...(city !== undefined && { cityName: city }),
  });
  if (!user) throw notFound('您的账号');
  return user;
}
