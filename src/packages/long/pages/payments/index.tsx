import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { orderOfInstalment } from '@/domain/instalmentId';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { Resource } from '@/stores/Resource';
import { useRoot } from '@/stores/rootContext';
import type { LongState } from '@/domain/longLife';
import type { LongDetail } from '~types/api/orderLong';
import { InstalmentList } from '../../components/InstalmentList';
import { MandateCell } from '../../components/MandateCell';
import { TailBill } from '../../components/TailBill';
import { getTail } from '../../services/longRental';
import { LongOrderStore } from '../../stores/LongOrderStore';

const returned: readonly LongState[] = ['TAIL_UNPAID', 'AWAITING_DEPOSIT', 'COMPLETED'];

/** 共3期，已付1期，还需支付¥5700; those that are asked for no more by themselves are none. */
function progressOf({ instalments }: LongDetail): string {
  const paid = instalments.filter(({ standing }) => standing === 'PAID').length;
  const left = instalments.reduce((sum, { to_pay: amount }) => sum + amount, 0);
  const count = instalments.filter(({ standing }) => standing !== 'DROPPED').length;
  return `共${count}期，已付${paid}期${left > 0 ? `，还需支付¥${yuanText(left)}` : ''}`;
}

const Payments = observer(function Payments({ orderid }: { orderid: string }) {
  const root = useRoot();
  const [{ store, tail }] = useState(() => ({
    store: new LongOrderStore(root, orderid),
    tail: new Resource(() => getTail(orderid)),
  }));
  useDidShow(() => void store.load());
  if (store.isMissing) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这个订单"
        text="订单可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看长租订单', onClick: () => void go('long.orders') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {order => (
        <>
          {returned.includes(order.status) ? <TailBill tail={tail} /> : null}
          <Card heading="付款计划">
            <Text as="p" size={14} tone="secondary" numeric>
              {progressOf(order)}
            </Text>
            <InstalmentList instalments={order.instalments} canPay={order.status !== 'UNPAID'} />
            <MandateCell mandate={order.mandate} store={store} />
          </Card>
          {order.to_pay > 0 ? (
            <ActionBar>
              <Button kind="primary" block onClick={() => void go('pay.long', { orderid })}>
                {`支付${order.status === 'TAIL_UNPAID' ? '尾款' : '首付款'} ¥${yuanText(order.to_pay)}`}
              </Button>
            </ActionBar>
          ) : null}
        </>
      )}
    </ResourceView>
  );
});

/** 付款计划: every instalment with its day, state and receipt, and the tail (specification §2, /longrent_pay_detail). */
function LongPayments({ params }: ScreenProps<'long.payments'>) {
  const orderid = params.orderid ?? orderOfInstalment(params.instalment_id ?? '');
  return (
    <MembersOnly text="登录后查看付款计划" returnUrl={urlOf(routeOf('long.payments'), { orderid })}>
      <Payments orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('long.payments', LongPayments);
