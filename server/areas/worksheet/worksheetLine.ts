import type { OrderFace } from '../../../types/api/order';
import { format } from '../../../src/domain/shanghaiTime';
import { bannerUrl } from '../../media/pictureUrls';
import type { OrderLine } from '../../kernel/orders/orderLine';
import { DEMAND_KINDS } from './demandKinds';
import { findAnyWorksheetOrder, listWorksheetOrders, type WorksheetOrder } from './worksheetOrderRepository';
import { lockDemand, moveDemand, tellDemand } from './worksheetRepository';

/** What lists say of an order: what was agreed, where and when. */
export const worksheetFace = ({ agreed, cityName }: WorksheetOrder): OrderFace => ({
  picture: bannerUrl(DEMAND_KINDS[agreed.kind].picture),
  title: agreed.title,
  facts: `${DEMAND_KINDS[agreed.kind].text} · ${cityName} · ${format(agreed.takeTime, 'M月D日 HH:mm')}`,
  places: agreed.places,
});

/** Orders that follow a quote as a line of orders: they hold no car of a branch. */
export const worksheetLine: OrderLine = {
  line: 'DEMAND',
  minutesToPay: 120,
  released: '这次预订没有生效',
  facesOf: async (db, orders) =>
    new Map((await listWorksheetOrders(db, orders)).map(one => [one.order.id, worksheetFace(one)])),
  claimsOf: () => Promise.resolve(new Map()),
  // The demand that it followed goes on: somebody calls, and may make another quote.
  release: async (tx, { id }, now) => {
    const ended = await findAnyWorksheetOrder(tx, id);
    const demandId = ended?.agreed.worksheetId;
    const demand = demandId ? await lockDemand(tx, demandId) : undefined;
    if (!demand || !(await moveDemand(tx, demand, 'CONTACTED', 'system'))) return;
    await tellDemand(tx, demand.id, now, `订单${id}没有继续，可以请客服重新报价`);
  },
};
