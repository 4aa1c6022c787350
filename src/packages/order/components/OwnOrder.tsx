import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { AMENDMENTS, type AmendmentKind } from '@/domain/amendment';
import { can } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { go } from '@/page/navigate';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import type { RentalDetail } from '~types/api/rental';

interface OwnOrderProps {
  orderid: string;
  kind: AmendmentKind;
  children: (order: RentalDetail) => ReactNode;
}

/** The order that is to be changed, or why it cannot be changed any more, with the way back to it. */
export const OwnOrder = observer(function OwnOrder({ orderid, kind, children }: OwnOrderProps) {
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  useEffect(() => void detail.load(), [detail]);
  const { name, action } = AMENDMENTS[kind];
  return (
    <ResourceView resource={detail} onRetry={() => void detail.load()}>
      {order =>
        can(lifeOf(order.line), order.status, action) ? (
          children(order)
        ) : (
          <StateView
            icon="clipboard-list"
            title={`现在不能${name}`}
            text={`订单${order.status_text}，不能${name}。`}
            action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
          />
        )
      }
    </ResourceView>
  );
});
