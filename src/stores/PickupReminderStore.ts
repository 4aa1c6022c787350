import { protectionText } from '@/domain/insurancePackages';
import { toIso } from '@/domain/shanghaiTime';
import { ApiError } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getSite } from '@/services/catalogue';
import { OrderStore } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { RentalDetail } from '~types/api/rental';
import { dropCard, keepCard, keptCard, type PickupCard } from './pickupCards';

/** A pickup card, and whether it is the one that this device kept because nothing newer could be had. */
export interface PickupReminder {
  card: PickupCard;
  isOffline: boolean;
}

/** Whether the car is still to be taken. */
export const isAwaited = ({ status }: Pick<PickupCard, 'status'>): boolean =>
  status === 'AWAITING_PICKUP' || status === 'CONFIRMING';

const cardOf = (order: RentalDetail, directions: readonly string[], now: Date): PickupCard => ({
  orderid: order.orderid,
  status: order.status,
  status_text: order.status_text,
  cartype: order.cartype,
  site: order.site,
  return_site: order.return_site,
  from_time: order.from_time,
  to_time: order.to_time,
  ...(order.delivery ? { delivery: order.delivery } : {}),
  ...(order.collection ? { collection: order.collection } : {}),
  ...(order.pending_auth ? { pending_auth: order.pending_auth } : {}),
  deposits: order.bill.deposits,
  protection: protectionText(order.bill),
  directions: [...directions],
  saved_at: toIso(now),
});

/** 取车提醒 of an order: from the server, or without a network as it was read last (rental.md, detail 14). */
export class PickupReminderStore {
  readonly reminder = new Resource((orderid: string) => this.fetch(orderid));

  constructor(private readonly root: RootStore) {
    root.get(SessionStore).onOtherMember(this.reminder.clear);
  }

  /** Whether an order's card belongs on the device and is not there as it stands. */
  isWanted(order: RentalDetail): boolean {
    const kept = keptCard(this.uid, order.orderid, serverNow());
    const { status, from_time, to_time, site } = order;
    const isSame =
      kept?.status === status &&
      kept.from_time === from_time &&
      kept.to_time === to_time &&
      kept.site.id === site.id &&
      kept.pending_auth?.status === order.pending_auth?.status;
    return isAwaited(order) && !isSame;
  }

  /** Keeps the card of an order whose car is to be taken. Never rejects. */
  async keep(order: RentalDetail): Promise<void> {
    const { uid } = this;
    const directions = await this.directionsTo(order);
    const now = serverNow();
    if (uid === this.uid) keepCard(uid, cardOf(order, directions, now), now);
  }

  private get uid(): string {
    return this.root.get(SessionStore).uid ?? '';
  }

  /** The card is of use without the directions, too. */
  private async directionsTo({ orderid, site }: RentalDetail): Promise<readonly string[]> {
    return getSite({ id: site.id }).then(
      ({ directions }) => directions,
      () => keptCard(this.uid, orderid, serverNow())?.directions ?? [],
    );
  }

  private async fetch(orderid: string): Promise<PickupReminder> {
    const { uid } = this;
    const kept = keptCard(uid, orderid, serverNow());
    try {
      const order = await this.root.get(OrderStore).of('RENTAL', orderid).ask();
      const directions = await this.directionsTo(order);
      const now = serverNow();
      const card = cardOf(order, directions, now);
      if (isAwaited(card)) keepCard(uid, card, now);
      else dropCard(uid, orderid, now);
      return { card, isOffline: false };
    } catch (problem) {
      // No answer of ours came: what was read before still helps.
      if (kept && problem instanceof ApiError && problem.code === undefined) {
        return { card: kept, isOffline: true };
      }
      throw problem;
    }
  }
}
