import type { Action } from '@/blocks/order-bar/action';
import { nextStep, type OrderStep } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import { openHostMap } from '@/platform/hostMap';
import type { RentalDetail } from '~types/api/rental';
import type { Site } from '~types/api/site';

/** The way to a site by the host's map; where it has none, on the site's own screen. */
async function showWay({ id, name, address, location }: Site): Promise<void> {
  if (!(await openHostMap({ name, address, location }))) await go('site.detail', { id });
}

const remind = ({ orderid }: RentalDetail): Action => ({
  text: '查看取车提醒',
  onClick: () => void go('booking.remind', { orderid }),
});

/** Pays for a change that waits for its money. */
const payChange = ({ amendment }: RentalDetail): Action | undefined =>
  amendment && {
    text: amendment.kind === 'RELET' ? '支付续租费用' : '支付差额',
    onClick: () => void go('pay.relet', { amendment_id: amendment.amendment_id }),
  };

/** How each step is taken on a rental; undefined where its member can only wait. */
const actions: Readonly<Record<OrderStep, (order: RentalDetail) => Action | undefined>> = {
  PAY: toPay,
  PAY_CHANGE: payChange,
  // A change that was begun is finished first; the car comes to the door: what is left to do stands on the reminder.
  PICK_UP: order =>
    payChange(order) ??
    (order.delivery ? remind(order) : { text: '导航去取车', onClick: () => void showWay(order.site) }),
  BRING_BACK: ({ collection, return_site: site }) =>
    collection ? undefined : { text: '导航去还车', onClick: () => void showWay(site) },
  SETTLE: ({ orderid, settling }) => ({
    text: settling === 'ASKED' ? '确认费用' : '查看账单',
    onClick: () => void go('order.settle', { orderid }),
  }),
  REVIEW: ({ orderid }) => ({ text: '去评价', onClick: () => void go('order.comment', { orderid }) }),
  SEE_BILL: ({ orderid }) => ({
    text: '查看账单',
    onClick: () => void go('booking.charges', { orderid }),
  }),
  ORDER_AGAIN: ({ cartype }) => ({
    text: '再次预订',
    onClick: () => void go('car.detail', { cartype_id: cartype.id }),
  }),
};

/** The main action of an order as it stands: the next thing to do (issue 11). */
export function nextAction(order: RentalDetail): Action | undefined {
  const step = nextStep(lifeOf(order.line), order.status);
  return step && actions[step](order);
}

/** The site that has to do with the order now: of the pickup, and once the car is out, of the return. */
export const siteNow = ({ status, site, return_site: returnSite }: RentalDetail): Site =>
  lifeOf('RENTAL').states[status]?.stage === 'IN_USE' ? returnSite : site;
