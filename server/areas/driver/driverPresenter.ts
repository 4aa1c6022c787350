import type { UsualDriver } from '../../../types/api/driver';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import type { DriverRow } from './driverRepository';

/** A usual driver in their wire form: no number of theirs leaves the server. */
export const presentDriver = ({ id, name, mobile, idcard }: DriverRow): UsualDriver => ({
  id,
  name,
  mobile: maskMobile(mobile),
  idcard_no: maskIdCardNumber(idcard),
});
