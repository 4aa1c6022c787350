import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/button/Button';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Element } from '@/components/element/Element';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { CashierStore } from '../../stores/CashierStore';
import styles from './Success.module.scss';

/** Paid: what was booked and what comes next. Says so only when the server says so. */
const Success = observer(function Success({ params }: ScreenProps<'pay.success'>) {
  const store = useStore(CashierStore);
  useEffect(() => {
    void store.order.load(params.orderid);
  }, [store, params.orderid]);

  return (
    <ResourceView resource={store.order}>
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
          <Element className={styles.card}>
            <CarSummary cartype={order.cartype}>
              <Element className={styles.site}>{order.site_name}</Element>
            </CarSummary>
            <PeriodBar fromTime={order.from_time} toTime={order.to_time} />
          </Element>
          <Element className={styles.buttons}>
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
          </Element>
        </>
      )}
    </ResourceView>
  );
});

export default definePage('pay.success', Success);
