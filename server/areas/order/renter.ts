import type { Renter } from '../../../types/api/order';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isIdCardNumber, isMobileNumber } from '../../../src/domain/identity';
import { dayOf, type Time } from '../../../src/domain/shanghaiTime';
import { Failure } from '../../http/failure';

const NAME = /^[\p{Script=Han}A-Za-z]+(?:[· ][\p{Script=Han}A-Za-z]+)*$/u;
const AGE = { youngest: 18, oldest: 75 };
const REMARK_LENGTH = 200;

const refuse = (field: 'name' | 'mobile' | 'idcard_no' | 'remark', message: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, message, { field });

/** Age on a day in full years, by the birth date in an identity card number. */
function ageOn(day: string, idCardNumber: string): number {
  const birthday = idCardNumber.slice(6, 14);
  const [year, monthAndDay] = [day.slice(0, 4), day.slice(5).replace('-', '')];
  return Number(year) - Number(birthday.slice(0, 4)) - (monthAndDay < birthday.slice(4) ? 1 : 0);
}

/**
 * The renter as he is stored: trimmed, the check digit X in capitals. Refuses with INVALID_PARAMS (data: the field)
 * a name that is none, a mobile number or identity card that breaks the rules of specification §5, and who is not
 * of age or over 75 on the day of the pickup.
 */
export function checkedRenter(renter: Renter, pickup: Time, now: Time): Renter {
  const name = renter.name.trim();
  const mobile = renter.mobile.trim();
  const idCardNumber = renter.idcard_no.trim().toUpperCase();
  const length = Array.from(name).length;
  if (length < 2 || length > 30 || !NAME.test(name)) {
    throw refuse('name', '请填写2至30个字的真实姓名，与驾驶证一致');
  }
  if (!isMobileNumber(mobile)) throw refuse('mobile', '请填写11位手机号码');
  if (!isIdCardNumber(idCardNumber, now)) throw refuse('idcard_no', '请填写正确的18位身份证号码');
  const age = ageOn(dayOf(pickup), idCardNumber);
  if (age < AGE.youngest || age > AGE.oldest) {
    throw refuse('idcard_no', `取车当天驾驶人须年满${AGE.youngest}周岁且不超过${AGE.oldest}周岁`);
  }
  return { name, mobile, idcard_no: idCardNumber };
}

/** The remark trimmed; INVALID_PARAMS beyond 200 characters. */
export function checkedRemark(remark: string): string {
  const text = remark.trim();
  if (Array.from(text).length > REMARK_LENGTH) throw refuse('remark', `备注最多${REMARK_LENGTH}个字`);
  return text;
}

/** An identity card number as it is shown: first 3 and last 4. */
export const maskIdCardNumber = (text: string): string =>
  `${text.slice(0, 3)}${'*'.repeat(11)}${text.slice(-4)}`;
