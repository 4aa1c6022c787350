import { eq } from 'drizzle-orm';
import { users } from '../../../../server/kernel/members/schema';
import type { TestSession } from '../../support/testServer';
import { RentalWorld } from '../rentalWorld';

/** What `choice` costs, fen, and when it begins and ends. */
export const TOTAL = 76000;
export const PICKUP = '2026-11-25T10:00:00+08:00';
export const RETURN = '2026-11-28T10:00:00+08:00';

/** Cars that are handed over at the desk and come back, each of a member of its own: sessions do not outlive a week. */
export class Handover {
  private lastMobile = 13600000000;

  private constructor(
    readonly world: RentalWorld,
    public session: TestSession,
  ) {}

  static async open(): Promise<Handover> {
    const world = await RentalWorld.open();
    return new Handover(world, await world.login('13600000000'));
  }

  /** Another member, at a time. */
  async begin(time: string): Promise<void> {
    this.lastMobile += 1;
    await this.goTo(time);
  }

  /** Moves the clock on; the member logs in again where a week has passed. */
  async goTo(time: string): Promise<void> {
    this.world.at(time);
    this.session = await this.world.login(String(this.lastMobile));
  }

  async paidOrder(): Promise<string> {
    await this.begin('2026-11-23T09:00:00+08:00');
    const orderid = await this.world.book(this.session, { cartype_id: 'car-sylphy' });
    await this.world.pay(this.session, orderid);
    return orderid;
  }

  /** A car that is out, with 12,000 km on it and a full tank. */
  async rentedOrder(): Promise<string> {
    const orderid = await this.paidOrder();
    const isMember = eq(users.id, this.session.login.user_id);
    await this.world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(isMember);
    await this.goTo(PICKUP);
    await this.desk(orderid, 'hand-over', { odometer: 12000, energy: 100 });
    return orderid;
  }

  async returnedOrder(time = RETURN, energy = 100): Promise<string> {
    const orderid = await this.rentedOrder();
    await this.goTo(time);
    await this.desk(orderid, 'take-back', { odometer: 12300, energy });
    return orderid;
  }

  /** Does something with an order at the desk; what the desk says of it. */
  desk = (orderid: string, action: string, fields: Record<string, string | number> = {}): Promise<string> =>
    this.world.server.desk('orders', orderid, action, fields);

  detail = (orderid: string) => this.world.detail(this.session, orderid);

  timeline = (orderid: string): Promise<string[]> => this.world.timeline(this.session, orderid);

  stateOf = async (orderid: string) => (await this.detail(orderid)).status;

  settlementOf = (orderid: string) =>
    this.world.get('GET /api/order/get_settlement', { orderid }, this.session);

  accept = (orderid: string, expected_due: number) =>
    this.world.ask('POST /api/order/bill/accept', { orderid, expected_due }, this.session);
}
