import type { FeeCode } from '../../types/api/bill';
import { FEES } from './fees';

/** Fees that grow with the kilometres by road: one-way returns, 送车上门 and 上门取车. */
export type DistanceFeeCode = Extract<
  FeeCode,
  'CROSS_CITY' | 'CROSS_SITE' | 'DELIVERY_PICKUP' | 'DELIVERY_RETURN'
>;

/** A distance by road as it is counted and told: a kilometre that has begun counts whole. */
export const countedKm = (km: number): number => Math.ceil(km);

/** Whole kilometres beyond the free ones: what a bill charges for a distance by road (rental.md, fees). */
export const chargedKm = (code: DistanceFeeCode, km: number): number =>
  Math.max(0, countedKm(km) - (FEES[code].freeKm ?? 0));

/** What a bill charges for a distance by road, fen: what a screen tells before there is a bill. */
export const distanceFee = (code: DistanceFeeCode, km: number): number =>
  FEES[code].unitPrice * chargedKm(code, km);
