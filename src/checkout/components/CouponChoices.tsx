import { observer } from 'mobx-react-lite';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { Coupon } from '~types/api/account';
import type { AnyCheckout } from '../anyCheckout';
import { CouponCodeForm } from './CouponCodeForm';
import styles from './CouponChoices.module.scss';

interface CouponChoicesProps {
  checkout: AnyCheckout;
  /** What a coupon would take off, fen; undefined where that is not known. */
  worthOf?: (coupon: Coupon) => number | undefined;
  /** Back to the order, with the choice that was made. */
  onDone: () => void;
}

/**
 * The coupons of an order: the usable ones, best first, those that it cannot use with the reason, or none at all; for
 * members with a field for the code of another one.
 */
export const CouponChoices = observer(function CouponChoices({
  checkout,
  worthOf,
  onDone,
}: CouponChoicesProps) {
  const { isLoggedIn } = useStore(SessionStore);
  const { draft, usableCoupons, unusableCoupons } = checkout;
  const codeForm = isLoggedIn ? <CouponCodeForm checkout={checkout} /> : null;
  const choose = (id: string | undefined): void => {
    checkout.chooseCoupon(id);
    onDone();
  };
  if (usableCoupons.length + unusableCoupons.length === 0) {
    return (
      <Element className={styles.screen}>
        <Element className={styles.code}>{codeForm}</Element>
        <StateView
          icon="ticket"
          title="还没有优惠券"
          text="有新的优惠券时，可以在这里选用。"
          action={{ text: '返回订单', onClick: onDone }}
        />
      </Element>
    );
  }
  return (
    <Element className={styles.screen} aria-busy={checkout.quote.isLoading}>
      <Element className={styles.code}>{codeForm}</Element>
      <Element as="section">
        <Text as="h2" size={14} tone="secondary" className={styles.heading}>
          {`可用优惠券（${usableCoupons.length}）`}
        </Text>
        <Grid as="ul" gap={3}>
          {usableCoupons.map((coupon, index) => (
            <Element as="li" key={coupon.id}>
              <CouponCard
                coupon={coupon}
                choice={{
                  isChosen: coupon.id === draft.couponId,
                  isBest: index === 0,
                  saving: worthOf?.(coupon),
                  onChoose: () => choose(coupon.id),
                }}
              />
            </Element>
          ))}
          <Element as="li">
            <Card
              as="button"
              margin="none"
              aria-pressed={draft.couponId === undefined}
              onClick={() => choose(undefined)}
            >
              <Row as="span" justify="between">
                不使用优惠券
                {draft.couponId === undefined ? (
                  <Text as="span" tone="selected">
                    <Icon name="circle-check" />
                  </Text>
                ) : null}
              </Row>
            </Card>
          </Element>
        </Grid>
      </Element>
      {unusableCoupons.length > 0 ? (
        <Element as="section">
          <Text as="h2" size={14} tone="secondary" className={styles.heading}>
            {`不可用（${unusableCoupons.length}）`}
          </Text>
          <Grid as="ul" gap={3}>
            {unusableCoupons.map(coupon => (
              <Element as="li" key={coupon.id}>
                <CouponCard coupon={coupon} choice={{ isChosen: coupon.id === draft.couponId }} />
              </Element>
            ))}
          </Grid>
        </Element>
      ) : null}
    </Element>
  );
});
