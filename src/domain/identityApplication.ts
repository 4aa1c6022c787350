import type { IdentityApplication } from '../../types/api/identity';
import type { User } from '../../types/api/user';
import { isIdCardNumber } from './identity';
import { DRIVER_AGE, isDriverAge, isRenterName } from './renter';
import { dayOf, isTime, type Time } from './shanghaiTime';

/** What a member hands in, by its name. */
export type IdentityField = keyof IdentityApplication;

/** The photos of it, and what each is called. */
export const IDENTITY_PHOTOS = {
  front: '身份证人像面',
  back: '身份证国徽面',
  licence: '驾驶证正页',
} as const;

export type IdentityPhoto = keyof typeof IDENTITY_PHOTOS;

/** Why an application is refused: its `status_code`, the field that is at fault, and what the member reads. */
interface IdentityRefusal {
  code: number;
  field: IdentityField;
  text: string;
}

/** `status_code` while nothing was handed in, while it is looked at, and when all is well. */
export const IDENTITY_CODES = { none: 0, waiting: 1, verified: 2 } as const;

/** All reasons for which staff refuse an application. */
export const IDENTITY_REFUSALS: readonly IdentityRefusal[] = [
  { code: 301, field: 'front', text: '身份证人像面看不清，请在光线好的地方重拍，四个角都要拍到' },
  { code: 302, field: 'back', text: '身份证国徽面看不清，请在光线好的地方重拍，四个角都要拍到' },
  { code: 303, field: 'licence', text: '驾驶证看不清，请在光线好的地方重拍，四个角都要拍到' },
  { code: 304, field: 'name', text: '姓名和身份证上的不一致，请对照身份证填写' },
  { code: 305, field: 'idcard_no', text: '身份证号和照片上的不一致，请对照身份证填写' },
  { code: 306, field: 'licence_since', text: '初次领证日期和驾驶证上的不一致，请对照驾驶证填写' },
  { code: 307, field: 'back', text: '身份证已过有效期，请换领新证后再认证' },
  { code: 308, field: 'licence', text: '驾驶证已过有效期，请换证后再认证' },
  { code: 309, field: 'licence', text: '驾驶证和身份证不是同一个人的，请上传本人的驾驶证' },
];

/** The refusal of a `status_code`; undefined for one that is none. */
export const identityRefusal = (code: number): IdentityRefusal | undefined =>
  IDENTITY_REFUSALS.find(refusal => refusal.code === code);

/** What a member who is not verified has to know before the pickup, one sentence (decision 17). */
export function beforePickupText({ status, comments }: Pick<User['auth'], 'status' | 'comments'>): string {
  if (status === 'USER_AUTHING') return '资料正在审核，通过后就能取车';
  return comments ? '修改后重新提交，通过后才能取车' : '通过后才能取车，几分钟就能提交';
}

/** Full years since a licence was issued first. */
export function licenceYears(since: string, now: Time): number {
  const today = dayOf(now);
  const hadDay = today.slice(5) >= since.slice(5);
  return Number(today.slice(0, 4)) - Number(since.slice(0, 4)) - (hadDay ? 0 : 1);
}

/** In the first year a driver may rent, and on motorways somebody of more experience sits beside them. */
export const isProbation = (since: string, now: Time): boolean => licenceYears(since, now) < 1;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isTime(text);

/** What is wrong with the day on which a licence was issued first; undefined when it can be. */
function licenceProblem(since: string, idCardNumber: string, now: Time): string | undefined {
  if (!isDay(since)) return '请填写驾驶证上的初次领证日期，例如2018-06-01';
  if (since > dayOf(now)) return '初次领证日期在今天之后，请对照驾驶证核对';
  if (
    isIdCardNumber(idCardNumber, now) &&
    licenceYears(birthdayOf(idCardNumber), since) < DRIVER_AGE.youngest
  ) {
    return `领证时不满${DRIVER_AGE.youngest}周岁，请对照驾驶证核对`;
  }
  return undefined;
}

/** The birthday that an identity card number (valid, 18 characters) tells, `YYYY-MM-DD`. */
export const birthdayOf = (idCardNumber: string): string =>
  `${idCardNumber.slice(6, 10)}-${idCardNumber.slice(10, 12)}-${idCardNumber.slice(12, 14)}`;

function numberProblem(idCardNumber: string, now: Time): string | undefined {
  if (idCardNumber.length !== 18) return '身份证号是18位，请对照身份证填写';
  if (!isIdCardNumber(idCardNumber, now)) return '身份证号有一位不对，请对照身份证逐位核对';
  if (isDriverAge(idCardNumber, now)) return undefined;
  return `取车人须年满${DRIVER_AGE.youngest}周岁、不超过${DRIVER_AGE.oldest}周岁`;
}

/** What is wrong with what a member typed, one sentence for each field; photos are the caller's to ask for. */
export function identityProblems(
  { name, idcard_no, licence_since }: Pick<IdentityApplication, 'name' | 'idcard_no' | 'licence_since'>,
  now: Time,
): Partial<Record<IdentityField, string>> {
  const problems = {
    name: isRenterName(name) ? undefined : '请填写身份证上的姓名，2至30个字',
    idcard_no: numberProblem(idcard_no, now),
    licence_since: licenceProblem(licence_since, idcard_no, now),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
