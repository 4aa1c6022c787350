import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import styles from './Success.module.scss';

/** Paid: what was booked and what comes next. Says so only when the server says so. */
const Success = observer(function Success({ params }: ScreenProps<'pay.success'>) {
  const { detail } = useStore(OrderStore).of(params.orderid);
  useEffect(() => void detail.load(), [detail]);

  return (
    <ResourceView resource={detail}>
      {order => (
        <>
          <StateView
            icon={order.paid > 0 ? 'circle-check' : 'clock'}
            title={order.paid > 0 ? '支付成功' : '还没有收到付款'}
            text={
              order.paid > 0
                ? `已支付¥${yuanText(order.paid)}，请带好身份证和驾驶证取车`
                : '如已扣款，请稍后在订单里查看。'
            }
          />
          <Card pad={4} margin="none" as="div" className={styles.card}>
            <CarSummary cartype={order.cartype}>
              <Text tone="secondary">{order.site_name}</Text>
            </CarSummary>
            <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
          </Card>
          <Grid gap={3} className={styles.buttons}>
            <Button
              kind="primary"
              block
              onClick={() => void go('order.detail', { orderid: params.orderid }, { replace: true })}
            >
              查看订单
            </Button>
            <Button block onClick={() => void go('home')}>
              回到首页
            </Button>
          </Grid>
        </>
      )}
    </ResourceView>
  );
});

export default definePage('pay.success', Success);
