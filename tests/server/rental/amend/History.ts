import { eq } from 'drizzle-orm';
import { rentalAmendments, rentalOrders } from '../../../../server/areas/rental/schema';
import { amendmentPayable, rentalPayable } from '../../../../server/areas/rental/public';
import type { RentalState } from '../../../../src/domain/rentalLife';
import type { Subject } from '../../../../server/kernel/money/accounts';
import { readOrder } from '../../../../server/kernel/orders/orderRepository';
import { MemberHistory } from '../../support/histories/MemberHistory';
import type { RentalWorld } from '../rentalWorld';
import { Amender } from './amendWorld';

/** What their wallets hold when a history begins: fen and 悟空币, enough for some orders and not for all. */
const WALLET = { balance: 300_000, wkcoin: 9000 };

/** Two members in a world of their own who rent cars, and what must be remembered of what they did. */
export class History extends MemberHistory<RentalState> {
  /** What was kept of orders that were cancelled, fen. */
  readonly penalties = new Map<string, number>();
  /** When a deposit was given back, by its order and kind. */
  readonly released = new Map<string, number>();

  /** On a Monday morning, as if nobody had been there before; both are verified. */
  static startIn = (world: RentalWorld): Promise<History> => new History(world).begin(WALLET);

  member = (who: 0 | 1): Amender => new Amender(this.world, this.sessionOf(who));

  /** The change of an order that waits for its money. */
  async unpaidOf(orderId: string) {
    const rows = await this.world.db
      .select()
      .from(rentalAmendments)
      .where(eq(rentalAmendments.orderId, orderId));
    return rows.find(({ state }) => state === 'UNPAID');
  }

  async rentalOf(orderId: string) {
    const [rental] = await this.world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderId));
    if (!rental) throw new Error('An order is gone');
    return rental;
  }

  /** How an order stands once what is over has ended. */
  async stateOf(orderId: string): Promise<RentalState> {
    const { db, server } = this.world;
    const refresh = (subject: Subject): Promise<void> => server.money.refresh(subject, server.clock());
    await refresh({ kind: rentalPayable.kind, id: orderId });
    const unpaid = await this.unpaidOf(orderId);
    if (unpaid) await refresh({ kind: amendmentPayable.kind, id: unpaid.id });
    return (await readOrder(db, orderId)).state as RentalState;
  }
}
