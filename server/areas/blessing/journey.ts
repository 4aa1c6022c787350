import type { BlessingRow } from './blessingRepository';

/** The way of a coupon, in the words of its history. */
export const journeyOf = ({ id, couponId, giverId }: BlessingRow) => ({
  couponId,
  ownerId: giverId,
  subject: { subjectKind: 'blessing', subjectId: id },
});
