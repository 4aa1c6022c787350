import { Flash } from '@/components/flash/Flash';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { CarOffer } from '~types/api/cartype';
import styles from './OfferTotal.module.scss';

/** 总价¥562 券后¥512: what the whole trip costs, and with the best coupon of who looks at it. */
export function OfferTotal({ offer }: { offer: CarOffer }) {
  const { coupon_saving: saving = 0, total_price: total } = offer;
  return (
    <Text size={12} tone="secondary" numeric tight block>
      <Flash of={total}>{`总价¥${yuanText(total)}`}</Flash>
      {saving > 0 ? (
        <>
          {/* A space ends with its line: what goes on below stands at the edge. */}{' '}
          <Text as="span" tone="danger" className={styles.less}>{`券后¥${yuanText(total - saving)}`}</Text>
        </>
      ) : null}
    </Text>
  );
}
