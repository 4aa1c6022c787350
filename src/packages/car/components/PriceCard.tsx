import { DepositTimeline } from '@/blocks/deposit-timeline/DepositTimeline';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Price } from '@/components/price/Price';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarTypeDetail } from '~types/api/cartype';
import { DetailSection } from './DetailSection';
import styles from './PriceCard.module.scss';

interface PriceCardProps {
  detail: CarTypeDetail;
  /** A new price is on its way. */
  isLoading: boolean;
}

/** What the car costs in all and a day, what that includes, and the deposits apart from it (rental.md, details 3 and 5). */
export function PriceCard({ detail: { offer, deposits }, isLoading }: PriceCardProps) {
  const { toTime } = useStore(SearchStore);
  const { coupon_saving: saving = 0, company_saving: ofCompany = 0 } = offer;
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
        {ofCompany > 0 ? (
          <Cell title="企业优惠" note="总价和日均都已减去" value={`已省¥${yuanText(ofCompany)}`} />
        ) : null}
        {saving > 0 ? (
          <Cell
            title="券后"
            note={`用最优惠的券省¥${yuanText(saving)}，下单时自动选好`}
            value={<Price fen={offer.total_price - saving} />}
          />
        ) : null}
        <Text as="h3" size={16}>
          押金（不计入总价）
        </Text>
        <DepositTimeline deposits={deposits} returnTime={toTime} />
      </Element>
    </DetailSection>
  );
}
