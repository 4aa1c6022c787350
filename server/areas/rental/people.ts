import type { InsuredPerson } from '../../../types/api/rental';
import { isSealed, seal, unseal } from '../../kernel/secrets/seal';
import type { KeptPerson } from './stored';

/** Whose numbers they are: those of an order and of its amendments open there alone. */
const placeOf = (orderId: string): string => `order:${orderId}`;

/** The number of somebody's identity card as their order keeps it. */
export const keptNumber = (idCardNumber: string, orderId: string, dataKey: string): string =>
  seal(idCardNumber, placeOf(orderId), dataKey);

/** Somebody as their order keeps them. */
export const keptPerson = (
  { name, idcard_no }: InsuredPerson,
  orderId: string,
  dataKey: string,
): KeptPerson => ({ name, keptNumber: keptNumber(idcard_no, orderId, dataKey) });

/** The number itself: it goes to its member masked, and into no log. One from before they were sealed is as it is. */
export const numberOf = (kept: string, orderId: string, dataKey: string): string =>
  isSealed(kept) ? unseal(kept, placeOf(orderId), dataKey) : kept;
