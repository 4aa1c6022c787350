import { Type } from 'typebox';
import type { ScooterApi } from '../../../types/api/scooter';
import type { DemandKind, DemandUse, ScooterModel } from '../../../types/api/worksheet';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { statusText } from '../../../src/domain/orderLife';
import { scooterModel, SCOOTER_MODELS } from '../../../src/domain/scooter';
import { member, open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { bannerUrl } from '../../media/pictureUrls';
import { cityNotServed } from '../city/public';
import { openSitesIn } from '../site/public';
import { DEMAND_KINDS } from './demandKinds';
import { useOfOrder } from './worksheetOrderPresenter';
import { listWorksheetOrders, type WorksheetOrder } from './worksheetOrderRepository';
import { presentSummary } from './worksheetPresenter';
import { claimDemands, pageOfDemands, servicesIn, type DemandRow } from './worksheetRepository';

const PAGE_SIZE = 10;

/** What this line lists. */
const KINDS: readonly DemandKind[] = ['REPLACEMENT', 'SCOOTER'];

const model = Type.Unsafe<ScooterModel>({ type: 'string', enum: SCOOTER_MODELS.map(({ value }) => value) });

/** When it comes back: as its order says, which knows the car, or as it was asked for. */
function useOf({ kind, values }: DemandRow, order: WorksheetOrder | undefined): DemandUse {
  const agreed = order && useOfOrder(order.agreed);
  if (agreed) return agreed;
  const asked = DEMAND_KINDS[kind].use?.(values as never);
  if (!asked) throw new Error('A demand of this line is used and comes back');
  return { return_time: asked.returnTime, over_day_price: asked.overDayPrice };
}

/** 代步车 · 踏板车 (issue 14): what was asked for here with its orders, and the scooters that there are. */
export const scooterArea: Area<ScooterApi> = {
  'GET /api/scooter/get_orders': member(
    'What the member has asked for of this line, newest first, 10 a page',
    Type.Object({ page: pageNumber }),
    async ({ page }, { db, member: owner, now }) => {
      await claimDemands(db, owner);
      const { demands, total } = await pageOfDemands(
        db,
        { userId: owner.id, kinds: KINDS },
        { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      );
      const ids = demands.flatMap(({ orderId }) => (orderId === undefined ? [] : [{ id: orderId }]));
      const orders = new Map((await listWorksheetOrders(db, ids)).map(one => [one.order.id, one]));
      return {
        rows: demands.map(one => {
          const summary = presentSummary(one, now);
          const order = summary.orderid === undefined ? undefined : orders.get(summary.orderid);
          return {
            ...summary,
            ...(order && { status_text: statusText(demandOrderLife, order.order.state) }),
            use: useOf(one.demand, order),
          };
        }),
        total,
      };
    },
  ),
  'GET /api/scooter/car/get_detail': open(
    'A model of scooters, and where in a city one can have it',
    Type.Object({ city_id: Type.String({ minLength: 1, maxLength: 12 }), model }),
    async ({ city_id: cityId, model: asked }, { db }) => {
      const { text, note, licence, perDay } = scooterModel(asked);
      const services = await servicesIn(db, 'SCOOTER', cityId);
      if (!services?.includes(text)) throw cityNotServed();
      return {
        ...{ model: asked, text, per_day: perDay, picture: bannerUrl(DEMAND_KINDS.SCOOTER.picture) },
        facts: [
          { label: '速度和续航', value: note },
          { label: '驾驶要求', value: licence },
        ],
        sites: (await openSitesIn(db, cityId)).map(({ id, name, address }) => ({ id, name, address })),
      };
    },
  ),
};
