import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import type { CampaignDetail } from '~types/api/campaign';
import { OfferTicket } from './OfferTicket';
import styles from './ShopCoupon.module.scss';

interface ShopCouponProps {
  coupon: CampaignDetail;
  busy: boolean;
  onTake: () => void;
}

/** Why the coupon cannot be taken now; undefined when it can. */
function obstacleOf({ state, from, left, own }: CampaignDetail): string | undefined {
  if (state === 'BEFORE') return `${format(from, 'M月D日 HH:mm')}开始领取`;
  if (state === 'OVER') return '领取已结束';
  if (own?.taken) return '您已领过';
  return left === 0 ? '已领完' : undefined;
}

/** 店铺券: taken once; from then on it stands here as the member's own. */
export function ShopCoupon({ coupon, busy, onTake }: ShopCouponProps) {
  const own = coupon.own?.coupon;
  const obstacle = obstacleOf(coupon);
  return (
    <Card margin="screen" heading={own ? '我领到的店铺券' : '店铺券'}>
      <Grid gap={3} className={styles.coupon}>
        {own ? <CouponCard coupon={own} /> : <OfferTicket campaign={coupon} />}
        {own ? (
          <Text as="p" size={12} tone="secondary">
            选下面的车下单，优惠券会自动可选。
          </Text>
        ) : (
          <Button kind="primary" block busy={busy} disabled={obstacle !== undefined} onClick={onTake}>
            {obstacle ?? '领取店铺券'}
          </Button>
        )}
      </Grid>
    </Card>
  );
}
