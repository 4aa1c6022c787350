import type { MailAddress } from '../../../src/domain/companyBenefit';
import { markOf, seal, unseal } from '../../kernel/secrets/seal';

const placeOf = (userId: string): string => `company-mail:${userId}`;

/**
 * By which the person of an address is known: the same for all ways to write it, and under all domains of the company. Who
 * has no key cannot try out whose it is.
 */
export const mailMark = (
  companyId: string,
  { person }: Pick<MailAddress, 'person'>,
  dataKey: string,
): string => markOf(`company-mail:${companyId}:${person}`, dataKey);

/** The address of a member as it is stored. */
export const sealedMail = (address: string, userId: string, dataKey: string): string =>
  seal(address, placeOf(userId), dataKey);

/** The address itself: it goes to the member masked, and into no log. */
export const mailOf = (
  { sealedMail: kept, userId }: { sealedMail: string; userId: string },
  dataKey: string,
): string => unseal(kept, placeOf(userId), dataKey);
