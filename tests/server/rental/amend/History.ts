import { eq, sql } from 'drizzle-orm';
import { rentalAmendments, rentalOrders } from '../../../../server/areas/rental/schema';
import { amendmentPayable, rentalPayable } from '../../../../server/areas/rental/public';
import { stockDays } from '../../../../server/kernel/stock/schema';
import { users } from '../../../../server/kernel/members/schema';
import { nonces, rateLimits } from '../../../../server/http/schema';
import { ledgerEntries, ledgerTransactions, outbox, payments } from '../../../../server/kernel/money/schema';
import type { RentalState } from '../../../../src/domain/rentalLife';
import type { Subject } from '../../../../server/kernel/money/accounts';
import { readOrder } from '../../../../server/kernel/orders/orderRepository';
import { monday, type RentalWorld } from '../rentalWorld';
import { Amender } from './amendWorld';

const MOBILES = ['14000000001', '14000000002'] as const;

/** What their wallets hold when a history begins: fen and 悟空币, enough for some orders and not for all. */
const WALLET = { balance: 300_000, wkcoin: 9000 };

/** Everything that a history leaves behind, in the database of all of them. */
const LEFT_BEHIND = [
  users,
  payments,
  outbox,
  ledgerEntries,
  ledgerTransactions,
  stockDays,
  nonces,
  rateLimits,
] as const;

/** Two members in a world of their own, and what must be remembered of what they did. */
export class History {
  /** Their orders, in the order of booking. */
  readonly orderIds: readonly [string[], string[]] = [[], []];
  /** Payments in the order in which they began. */
  readonly paymentIds: string[] = [];
  /** What was kept of orders that were cancelled, fen. */
  readonly penalties = new Map<string, number>();
  /** Every state in which an order was seen last. */
  readonly states = new Map<string, RentalState>();
  /** When a deposit was given back, by its order and kind. */
  readonly released = new Map<string, number>();
  private members!: readonly [Amender, Amender];

  private constructor(readonly world: RentalWorld) {}

  /** On a Monday morning, as if nobody had been there before; both are verified. */
  static async begin(world: RentalWorld): Promise<History> {
    world.at(monday.toISOString());
    await world.server.money.settled();
    await world.db.execute(sql`truncate ${sql.join([...LEFT_BEHIND], sql`, `)} cascade`);
    const history = new History(world);
    await history.logIn();
    for (const { session } of history.members) await world.fill(session, WALLET);
    await world.db.update(users).set({ authStatus: 'USER_AUTHED' });
    return history;
  }

  /** Sessions do not outlive a week. */
  async logIn(): Promise<void> {
    const [one, other] = await Promise.all(MOBILES.map(mobile => this.world.login(mobile)));
    if (!one || !other) throw new Error('Nobody has logged in');
    this.members = [new Amender(this.world, one), new Amender(this.world, other)];
  }

  member = (who: 0 | 1): Amender => this.members[who];

  ownerOf = (orderId: string): 0 | 1 => (this.orderIds[0].includes(orderId) ? 0 : 1);

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
