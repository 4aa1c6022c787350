import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { AMENDMENTS } from '@/domain/amendment';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import type { Amendment } from '~types/api/amendment';
import { AmendmentCard } from '../../components/AmendmentCard';
import { HistoryOfOrderStore } from '../../stores/HistoryOfOrderStore';

/** 变更记录: how an order was changed, newest first, and what of it still waits to be paid. */
const HistoryScreen = observer(function HistoryScreen({ params }: ScreenProps<'order.history'>) {
  const root = useRoot();
  const overlay = useStore(OverlayStore);
  const [store] = useState(() => new HistoryOfOrderStore(root, params));
  const [giveUp] = useState(() =>
    defineAction<Amendment>({
      confirm: ({ kind }) => ({
        title: `取消${AMENDMENTS[kind].noun}`,
        content: '取消后订单保持不变。',
        confirmText: '确认取消',
        cancelText: '再想想',
        danger: true,
      }),
      perform: async amendment => {
        await store.giveUp(amendment);
        overlay.showToast('已取消，订单保持不变');
      },
    }),
  );
  useDidShow(store.load);
  return (
    <ResourceView resource={store.history} onRetry={store.load}>
      {({ orderid, amendments }) => {
        const view = { text: '查看订单', onClick: () => void go('order.detail', { orderid }) };
        if (amendments.length === 0) {
          return (
            <StateView
              icon="clipboard-list"
              title="没有变更记录"
              text="修改订单、续租或提前还车后，可以在这里查看。"
              action={view}
            />
          );
        }
        return (
          <>
            <Element as="ul" aria-label="变更记录">
              {amendments.map(amendment => (
                <AmendmentCard
                  key={amendment.amendment_id}
                  amendment={amendment}
                  onPay={() => void go('pay.relet', { amendment_id: amendment.amendment_id })}
                  onGiveUp={() => void giveUp.run(amendment)}
                />
              ))}
            </Element>
            <Button kind="link" onClick={view.onClick}>
              {view.text}
            </Button>
          </>
        );
      }}
    </ResourceView>
  );
});

export default definePage('order.history', HistoryScreen);
