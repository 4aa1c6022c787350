import { sql } from 'drizzle-orm';
import { nonces, rateLimits } from '../../../../server/http/schema';
import { users } from '../../../../server/kernel/members/schema';
import { ledgerEntries, ledgerTransactions, outbox, payments } from '../../../../server/kernel/money/schema';
import { stockDays } from '../../../../server/kernel/stock/schema';
import { monday, type RentalWorld } from '../../rental/rentalWorld';
import type { TestSession } from '../testServer';

const MOBILES = ['14000000001', '14000000002'] as const;

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

/** Two members in a world of their own, and what must be remembered of what they did, on whatever line. */
export class MemberHistory<State extends string> {
  /** Their orders, in the order of booking. */
  readonly orderIds: readonly [string[], string[]] = [[], []];
  /** Payments in the order in which they began. */
  readonly paymentIds: string[] = [];
  /** Every state in which an order was seen last. */
  readonly states = new Map<string, State>();
  private sessions!: readonly [TestSession, TestSession];

  constructor(readonly world: RentalWorld) {}

  /** On a Monday morning, as if nobody had been there before; both are verified, and own so much. */
  async begin(wallet: Parameters<RentalWorld['fill']>[1]): Promise<this> {
    this.world.at(monday.toISOString());
    await this.world.server.money.settled();
    await this.world.db.execute(sql`truncate ${sql.join([...LEFT_BEHIND], sql`, `)} cascade`);
    await this.logIn();
    for (const session of this.sessions) await this.world.fill(session, wallet);
    await this.world.db.update(users).set({ authStatus: 'USER_AUTHED' });
    return this;
  }

  /** Sessions do not outlive a week. */
  async logIn(): Promise<void> {
    const [one, other] = await Promise.all(MOBILES.map(mobile => this.world.login(mobile)));
    if (!one || !other) throw new Error('Nobody has logged in');
    this.sessions = [one, other];
  }

  sessionOf = (who: 0 | 1): TestSession => this.sessions[who];

  ownerOf = (orderId: string): 0 | 1 => (this.orderIds[0].includes(orderId) ? 0 : 1);

  /** The order that a step is about, if its member has any: mostly one in a state for which there is something to do. */
  orderOf(
    { who, order }: { who: 0 | 1; order: number },
    states: readonly State[] | undefined,
    first: State,
  ): string | undefined {
    const own = this.orderIds[who];
    const fitting = own.filter(id => states?.includes(this.states.get(id) ?? first));
    const candidates = order % 8 > 0 && fitting.length > 0 ? fitting : own;
    return candidates[order % Math.max(1, candidates.length)];
  }
}
