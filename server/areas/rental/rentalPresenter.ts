import type { OrderFace } from '../../../types/api/order';
import type { RentalDetail } from '../../../types/api/rental';
import { carFacts, carName } from '../../../src/domain/carWords';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentDetail } from '../../kernel/orders/orderPresenter';
import { presentCartype } from '../cartype/public';
import { presentSite } from '../site/public';
import { feeOfCancelling } from './cancelOrder';
import type { FullRentalOrder, ListedRental } from './rentalOrderRepository';

/** What lists say of a rental: its car, its period, and its sites. */
export const rentalFace = ({ cartype, siteName, returnSiteName, fromTime, toTime }: ListedRental) =>
  ({
    picture: presentCartype(cartype).picture.small,
    title: carName(cartype),
    facts: carFacts(cartype),
    places: [...new Set([siteName, returnSiteName])],
    from_time: toIso(fromTime),
    to_time: toIso(toTime),
  }) satisfies OrderFace;

/** A rental in full for its owner, with mobile and identity cards masked, and what can be done with it at `now`. */
export function presentOrder(
  full: FullRentalOrder,
  events: readonly { text: string; createdAt: Date }[],
  now: Date,
): RentalDetail {
  const { order, rental, cartype, site, returnSite } = full;
  const { fromTime, toTime } = rental;
  const { delivery, collection } = rental.choice;
  const face = rentalFace({
    fromTime,
    toTime,
    cartype,
    siteName: site.name,
    returnSiteName: returnSite.name,
  });
  return {
    ...presentDetail(order, face),
    line: 'RENTAL',
    status: order.state,
    from_time: face.from_time,
    to_time: face.to_time,
    cartype: presentCartype(cartype),
    site: presentSite(site),
    return_site: presentSite(returnSite),
    bill: rental.bill,
    renter: {
      name: rental.renterName,
      mobile: maskMobile(rental.renterMobile),
      idcard_no: maskIdCardNumber(rental.renterIdcard),
    },
    insured: rental.insured.map(({ name, idcard_no }) => ({ name, idcard_no: maskIdCardNumber(idcard_no) })),
    ...(delivery && { delivery }),
    ...(collection && { collection }),
    remark: rental.remark,
    calcFee: feeOfCancelling(full, now),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
