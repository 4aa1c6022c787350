import { Tag } from '@/components/tag/Tag';
import type { CarOffer } from '~types/api/cartype';

interface WaiverTagProps {
  offer: Pick<CarOffer, 'deposit_waived'>;
  className?: string | undefined;
}

/** 信用免押, on every offer for which a credit score stands in for the deposits. */
export function WaiverTag({ offer, className }: WaiverTagProps) {
  return offer.deposit_waived ? (
    <Tag tone="accent" className={className}>
      信用免押
    </Tag>
  ) : null;
}
