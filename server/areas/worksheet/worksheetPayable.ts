import { format } from '../../../src/domain/shanghaiTime';
import type { Subject } from '../../kernel/money/accounts';
import { orderPayable, orderSubject } from '../../kernel/orders/orderPayable';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { DEMAND_KINDS } from './demandKinds';
import { worksheetLine } from './worksheetLine';
import { findAnyWorksheetOrder } from './worksheetOrderRepository';

/** An order that follows a quote as what money is about. */
export const worksheetSubject = (id: string): Subject => orderSubject({ line: 'DEMAND', id });

/** Orders that follow a quote are paid in one sum; with it they are booked. */
export const worksheetPayable = orderPayable(worksheetLine, {
  async accept(tx, order, amount, now) {
    if (!(await moveOrder(tx, order, { to: 'BOOKED', by: 'provider', now, paid: amount }))) return false;
    await addEvents(tx, order.id, now, '支付成功，预订已确认');
    return true;
  },
  async describe(db, id) {
    const found = await findAnyWorksheetOrder(db, id);
    if (!found) throw new Error('An order that follows a quote does not exist');
    const { agreed, cityName } = found;
    return {
      title: `${DEMAND_KINDS[agreed.kind].text} · ${agreed.title}`,
      lines: [`${cityName} · ${format(agreed.takeTime, 'YYYY年M月D日 HH:mm')}`, ...agreed.places],
    };
  },
});
