import { isBookable } from '@/domain/carFilter';
import type { TagProps } from '@/components/tag/Tag';
import type { CarOffer } from '~types/api/cartype';

/** How many things of worth a card has room for. */
const MOST = 2;

/** Fewer cars than this are worth a word. */
const FEW = 2;

/** What makes an offer worth taking now, the weightiest first: 信用免押, 仅剩2辆, 免费取消至23日08:00. */
export function offerWorths(
  offer: CarOffer,
  freeCancel: string | undefined,
): { text: string; tone?: TagProps['tone'] }[] {
  if (!isBookable(offer)) return [];
  return [
    ...(offer.deposit_waived ? [{ text: '信用免押', tone: 'accent' as const }] : []),
    ...(offer.available <= FEW ? [{ text: `仅剩${offer.available}辆`, tone: 'danger' as const }] : []),
    ...(freeCancel === undefined ? [] : [{ text: freeCancel, tone: 'success' as const }]),
  ].slice(0, MOST);
}
