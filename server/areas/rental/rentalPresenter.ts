import type { OrderFace } from '../../../types/api/order';
import type { CancellationFee, RentalDetail } from '../../../types/api/rental';
import type { User } from '../../../types/api/user';
import { toPayText } from '../../../src/domain/amendment';
import { carFacts, carName } from '../../../src/domain/carWords';
import type { HandoverKind } from '../../../src/domain/handoverPhotos';
import { maskIdCardNumber, maskMobile } from '../../../src/domain/identity';
import { rentalLife, type RentalState } from '../../../src/domain/rentalLife';
import { owedOf, owedText, settlingOf } from '../../../src/domain/settling';
import { toIso } from '../../../src/domain/shanghaiTime';
import { confirmBy, confirmingText } from '../../../src/domain/siteConfirmation';
import { presentDetail } from '../../kernel/orders/orderPresenter';
import type { OrderRow } from '../../kernel/orders/orderRepository';
import { presentCartype } from '../cartype/public';
import { presentSite } from '../site/public';
import { presentAmendment } from './amend/amendmentPresenter';
import type { AmendmentRow } from './amend/amendmentRepository';
import { noteOfSettling, type HandoverState } from './handover/handoverRepository';
import { presentBill, presentDeposits, presentHandover } from './handover/handoverPresenter';
import { numberOf } from './people';
import type { FullRentalOrder, ListedRental } from './rentalOrderRepository';

/** What an order waits for: the answer of its site, or what its return has cost; undefined in any other state. */
export function noteOfWaiting(order: OrderRow, pickupTime: Date): string | undefined {
  if (order.state === 'CONFIRMING') return confirmingText(confirmBy(order.stateSince, pickupTime));
  return order.state === 'AWAITING_SUPPLEMENT' ? owedText(owedOf(order)) : undefined;
}

/**
 * What lists say of a rental: its car, its period, its sites, what goes on or why the site ended it, and the change of it
 * that waits for its money.
 */
export const rentalFace = (
  { cartype, siteName, returnSiteName, fromTime, toTime, endedBySite, unpaid }: ListedRental,
  waiting: string | undefined,
) => {
  const note = waiting ?? (unpaid && toPayText(unpaid.kind, unpaid.difference)) ?? endedBySite;
  return {
    picture: presentCartype(cartype).picture.small,
    title: carName(cartype),
    facts: carFacts(cartype),
    places: [...new Set([siteName, returnSiteName])],
    from_time: toIso(fromTime),
    to_time: toIso(toTime),
    ...(note !== null && { note }),
    ...(unpaid && { change_to_pay: unpaid.id }),
  } satisfies OrderFace;
};

/** What of an order is read besides it: what happened, its hand-overs, and the change that waits for its money. */
interface OrderParts {
  events: readonly { text: string; createdAt: Date }[];
  handover: HandoverState;
  /** Of which hand-overs there are photos. */
  photographed: HandoverKind[];
  unpaid: AmendmentRow | undefined;
  /** What cancelling it costs now. */
  cancelling: CancellationFee;
  /** How its member stands with being verified. */
  auth: User['auth'];
  /** Its payments whose result is not known. */
  unknown: readonly { id: string }[];
}

/** Whether the car of an order is still to be handed over. */
const isToPickUp = ({ state }: { state: RentalState }): boolean => {
  const { stage } = rentalLife.states[state];
  return stage === 'TO_PAY' || stage === 'TO_PICK_UP';
};

/**
 * A rental in full for its owner, with mobile and identity cards masked, and what can be done with it at `now`; `dataKey`
 * of the settings.
 */
export function presentOrder(
  full: FullRentalOrder,
  { events, handover, photographed, unpaid, cancelling, auth, unknown: [confirming] }: OrderParts,
  { now, dataKey }: { now: Date; dataKey: string },
): RentalDetail {
  const { order, rental, cartype, site, returnSite } = full;
  const { fromTime, toTime, endedBySite } = rental;
  const { delivery, collection } = rental.choice;
  const masked = (kept: string): string => maskIdCardNumber(numberOf(kept, order.id, dataKey));
  const settling = settlingOf(handover.settlement?.state, handover.charges);
  const siteNames = { siteName: site.name, returnSiteName: returnSite.name };
  const listed = { fromTime, toTime, endedBySite, cartype, unpaid: unpaid ?? null, ...siteNames };
  const face = rentalFace(
    listed,
    noteOfWaiting(order, fromTime) ?? (settling && noteOfSettling(settling, handover.settlement)),
  );
  return {
    ...presentDetail(order, face, confirming),
    line: 'RENTAL',
    status: order.state,
    from_time: face.from_time,
    to_time: face.to_time,
    cartype: presentCartype(cartype),
    site: presentSite(site),
    return_site: presentSite(returnSite),
    bill: presentBill(rental.bill, handover.deposits),
    renter: {
      name: rental.renterName,
      mobile: maskMobile(rental.renterMobile),
      idcard_no: masked(rental.renterNumber),
    },
    insured: rental.insured.map(({ name, keptNumber }) => ({ name, idcard_no: masked(keptNumber) })),
    ...(delivery && { delivery }),
    ...(collection && { collection }),
    remark: rental.remark,
    calcFee: cancelling,
    ...(unpaid && { amendment: presentAmendment(unpaid, now) }),
    handovers: handover.handovers.map(presentHandover),
    photographed,
    deposits: presentDeposits(handover),
    ...(isToPickUp(order) && auth.status !== 'USER_AUTHED' && { pending_auth: auth }),
    ...(settling && { settling }),
    timeline: events.map(({ text, createdAt }) => ({ text, time: toIso(createdAt) })),
  };
}
