import { observer } from 'mobx-react-lite';
import { OfferTotal } from '@/blocks/car-card/OfferTotal';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Price } from '@/components/price/Price';
import { go } from '@/page/navigate';
import type { CarDetail } from '../stores/CarDetail';
import styles from './DetailBar.module.scss';
import type { WayOut } from './waysOut';

interface DetailBarProps {
  car: CarDetail;
  /** What the main action is while the car cannot be booked. */
  way?: WayOut | undefined;
}

/** The price of a car for the search, and the one main action: booking it, or what makes that possible. */
export const DetailBar = observer(function DetailBar({ car, way }: DetailBarProps) {
  const { data, isLoading } = car.detail;
  const offer = car.isPriced ? data?.offer : undefined;
  return (
    <ActionBar
      info={
        <Element
          className={isLoading ? styles.old : ''}
          role="group"
          aria-label="价格"
          aria-live="polite"
          aria-busy={isLoading}
        >
          {offer ? (
            <>
              <Flash of={offer.daily_price}>
                <Price fen={offer.daily_price} label="日均" size="large" />
              </Flash>
              <OfferTotal offer={offer} />
            </>
          ) : (
            '暂无价格'
          )}
        </Element>
      }
    >
      {way ? (
        <Button kind="primary" onClick={way.onClick}>
          {way.text}
        </Button>
      ) : (
        <Button kind="primary" onClick={() => void go('booking.order', { cartype_id: car.cartypeId })}>
          立即预订
        </Button>
      )}
    </ActionBar>
  );
});
