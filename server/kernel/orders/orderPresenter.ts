import type { OrderDetail, OrderFace, OrderSummary } from '../../../types/api/order';
import { can, statusText } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { OrderRow } from './orderRepository';

/** An order of any line as a list shows it: the spine's part, and what the line says of it. */
export function presentSummary(order: OrderRow, face: OrderFace): OrderSummary {
  const { id, line, state, total, expiresAt, createdAt } = order;
  const life = lifeOf(line);
  return {
    orderid: id,
    line,
    status: state,
    status_text: statusText(life, state),
    ...face,
    total,
    ...(life.states[state]?.overdue !== undefined && { expires_at: toIso(expiresAt) }),
    created_at: toIso(createdAt),
  };
}

/** What the details of every line begin with: the summary, the money, and what the member can do. */
export function presentDetail(order: OrderRow, face: OrderFace): OrderDetail {
  const { line, state, paid, refunded } = order;
  const life = lifeOf(line);
  return {
    ...presentSummary(order, face),
    paid,
    refunded,
    can_pay: can(life, state, 'pay'),
    can_cancel: can(life, state, 'cancel'),
    can_delete: can(life, state, 'delete'),
  };
}
