import type { DriverReference } from '../../../types/api/driver';
import type { InsuredPerson, Renter } from '../../../types/api/rental';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { findDriver, numberOfDriver } from '../driver/public';

/**
 * Who is meant: somebody who was typed, as they are, or a usual driver of the member in full. INVALID_PARAMS (data: the
 * field) for a driver whom the member does not have.
 */
export const personNamed =
  ({ db, settings, member }: MemberContext) =>
  async <Person extends Renter | InsuredPerson>(
    person: Person | DriverReference,
  ): Promise<Person | Renter> => {
    if (!('driver_id' in person)) return person;
    const driver = await findDriver(db, member.id, person.driver_id);
    if (driver) {
      const { name, mobile } = driver;
      return { name, mobile, idcard_no: numberOfDriver(driver, settings.dataKey) };
    }
    const sentence = '没有找到这位常用驾驶人，请重新选择或填写';
    throw new Failure(ErrorCode.INVALID_PARAMS, sentence, { field: 'driver_id' });
  };
