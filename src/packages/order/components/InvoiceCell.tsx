import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Cell } from '@/components/cell/Cell';
import { INVOICE_STATUS } from '@/domain/invoice';
import { go } from '@/page/navigate';
import type { InvoiceStanding } from '~types/api/invoice';
import type { OrderDetail } from '~types/api/order';
import { InvoiceStore } from '../stores/InvoiceStore';

const wordOf = ({ invoice, obstacle }: InvoiceStanding): string | undefined => {
  if (invoice) return INVOICE_STATUS[invoice.status];
  return obstacle === undefined ? '申请开票' : undefined;
};

/** 电子发票 on its order, with how it stands: 申请开票, 申请中, 已开具, 开具失败. */
export const InvoiceCell = observer(function InvoiceCell({ order }: { order: OrderDetail }) {
  const { orderid } = order;
  const [store] = useState(() => new InvoiceStore(orderid));
  // With every reading of the order: who comes back from its screen has asked for it, perhaps.
  useEffect(() => void store.load(), [store, order]);
  const { data } = store.standing;
  return (
    <Cell
      title="电子发票"
      value={data && wordOf(data)}
      onClick={() => void go('order.invoice', { orderid })}
    />
  );
});
