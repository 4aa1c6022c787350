import type { LongApplyWish } from '../../../types/api/worksheet';
import { carName } from '../../../src/domain/carWords';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { pricedVehicle } from '../long/public';

/** What the server puts beside an application: what the car is called, and what a single one costs for a single month, fen. */
interface KnownVehicle {
  vehicle: string;
  base_price: number;
}

/** An application as it is kept. */
export type KeptLongApply = LongApplyWish & KnownVehicle;

/** The car by the price list of the city; INVALID_PARAMS (data: `field`) where the city does not rent it by the month. */
export async function lookUpVehicle(
  { cartype_id: id }: Pick<LongApplyWish, 'cartype_id'>,
  { db, cityId }: { db: Database; cityId: string },
): Promise<KnownVehicle> {
  const found = await pricedVehicle(db, cityId, id);
  if (found) return { vehicle: carName(found.cartype), base_price: found.base };
  const sentence = '这个城市暂不长租这款车，请换一款';
  throw new Failure(ErrorCode.INVALID_PARAMS, sentence, { field: 'cartype_id' });
}
