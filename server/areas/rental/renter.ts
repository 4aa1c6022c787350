import type { Renter } from '../../../types/api/rental';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isIdCardNumber, isMobileNumber } from '../../../src/domain/identity';
import {
  characterCount,
  DRIVER_AGE,
  isDriverAge,
  isRenterName,
  REMARK_LENGTH,
} from '../../../src/domain/renter';
import type { Time } from '../../../src/domain/shanghaiTime';
import { writtenText } from '../../../src/domain/writtenText';
import { Failure } from '../../kernel/failure';

const refuse = (field: 'name' | 'mobile' | 'idcard_no' | 'remark', message: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, message, { field });

/**
 * The renter as they are stored: trimmed, the check digit X in capitals. Refuses with INVALID_PARAMS (data: the field)
 * a name that is none, a mobile number or identity card that breaks the rules of specification §5, and who is not
 * of age or over 75 on the day of the pickup.
 */
export function checkedRenter(renter: Renter, pickup: Time, now: Time): Renter {
  const name = renter.name.trim();
  const mobile = renter.mobile.trim();
  const idCardNumber = renter.idcard_no.trim().toUpperCase();
  if (!isRenterName(name)) throw refuse('name', '请填写2至30个字的真实姓名，与驾驶证一致');
  if (!isMobileNumber(mobile)) throw refuse('mobile', '请填写11位手机号码');
  if (!isIdCardNumber(idCardNumber, now)) throw refuse('idcard_no', '请填写正确的18位身份证号码');
  if (!isDriverAge(idCardNumber, pickup)) {
    const { youngest, oldest } = DRIVER_AGE;
    throw refuse('idcard_no', `取车当天驾驶人须年满${youngest}周岁且不超过${oldest}周岁`);
  }
  return { name, mobile, idcard_no: idCardNumber };
}

/** The remark trimmed; INVALID_PARAMS beyond 200 characters. */
export function checkedRemark(remark: string): string {
  const text = writtenText(remark);
  if (characterCount(text) > REMARK_LENGTH) throw refuse('remark', `备注最多${REMARK_LENGTH}个字`);
  return text;
}
