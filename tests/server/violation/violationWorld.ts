import { eq } from 'drizzle-orm';
import { users } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import type { OrderChoice } from '../../../types/api/rental';
import { RentalWorld } from '../rental/rentalWorld';
import { DESK_TOKEN, type TestSession } from '../support/testServer';

/** When the car of the small world's rental is taken and brought back. */
export const PICKUP = '2026-11-25T10:00:00+08:00';
export const RETURN = '2026-11-28T10:00:00+08:00';

interface Found {
  orderid: string;
  time?: string;
  place?: string;
  act?: string;
  /** Yuan. */
  fine?: number;
  points?: number;
}

/** Violations of rentals in the small world: the usual steps as one call each. */
export class ViolationWorld {
  constructor(readonly rental: RentalWorld) {}

  static open = async (): Promise<ViolationWorld> => new ViolationWorld(await RentalWorld.open());

  close = (): Promise<void> => this.rental.close();

  /** A car that a member has taken out; on Wednesday. */
  async rented(who: TestSession, changes: Partial<OrderChoice> = {}): Promise<string> {
    const { rental } = this;
    const orderid = await rental.book(who, { cartype_id: 'car-sylphy', ...changes });
    await rental.pay(who, orderid);
    const isMember = eq(users.id, who.login.user_id);
    await rental.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(isMember);
    rental.at(PICKUP);
    await rental.server.desk('orders', orderid, 'hand-over', { odometer: 12_000, energy: 100 });
    return orderid;
  }

  /** The car comes back and all is settled: only the deposits are held. */
  async broughtBack(orderid: string): Promise<void> {
    this.rental.at(RETURN);
    await this.rental.server.desk('orders', orderid, 'take-back', { odometer: 12_300, energy: 100 });
    await this.rental.server.desk('orders', orderid, 'send-bill');
  }

  /** The staff registers a violation: its number, or what the desk says. */
  async register({ orderid, ...given }: Found): Promise<string> {
    const fields = {
      ...{
        orderid,
        time: '2026-11-26 09:30',
        place: '三元桥',
        act: '违反禁止标线指示',
        fine: 100,
        points: 0,
      },
      ...given,
    };
    const sent = await this.rental.server.app.inject({
      ...{ method: 'POST', url: '/desk/violations' },
      headers: {
        cookie: `desk=${DESK_TOKEN}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ).toString(),
    });
    if (sent.statusCode === 303) return sent.headers.location?.split('/').at(-1) ?? '';
    return /role="alert">([^<]*)/.exec(sent.body)?.[1] ?? sent.body;
  }

  /** Does something with a violation at the desk; what the desk says of it. */
  desk = (id: string, action: string, fields: Record<string, string | number> = {}): Promise<string> =>
    this.rental.server.desk('violations', id, action, fields);

  detail = (who: TestSession, id: string) => this.rental.get('GET /api/violation/get_detail', { id }, who);

  /** The deposit for violations of an order, as its renter sees it. */
  async deposit(who: TestSession, orderid: string) {
    const { deposits } = await this.rental.detail(who, orderid);
    return deposits.find(({ kind }) => kind === 'violation');
  }

  /** Pays what is due of a violation at the cashier. */
  async pay(who: TestSession, id: string): Promise<void> {
    const { rental } = this;
    const begun = { kind: 'VIOLATION', id, method: 'WECHAT', client_key: `${id}-${Math.random()}` } as const;
    const { payment_id } = await rental.get('POST /api/pay/begin', begun, who);
    await rental.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, who);
  }

  /** What was sent to a number by message, the newest last. */
  async messages(mobile: string): Promise<string[]> {
    const rows = await this.rental.db
      .select()
      .from(sandboxMessages)
      .where(eq(sandboxMessages.mobile, mobile))
      .orderBy(sandboxMessages.id);
    return rows.map(({ text }) => text);
  }
}
