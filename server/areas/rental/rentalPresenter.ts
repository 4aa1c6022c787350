import type { OrderDetail, OrderSummary } from '../../../types/api/order';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { can, statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentCartype } from '../cartype/public';
import { presentSite } from '../site/public';
import { feeOfCancelling } from './cancelOrder';
import type { FullRentalOrder, RentalInList } from './rentalOrderRepository';

/** A rental as the list shows it. */
export function presentOrderSummary({
  order,
  rental,
  cartype,
  siteName,
  returnSiteName,
}: RentalInList): OrderSummary {
  return {
    orderid: order.id,
    line: 'RENTAL',
    status: order.state,
    status_text: statusText(rentalLife, order.state),
    cartype: presentCartype(cartype),
    site_name: siteName,
    return_site_name: returnSiteName,
    from_time: toIso(rental.fromTime),
    to_time: toIso(rental.toTime),
    days: rental.bill.days,
    total: order.total,
    ...(order.state === 'UNPAID' && { expires_at: toIso(order.expiresAt) }),
    created_at: toIso(order.createdAt),
  };
}

/** A rental in full for its owner, with mobile and identity cards masked, and what can be done with it at `now`. */
export function presentOrder(
  full: FullRentalOrder,
  events: readonly { text: string; createdAt: Date }[],
  now: Date,
): OrderDetail {
  const { order, rental, site, returnSite } = full;
  const { delivery, collection } = rental.choice;
  return {
    ...presentOrderSummary({ ...full, siteName: site.name, returnSiteName: returnSite.name }),
    site: presentSite(site),
    return_site: presentSite(returnSite),
    bill: rental.bill,
    paid: order.paid,
    refunded: order.refunded,
    renter: {
      name: rental.renterName,
      mobile: maskMobile(rental.renterMobile),
      idcard_no: maskIdCardNumber(rental.renterIdcard),
    },
    insured: rental.insured.map(({ name, idcard_no }) => ({ name, idcard_no: maskIdCardNumber(idcard_no) })),
    ...(delivery && { delivery }),
    ...(collection && { collection }),
    remark: rental.remark,
    can_pay: can(rentalLife, order.state, 'pay'),
    can_cancel: can(rentalLife, order.state, 'cancel'),
    can_delete: can(rentalLife, order.state, 'delete'),
    calcFee: feeOfCancelling(full, now),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
