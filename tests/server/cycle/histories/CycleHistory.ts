import { cyclePayable } from '../../../../server/areas/cycle/public';
import { rentalPayable } from '../../../../server/areas/rental/public';
import { readOrder } from '../../../../server/kernel/orders/orderRepository';
import type { CycleState } from '../../../../src/domain/cycleLife';
import type { RentalState } from '../../../../src/domain/rentalLife';
import type { RentalWorld } from '../../rental/rentalWorld';
import { MemberHistory } from '../../support/histories/MemberHistory';

/** What their wallets hold when a history begins, fen: enough for a card and not for all. */
const WALLET = { balance: 600_000 };

/** Two members in a world of their own who buy days and book with them, and what must be remembered of what they did. */
export class CycleHistory extends MemberHistory<CycleState> {
  /** How many days of a card were used when its rest was refunded. */
  readonly refunded = new Map<string, number>();
  /** Their bookings with days. */
  readonly bookings = new BookingHistory(this.world);

  /** On a Monday morning, as if nobody had been there before; both are verified. */
  static startIn = (world: RentalWorld): Promise<CycleHistory> => new CycleHistory(world).begin(WALLET);

  /** How a card stands once what is over has ended. */
  async stateOf(orderId: string): Promise<CycleState> {
    const { db, server } = this.world;
    await server.money.refresh({ kind: cyclePayable.kind, id: orderId }, server.clock());
    return (await readOrder(db, orderId)).state as CycleState;
  }
}

/** The bookings of a history: they are ordinary rentals. */
class BookingHistory extends MemberHistory<RentalState> {
  async stateOf(orderId: string): Promise<RentalState> {
    const { db, server } = this.world;
    await server.money.refresh({ kind: rentalPayable.kind, id: orderId }, server.clock());
    return (await readOrder(db, orderId)).state as RentalState;
  }
}
