import type { DemandOrderDetail, DemandUse } from '../../../types/api/worksheet';
import type { Mark } from '../../../types/api/mark';
import { DEMAND_CANCEL_RULES } from '../../../src/domain/demandCancel';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentDetail } from '../../kernel/orders/orderPresenter';
import { feeOfOrder, isCancellable } from './endWorksheetOrder';
import { worksheetFace } from './worksheetLine';
import type { WorksheetOrder, WorksheetOrderRow } from './worksheetOrderRepository';

/** When what is used comes back, and which one it is; undefined where nothing does. */
export const useOfOrder = ({ returnTime, overDayPrice, car }: WorksheetOrderRow): DemandUse | undefined =>
  returnTime && overDayPrice !== null
    ? { return_time: toIso(returnTime), over_day_price: overDayPrice, ...(car && { car }) }
    : undefined;

/** An order that has followed a quote, in full for its member. */
export function presentWorksheetOrder(
  found: WorksheetOrder,
  {
    events,
    unknown: [confirming],
    marks: [mark],
  }: {
    events: readonly { text: string; createdAt: Date }[];
    unknown: readonly { id: string }[];
    marks: readonly Mark[];
  },
  now: Date,
): DemandOrderDetail {
  const { order, agreed } = found;
  const use = useOfOrder(agreed);
  return {
    ...presentDetail(order, worksheetFace(found), confirming),
    line: 'DEMAND',
    status: order.state,
    // Once its time has come, only the staff can end it.
    can_cancel: isCancellable(found, now),
    ...(agreed.worksheetId !== null && { demand_id: agreed.worksheetId }),
    agreed: agreed.facts,
    text: agreed.text,
    take_time: toIso(agreed.takeTime),
    ...(use && { use }),
    calcFee: feeOfOrder(found, now),
    cancel_rules: [...DEMAND_CANCEL_RULES],
    ...(mark && { mark }),
    can_comment: order.state === 'COMPLETED' && mark === undefined,
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
