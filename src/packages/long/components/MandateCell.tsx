import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { defineAction } from '@/page/defineAction';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { LongMandate } from '~types/api/orderLong';
import type { LongOrderStore } from '../stores/LongOrderStore';

/** 自动扣款: each instalment is collected by itself on its day; nothing where the host has no such thing. */
export const MandateCell = observer(function MandateCell({
  mandate,
  store,
}: {
  mandate: LongMandate;
  store: LongOrderStore;
}) {
  const overlay = useRoot().get(OverlayStore);
  const [set] = useState(() =>
    defineAction<boolean>({
      perform: async isSigned => {
        await store.setMandate(isSigned);
        overlay.showToast(isSigned ? '已开通自动扣款' : '已关闭自动扣款');
      },
    }),
  );
  if (mandate.state === 'NONE') return null;
  const isSigned = mandate.state === 'SIGNED';
  return (
    <SwitchCell
      title="自动扣款"
      note={
        isSigned
          ? `每期应付日从${mandate.method_text ?? '所选方式'}扣款，随时可以关闭`
          : `应付日自动从${mandate.method_text ?? '所选方式'}扣款，不怕忘记`
      }
      checked={isSigned}
      onChange={wanted => void set.run(wanted)}
    />
  );
});
