import type { OrderDetail, OrderFace, OrderSummary } from '../../../types/api/order';
import { can, statusText } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { OrderRow } from './orderRepository';

/** A payment of an order whose provider has not said how it ended. */
type Confirming = { id: string } | undefined;

/**
 * An order of any line as a list shows it: the spine's part, what the line says of it, and its payment whose result is
 * unknown, if there is one.
 */
export function presentSummary(order: OrderRow, face: OrderFace, confirming: Confirming): OrderSummary {
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
    ...(confirming && { confirming_payment: confirming.id }),
    created_at: toIso(createdAt),
  };
}

/** What the details of every line begin with: the summary, the money, and what the member can do. */
export function presentDetail(order: OrderRow, face: OrderFace, confirming: Confirming): OrderDetail {
  const { line, state, paid, refunded } = order;
  const life = lifeOf(line);
  return {
    ...presentSummary(order, face, confirming),
    paid,
    refunded,
    can_pay: can(life, state, 'pay'),
    can_cancel: can(life, state, 'cancel'),
    can_delete: can(life, state, 'delete'),
  };
}
