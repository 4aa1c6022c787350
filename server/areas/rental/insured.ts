import type { InsuredPerson, OrderChoice } from '../../../types/api/rental';
import { INSURED_LIMIT, otherNameOf } from '../../../src/domain/drivers';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isIdCardNumber } from '../../../src/domain/identity';
import { isRenterName } from '../../../src/domain/renter';
import type { Time } from '../../../src/domain/shanghaiTime';
import { Failure } from '../../kernel/failure';

/** `index` is the place in the list of who is wrong, where it is one of them. */
const refuse = (message: string, index?: number): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, message, { field: 'insured', ...(index !== undefined && { index }) });

/**
 * The people whom INS_TRAVEL_ACCIDENT covers as they are stored, trimmed and with the check digit X in capitals; none
 * without that service, whatever was sent. INVALID_PARAMS (data: field and index) for a name or number that is none
 * (specification §5), a number that comes twice or is the renter's under another name, another number of people than is
 * paid for, more than 9 or more than the car has seats.
 */
export function checkedInsured(
  choice: Pick<OrderChoice, 'services' | 'insured_count'>,
  people: readonly InsuredPerson[],
  { seats, renter, now }: { seats: number; renter: InsuredPerson; now: Time },
): InsuredPerson[] {
  if (!choice.services.includes('INS_TRAVEL_ACCIDENT')) return [];
  const count = choice.insured_count;
  if (count > seats) throw refuse(`这款车最多乘坐${seats}人，请修改被保险人数`);
  if (count > INSURED_LIMIT) throw refuse(`意外险最多为${INSURED_LIMIT}人投保，请修改被保险人数`);
  if (people.length !== count) throw refuse(`被保险人数为${count}人，请填写${count}位被保险人的信息`);
  const insured = people.map(({ name, idcard_no }) => ({
    name: name.trim(),
    idcard_no: idcard_no.trim().toUpperCase(),
  }));
  const numbers = insured.map(({ idcard_no }) => idcard_no);
  insured.forEach(({ name, idcard_no }, index) => {
    const who = `第${index + 1}位被保险人`;
    if (!isRenterName(name)) throw refuse(`请填写${who}2至30个字的真实姓名`, index);
    if (!isIdCardNumber(idcard_no, now)) throw refuse(`请填写${who}正确的18位身份证号码`, index);
    if (otherNameOf({ name, idcard_no }, [renter])) {
      throw refuse(`${who}与取车人的身份证号码相同，姓名不同，请核对`, index);
    }
    if (numbers.indexOf(idcard_no) !== index) throw refuse(`${who}的身份证号码重复，请修改`, index);
  });
  return insured;
}
