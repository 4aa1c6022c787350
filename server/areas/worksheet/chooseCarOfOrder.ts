import { ErrorCode } from '../../../src/domain/errorCode';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { statusText } from '../../../src/domain/orderLife';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { addEvents } from '../../kernel/orders/orderRepository';
import { lockWorksheetOrder, setCar } from './worksheetOrderRepository';

/** Says which car an order has that is booked; another one takes its place. ORDER_STATE, NOT_FOUND. */
export async function chooseCarOfOrder(
  db: Database,
  { orderId, model, plate }: { orderId: string; model: string; plate: string },
  now: Date,
): Promise<void> {
  await db.transaction(async tx => {
    const locked = await lockWorksheetOrder(tx, orderId);
    if (!locked) throw notFound('这个订单');
    if (locked.order.state !== 'BOOKED' || !locked.agreed.returnTime) {
      const state = statusText(demandOrderLife, locked.order.state);
      throw new Failure(ErrorCode.ORDER_STATE, `订单${state}，不能登记车辆`);
    }
    await setCar(tx, orderId, { model, plate });
    await addEvents(tx, orderId, now, `车辆已安排：${model} ${plate}`);
  });
}
