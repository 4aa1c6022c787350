import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go, returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import { CancelLongStore } from '../../stores/CancelLongStore';
import styles from './Cancel.module.scss';

const reasons = ['行程有变', '选错车型或租期', '价格不合适', '已有其他用车', '其他原因'] as const;

/** The store of this screen with its action. */
function openCancellation(root: RootStore, orderid: string) {
  const store = new CancelLongStore(root, orderid);
  const cancel = defineAction({
    perform: async () => {
      if (!(await store.cancel())) return;
      root.get(OverlayStore).showToast('订单已取消');
      // Whoever came from the order is back there, and not on it twice.
      await returnTo(urlOf(routeOf('long.detail'), { orderid }));
    },
  });
  return { store, cancel };
}

const Cancellation = observer(function Cancellation({ orderid }: { orderid: string }) {
  const root = useRoot();
  const [{ store, cancel }] = useState(() => openCancellation(root, orderid));
  useEffect(() => void store.fee.load(), [store]);
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
    <ResourceView resource={store.fee} onRetry={() => void store.fee.load()}>
      {({ once_penalty_amount: penalty, refund_amount: refund, rule }) => (
        <>
          {store.hasChanged ? (
            <Card margin="screen">
              <Text as="p" tone="danger" role="alert">
                违约金有变化，请重新确认
              </Text>
            </Card>
          ) : null}
          <Card margin="screen" heading="取消费用">
            <Cell title="违约金" value={penalty > 0 ? `¥${yuanText(penalty)}` : '免费'} />
            <Cell title="退款" note="原路退回" value={`¥${yuanText(refund)}`} />
            <Text as="p" size={12} tone="secondary" className={styles.below}>
              {rule}
            </Text>
          </Card>
          <Card heading="取消原因（选填）">
            <Element className={styles.below}>
              <Chips
                label="取消原因"
                items={reasons.map(text => ({ key: text, text }))}
                selected={reasons.filter(text => text === store.reason)}
                onToggle={store.choose}
              />
            </Element>
          </Card>
          <ActionBar>
            <Button kind="danger" block busy={cancel.isRunning} onClick={() => void cancel.run()}>
              {penalty > 0 ? `确认取消，收取¥${yuanText(penalty)}` : '确认取消'}
            </Button>
          </ActionBar>
        </>
      )}
    </ResourceView>
  );
});

/** 取消长租订单: what it costs now, and why (specification §2, /longrent_book/order_cancel). */
function CancelLong({ params: { orderid } }: ScreenProps<'long.cancel'>) {
  return (
    <MembersOnly text="登录后取消订单" returnUrl={urlOf(routeOf('long.cancel'), { orderid })}>
      <Cancellation orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('long.cancel', CancelLong);
