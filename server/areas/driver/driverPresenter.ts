import type { UsualDriver } from '../../../types/api/driver';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { numberOf } from './driverNumber';
import type { DriverRow } from './driverRepository';

/** A usual driver in their wire form: no number of theirs leaves the server whole. `dataKey` of the settings. */
export const presentDriver = (row: DriverRow, dataKey: string): UsualDriver => ({
  id: row.id,
  name: row.name,
  mobile: maskMobile(row.mobile),
  idcard_no: maskIdCardNumber(numberOf(row, dataKey)),
});
