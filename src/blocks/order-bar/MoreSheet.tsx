import { Cell } from '@/components/cell/Cell';
import { Sheet } from '@/components/sheet/Sheet';
import type { Action } from './action';

interface MoreSheetProps {
  open: boolean;
  actions: readonly Action[];
  onClose: () => void;
}

/** 更多: what is done with an order once in a while. It closes before what was chosen begins. */
export function MoreSheet({ open, actions, onClose }: MoreSheetProps) {
  return (
    <Sheet id="order-more" title="更多" open={open} onClose={onClose}>
      {actions.map(({ text, onClick }) => (
        <Cell
          key={text}
          title={text}
          onClick={() => {
            onClose();
            onClick();
          }}
        />
      ))}
    </Sheet>
  );
}
