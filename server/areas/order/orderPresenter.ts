import type { OrderDetail, OrderSummary } from '../../../types/api/order';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { can, statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentCartype } from '../cartype/public';
import { presentSite } from '../site/public';
import { feeOfCancelling } from './cancelOrder';
import type { FullOrder } from './orderRepository';

/** An order as the list shows it. */
export function presentOrderSummary({ order, cartype, site, returnSite }: FullOrder): OrderSummary {
  return {
    orderid: order.id,
    line: 'RENTAL',
    status: order.status,
    status_text: statusText(rentalLife, order.status),
    cartype: presentCartype(cartype),
    site_name: site.name,
    return_site_name: returnSite.name,
    from_time: toIso(order.fromTime),
    to_time: toIso(order.toTime),
    days: order.bill.days,
    total: order.total,
    ...(order.status === 'UNPAID' && { expires_at: toIso(order.expiresAt) }),
    created_at: toIso(order.createdAt),
  };
}

/** An order in full for its owner, with mobile and identity cards masked, and what can be done with it at `now`. */
export function presentOrder(
  full: FullOrder,
  events: readonly { text: string; createdAt: Date }[],
  now: Date,
): OrderDetail {
  const { order, site, returnSite } = full;
  const { delivery, collection } = order.choice;
  return {
    ...presentOrderSummary(full),
    site: presentSite(site),
    return_site: presentSite(returnSite),
    bill: order.bill,
    paid: order.paid,
    refunded: order.refunded,
    renter: {
      name: order.renterName,
      mobile: maskMobile(order.renterMobile),
      idcard_no: maskIdCardNumber(order.renterIdcard),
    },
    insured: order.insured.map(({ name, idcard_no }) => ({ name, idcard_no: maskIdCardNumber(idcard_no) })),
    ...(delivery && { delivery }),
    ...(collection && { collection }),
    remark: order.remark,
    can_pay: can(rentalLife, order.status, 'pay'),
    can_cancel: can(rentalLife, order.status, 'cancel'),
    can_delete: can(rentalLife, order.status, 'delete'),
    calcFee: feeOfCancelling(order, now),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
