import { longPayable } from '../../../../server/areas/long/public';
import { lockLong, type LongOrder } from '../../../../server/areas/long/longRepository';
import type { LongState } from '../../../../src/domain/longLife';
import type { RentalWorld } from '../../rental/rentalWorld';
import { MemberHistory } from '../../support/histories/MemberHistory';

/** What their wallets hold when a history begins, fen: enough for some payments and not for all. */
const WALLET = { balance: 1_500_000 };

/** Two members in a world of their own who rent by the month, and what must be remembered of what they did. */
export class LongHistory extends MemberHistory<LongState> {
  /** What was kept of orders that were cancelled, fen. */
  readonly penalties = new Map<string, number>();
  /** When a deposit was given back, by its order and kind. */
  readonly released = new Map<string, number>();

  /** On a Monday morning, as if nobody had been there before; both are verified. */
  static startIn = (world: RentalWorld): Promise<LongHistory> => new LongHistory(world).begin(WALLET);

  /** How an order stands, with its plan, once what is over has ended. */
  async read(orderId: string): Promise<LongOrder> {
    const { db, server } = this.world;
    await server.money.refresh({ kind: longPayable.kind, id: orderId }, server.clock());
    const found = await db.transaction(tx => lockLong(tx, orderId));
    if (!found) throw new Error('An order is gone');
    return found;
  }
}
