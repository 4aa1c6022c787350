import { isSealed, markOf, seal, unseal } from '../../kernel/secrets/seal';
import type { drivers } from './schema';

type DriverRow = typeof drivers.$inferSelect;

const placeOf = (id: string): string => `driver:${id}`;

/** The number of a driver's identity card as it is stored. */
export const sealedNumber = (idCardNumber: string, id: string, dataKey: string): string =>
  seal(idCardNumber, placeOf(id), dataKey);

/** By what a member's driver of a number is found; the same number has another mark with another member. */
export const driverMark = (idCardNumber: string, userId: string, dataKey: string): string =>
  markOf(`${userId}:${idCardNumber}`, dataKey);

/** The number itself: it goes to the member masked, and into no log. One from before they were sealed is as it is. */
export const numberOf = ({ id, sealedNumber: kept }: DriverRow, dataKey: string): string =>
  isSealed(kept) ? unseal(kept, placeOf(id), dataKey) : kept;
