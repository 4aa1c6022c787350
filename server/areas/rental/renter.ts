import type { CarCategory } from '../../../types/api/cartype';
import type { Renter } from '../../../types/api/rental';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isIdCardNumber, isMobileNumber } from '../../../src/domain/identity';
import { licenceYears } from '../../../src/domain/identityApplication';
import {
  characterCount,
  driverRule,
  isDriverAge,
  isRenterName,
  REMARK_LENGTH,
} from '../../../src/domain/renter';
import type { Time } from '../../../src/domain/shanghaiTime';
import { writtenText } from '../../../src/domain/writtenText';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { verifiedDriver } from '../identity/public';

const refuse = (field: 'name' | 'mobile' | 'idcard_no' | 'remark', message: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, message, { field });

/**
 * The renter as they are stored: trimmed, the check digit X in capitals. Refuses with INVALID_PARAMS (data: the field)
 * a name that is none, a mobile number or identity card that breaks the rules of specification §5, and who is not
 * of age for the class of car or over 75 on the day of the pickup.
 */
export function checkedRenter(
  renter: Renter,
  { pickup, category }: { pickup: Time; category: CarCategory },
  now: Time,
): Renter {
  const name = renter.name.trim();
  const mobile = renter.mobile.trim();
  const idCardNumber = renter.idcard_no.trim().toUpperCase();
  if (!isRenterName(name)) throw refuse('name', '请填写2至30个字的真实姓名，与驾驶证一致');
  if (!isMobileNumber(mobile)) throw refuse('mobile', '请填写11位手机号码');
  if (!isIdCardNumber(idCardNumber, now)) throw refuse('idcard_no', '请填写正确的18位身份证号码');
  const rule = driverRule(category);
  if (!isDriverAge(idCardNumber, pickup, rule)) throw refuse('idcard_no', rule.text);
  return { name, mobile, idcard_no: idCardNumber };
}

/**
 * Refuses with INVALID_PARAMS a renter whose licence is known to be too young for the class of car: that of a member who
 * was verified. Whoever is not known shows theirs at the pickup.
 */
export async function assertLicenceYears(
  { idcard_no }: Pick<Renter, 'idcard_no'>,
  { pickup, category }: { pickup: Time; category: CarCategory },
  { db, member, settings }: Pick<MemberContext, 'db' | 'member' | 'settings'>,
): Promise<void> {
  const rule = driverRule(category);
  if (rule.licenceYears === 0) return;
  const known = await verifiedDriver(db, member.id, settings.dataKey);
  if (known?.number !== idcard_no) return;
  if (licenceYears(known.licenceSince, pickup) < rule.licenceYears) throw refuse('idcard_no', rule.text);
}

/** The remark trimmed; INVALID_PARAMS beyond 200 characters. */
export function checkedRemark(remark: string): string {
  const text = writtenText(remark);
  if (characterCount(text) > REMARK_LENGTH) throw refuse('remark', `备注最多${REMARK_LENGTH}个字`);
  return text;
}
