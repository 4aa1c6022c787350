import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { isOrderStage, ORDER_STAGES, type OrderGroup } from '@/domain/orderLife';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OrderCountsStore } from '@/stores/OrderCountsStore';
import { OrderListStore, whatIsIn, type OrderView } from '@/stores/OrderListStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { OrderCard } from './components/OrderCard';
import styles from './Order.module.scss';

const groups: readonly { key: OrderGroup; text: string }[] = [
  { key: 0, text: '进行中' },
  { key: 1, text: '已完成' },
  { key: 2, text: '全部' },
];

const emptyTexts: Readonly<Record<OrderView, { title: string; text: string }>> = {
  0: { title: '没有进行中的订单', text: '选好时间和门店，马上就能租到车。' },
  1: { title: '还没有完成的订单', text: '行程结束后，订单会显示在这里。' },
  2: { title: '还没有订单', text: '选好时间和门店，马上就能租到车。' },
  TO_PAY: { title: '没有待支付的订单', text: '有费用要支付时，订单会显示在这里。' },
  TO_PICK_UP: { title: '没有待取车的订单', text: '支付成功后，订单会显示在这里。' },
  IN_USE: { title: '没有用车中的订单', text: '取车以后，订单会显示在这里。' },
  RETURNED: { title: '没有已还车的订单', text: '还车以后，结算和退押金的进度会显示在这里。' },
};

/**
 * My orders by group: processing, completed, all (specification §3), and of those that are processing one stage, which
 * the address may name: `/order?stage=TO_PAY`.
 */
const Orders = observer(function Orders({ params }: ScreenProps<'orders'>) {
  const { groups: lists } = useStore(OrderListStore);
  const counts = useStore(OrderCountsStore);
  const session = useStore(SessionStore);
  // The shortcut may be tapped again after another view was chosen here: the parameters are new ones then.
  useEffect(() => {
    if (isOrderStage(params.stage)) lists.choose(params.stage);
  }, [lists, params]);
  // Paid, cancelled or expired meanwhile.
  useDidShow(() => {
    lists.renew();
    void counts.load();
  });
  const { aliasStatus, stage } = whatIsIn(lists.current);
  return (
    <>
      <ChoiceTabs label="订单分组" items={groups} current={aliasStatus} onSelect={lists.choose} />
      {aliasStatus === 0 ? (
        <Element className={styles.stages}>
          <Chips
            label="进行到哪一步"
            items={ORDER_STAGES.map(({ key, text }) => ({
              key,
              text: [text, counts.badgeOf(key)].filter(Boolean).join(' '),
            }))}
            selected={stage ? [stage] : []}
            onToggle={key => lists.choose(key === stage ? 0 : key)}
            scrolls
          />
        </Element>
      ) : null}
      <PagedListView
        key={session.uid}
        list={lists.shown}
        keyOf={order => order.orderid}
        empty={
          <StateView
            icon="clipboard-list"
            {...emptyTexts[lists.current]}
            action={
              stage
                ? { text: '查看进行中的订单', onClick: () => lists.choose(0) }
                : { text: '去租车', onClick: () => void go('home') }
            }
          />
        }
      >
        {order => <OrderCard order={order} onExpire={lists.renew} />}
      </PagedListView>
    </>
  );
});

export default definePage('orders', Orders, 'wide');
