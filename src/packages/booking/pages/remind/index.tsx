import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { ErrorCode } from '@/domain/errorCode';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { dial } from '@/platform/phone';
import { codeOf } from '@/services/ApiError';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { EmergencyContactFact } from '../../components/EmergencyContactFact';
import { OfflineLine } from '../../components/OfflineLine';
import { PickupCode } from '../../components/PickupCode';
import { PickupFacts } from '../../components/PickupFacts';
import { PickupHeadline } from '../../components/PickupHeadline';
import { TripNotes } from '../../components/TripNotes';
import { useTripShare } from '../../components/useTripShare';
import { isAwaited, PickupReminderStore } from '@/stores/PickupReminderStore';
import type { PickupCard } from '@/stores/pickupCards';

/** An order whose car is not, or no more, to be taken. */
function NothingToTake({ card: { orderid, status, status_text: word } }: { card: PickupCard }) {
  return (
    <StateView
      icon="clipboard-list"
      title={`订单${word}`}
      text={status === 'UNPAID' ? '支付后，可以在这里查看取车提醒。' : '这个订单不需要再取车。'}
      action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }, { replace: true }) }}
    />
  );
}

/** 取车提醒: when, where, how to get there, what to bring, and what is due then; readable without a network. */
const Remind = observer(function Remind({ params: { orderid } }: ScreenProps<'booking.remind'>) {
  const { reminder } = useStore(PickupReminderStore);
  const { summary } = useStore(OrderStore).of('RENTAL', orderid);
  const load = (): void => void reminder.load(orderid);
  // Every time the screen is shown: the order may have changed, or the network come back.
  useDidShow(load);
  useTripShare(reminder.data?.card);
  if (codeOf(reminder.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这个订单"
        text="订单可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看我的订单', onClick: () => void go('orders') }}
      />
    );
  }
  return (
    <ResourceView resource={reminder}>
      {({ card: kept, isOffline }) => {
        // What became of the order on another screen is newer than what was kept of it.
        const card = summary ? { ...kept, status: summary.status, status_text: summary.status_text } : kept;
        return isAwaited(card) ? (
          <>
            {isOffline ? (
              <OfflineLine savedAt={card.saved_at} busy={reminder.isLoading} onRetry={load} />
            ) : null}
            <PickupHeadline card={card} />
            <PickupCode orderid={orderid} />
            <PickupFacts card={card} />
            <EmergencyContactFact />
            <TripNotes card={card} />
            <ActionBar>
              <Button block onClick={() => void go('order.detail', { orderid })}>
                查看订单
              </Button>
              {card.site.phone ? (
                <Button block kind="primary" icon="phone" onClick={() => dial(card.site.phone)}>
                  联系门店
                </Button>
              ) : null}
            </ActionBar>
          </>
        ) : (
          <NothingToTake card={card} />
        );
      }}
    </ResourceView>
  );
});

export default definePage('booking.remind', Remind);
