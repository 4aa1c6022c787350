import { characterCount } from './renter';
import { dayOf, isTime, type Time } from './shanghaiTime';

/** Characters of a nickname at most. */
export const NICKNAME_LENGTH = 16;

/** Nobody who rents was born before. */
const EARLIEST = '1900-01-01';

/** What is not seen, turns the direction of writing, or is a mark of a web page: no part of a name. */
const UNFIT = /[\p{C}<>]/u;

/** What is wrong with a nickname, one sentence; undefined when it is right. Empty: the member has none. */
export function nicknameProblem(text: string): string | undefined {
  const nickname = text.trim();
  if (characterCount(nickname) > NICKNAME_LENGTH) return `昵称最多${NICKNAME_LENGTH}个字`;
  return UNFIT.test(nickname) ? '昵称里有不能用的字符，请换一个' : undefined;
}

/** What is wrong with a birthday, `YYYY-MM-DD`; undefined when it is right. Empty: the member does not say. */
export function birthdayProblem(text: string, now: Time): string | undefined {
  if (text === '') return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isTime(text)) return '请填写年月日，例如1990-03-07';
  return text >= EARLIEST && text <= dayOf(now) ? undefined : '请核对生日的年份';
}
