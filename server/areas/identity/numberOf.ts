import { seal, unseal } from '../../kernel/secrets/seal';
import type { IdentityRow } from './identityRepository';

const placeOf = (userId: string): string => `identity:${userId}`;

/** The number of a member's identity card as it is stored. */
export const sealedNumber = (idCardNumber: string, userId: string, dataKey: string): string =>
  seal(idCardNumber, placeOf(userId), dataKey);

/** The number of the identity card that a member handed in; it goes to them masked, to staff whole, and into no log. */
export const numberOf = (
  { userId, sealedNumber: sealed }: Pick<IdentityRow, 'userId' | 'sealedNumber'>,
  dataKey: string,
): string => unseal(sealed, placeOf(userId), dataKey);
