import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { go, returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore, type Confirmation } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { AmendmentCheck } from '~types/api/amendment';
import type { AmendStore } from '../stores/AmendStore';

interface ConfirmBarProps<Wish extends { orderid: string }> {
  store: AmendStore<Wish>;
  /** What is confirmed: 确认修改. */
  text: string;
  /** What is said once it holds: 订单已修改. */
  done: string;
  disabled?: boolean;
  /** Asked before, with what it costs; undefined: the button says enough. */
  ask?: (check: AmendmentCheck) => Confirmation | undefined;
}

const more = ({ difference }: AmendmentCheck): string =>
  difference > 0 ? ` · 补付¥${yuanText(difference)}` : '';

/** Confirms a change: leads to its cashier where it costs more, else back to the order. */
export const ConfirmBar = observer(function ConfirmBar<Wish extends { orderid: string }>({
  store,
  text,
  done,
  disabled = false,
  ask,
}: ConfirmBarProps<Wish>) {
  const overlay = useStore(OverlayStore);
  const { priced } = store;
  const [confirm] = useState(() =>
    defineAction({
      confirm: () => store.priced && ask?.(store.priced),
      perform: async () => {
        const amended = await store.confirm();
        if (!amended) return;
        if (amended.state === 'UNPAID') {
          await go('pay.relet', { amendment_id: amended.amendment_id }, { replace: true });
          return;
        }
        overlay.showToast(done);
        await returnTo(urlOf(routeOf('order.detail'), { orderid: store.wish.orderid }));
      },
    }),
  );
  return (
    <ActionBar>
      <Button
        kind="primary"
        block
        busy={confirm.isRunning}
        disabled={disabled || priced === undefined}
        onClick={() => void confirm.run()}
      >
        {`${text}${priced ? more(priced) : ''}`}
      </Button>
    </ActionBar>
  );
});
