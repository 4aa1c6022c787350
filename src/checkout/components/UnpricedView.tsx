import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FailedView, StateView } from '@/components/state-view/StateView';
import type { AnyCheckout } from '../anyCheckout';
import { refusalOf } from '../refusal';
import { wayOut, type WaysOut } from '../waysOut';

interface UnpricedViewProps {
  checkout: AnyCheckout;
  ways: WaysOut;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** A second way out where no car can be brought to a place. */
  withoutDelivery?: ReactNode;
}

/** Before the first price, or when there is none to be had: why, and the way out. */
export const UnpricedView = observer(function UnpricedView({
  checkout,
  ways,
  skeleton,
  withoutDelivery,
}: UnpricedViewProps) {
  const { failure, problem } = checkout.quote;
  const message = checkout.failure ?? failure;
  if (message === undefined) return <>{skeleton}</>;
  const refusal = refusalOf(problem);
  const way = wayOut(ways, checkout.failure ? 'RETRY' : refusal.remedy);
  if (way.remedy === 'RETRY') return <FailedView message={message} onRetry={way.onClick} />;
  return (
    <StateView
      icon="circle-alert"
      title="暂时不能预订"
      text={message}
      action={
        checkout.isMendable(refusal)
          ? { text: '看看替代方案', onClick: checkout.explain }
          : { text: way.text, onClick: way.onClick }
      }
    >
      {way.remedy === 'DELIVERY' ? withoutDelivery : null}
    </StateView>
  );
});
