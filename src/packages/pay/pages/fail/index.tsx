import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { countdownText } from '@/domain/countdown';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useCountdown } from '@/page/useCountdown';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import type { OrderDetail } from '~types/api/order';
import styles from './Fail.module.scss';

/** A cancelled or failed payment keeps the countdown: the car is still held. */
function Outcome({ order, cancelled }: { order: OrderDetail; cancelled: boolean }) {
  const seconds = useCountdown(order.expires_at === undefined ? undefined : Date.parse(order.expires_at));
  const canRetry = order.can_pay && seconds > 0;
  return (
    <>
      <StateView
        icon={cancelled ? 'clock' : 'circle-x'}
        title={cancelled ? '支付已取消' : '支付失败'}
        text={
          canRetry
            ? `没有扣款，车辆为您保留${countdownText(seconds)}，请尽快完成支付。`
            : '没有扣款，订单已不能支付，可以重新预订。'
        }
      />
      <Grid gap={3} className={styles.buttons}>
        {canRetry ? (
          <Button
            kind="primary"
            block
            onClick={() => void go('pay.cashier', { orderid: order.orderid }, { replace: true })}
          >
            重新支付
          </Button>
        ) : null}
        <Button block onClick={() => void go('order.detail', { orderid: order.orderid }, { replace: true })}>
          查看订单
        </Button>
      </Grid>
    </>
  );
}

/** The payment failed or was cancelled: nothing is lost, and it can be tried again. */
const Fail = observer(function Fail({ params }: ScreenProps<'pay.fail'>) {
  const { detail } = useStore(OrderStore).of(params.orderid);
  useEffect(() => void detail.load(), [detail]);
  return (
    <ResourceView resource={detail}>
      {order => <Outcome order={order} cancelled={params.reason === 'cancelled'} />}
    </ResourceView>
  );
});

export default definePage('pay.fail', Fail);
