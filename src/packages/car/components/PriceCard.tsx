import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Price } from '@/components/price/Price';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import type { CarTypeDetail } from '~types/api/cartype';
import { DetailSection } from './DetailSection';
import styles from './PriceCard.module.scss';

interface PriceCardProps {
  detail: CarTypeDetail;
  /** A new price is on its way. */
  isLoading: boolean;
}

/** What the car costs in all and a day, what that includes, and the deposits apart from it (rental.md, details 3 and 5). */
export function PriceCard({ detail: { offer, rules }, isLoading }: PriceCardProps) {
  const depositRule = rules.find(({ title }) => title === '押金')?.text;
  return (
    <DetailSection
      title="费用与押金"
      more={{
        text: '价格日历',
        onClick: () => void go('car.calendar', { cartype_id: offer.cartype.id }),
      }}
    >
      <Element className={isLoading ? styles.old : ''} aria-busy={isLoading}>
        <Cell
          title="总价"
          note={`日均¥${yuanText(offer.daily_price)}，共${offer.days}天，含${offer.included.join('、')}`}
          value={
            <Flash of={offer.total_price}>
              <Price fen={offer.total_price} />
            </Flash>
          }
        />
        <Cell
          title="押金（不计入总价）"
          note={depositRule ?? '还车后按规则退还'}
          value={offer.deposit_waived ? '信用免押' : `¥${yuanText(offer.deposit)}`}
        />
      </Element>
    </DetailSection>
  );
}
