import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { billChanges } from '@/domain/billChanges';
import { Sheet } from '@/components/sheet/Sheet';
import type { Bill, BillLineCode } from '~types/api/bill';
import { BillView } from './BillView';

interface BillSheetProps {
  bill: Bill;
  open: boolean;
  onClose: () => void;
}

/** 费用明细 over an order that is being made: the lines that changed since it was looked at last flash (rental.md, detail 6). */
export const BillSheet = observer(function BillSheet({ bill, open, onClose }: BillSheetProps) {
  const seen = useRef<Bill>();
  const [changed, setChanged] = useState<readonly BillLineCode[]>([]);
  useEffect(() => {
    if (!open) return;
    setChanged(seen.current ? billChanges(seen.current, bill).map(({ code }) => code) : []);
    seen.current = bill;
  }, [open, bill]);
  return (
    <Sheet id="bill" title="费用明细" open={open} onClose={onClose}>
      <BillView bill={bill} changed={changed} />
    </Sheet>
  );
});
