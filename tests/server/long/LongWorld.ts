import { eq } from 'drizzle-orm';
import {
  collectInstalments,
  holdCarsOut,
  moveLongsOn,
  remindOfInstalments,
} from '../../../server/areas/long/public';
import { longCities, longPrices } from '../../../server/areas/long/schema';
import type { Database } from '../../../server/db/database';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { stockDays } from '../../../server/kernel/stock/schema';
import { users } from '../../../server/kernel/members/schema';
import { longEnd } from '../../../src/domain/longPricing';
import type { DataOf, RequestOf } from '../../../types/api';
import type { LongChoice, OrderInstalment } from '../../../types/api/orderLong';
import { freshKey, monday, RentalWorld, renter } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

/** What a month of either car costs for a single one, fen: ¥3,000. */
export const BASE = 300_000;

/** Both deposits of a car, fen. */
export const DEPOSITS = 500_000;

/** From Saturday, 28 November, on: three months by the month, at ¥2,850 each. */
export const longChoice: LongChoice = {
  city_id: '110000',
  cartype_id: 'car-lavida',
  from_time: '2026-11-28T10:00:00+08:00',
  months: 3,
  plan: 'MONTHLY',
  services: [],
};

/** The end of that choice, and what its months cost. */
export const LONG_END = longEnd(longChoice.from_time, 3);
export const MONTH = 285_000;

type AddRequest = RequestOf<'POST /api/order_long/add'>;

/** The small world's city rents by the month: preparing a car takes a day. */
export async function fillLong(db: Database): Promise<void> {
  await db.insert(longCities).values({ cityId: '110000', prepareDays: 1 });
  await db
    .insert(longPrices)
    .values(
      ['car-lavida', 'car-sylphy'].map(cartypeId => ({ cityId: '110000', cartypeId, monthlyPrice: BASE })),
    );
}

/** Long rentals in the small world: the usual steps as one call each. */
export class LongWorld {
  constructor(readonly rental: RentalWorld) {}

  static async open(...given: Parameters<typeof RentalWorld.open>): Promise<LongWorld> {
    const rental = await RentalWorld.open(...given);
    await fillLong(rental.db);
    return new LongWorld(rental);
  }

  get db(): Database {
    return this.rental.db;
  }

  /** Another story begins on the world's Monday, of a member of its own and with all cars there. */
  async begun(mobile: string): Promise<TestSession> {
    this.rental.server.now = monday;
    await this.db.delete(stockDays);
    return this.rental.login(mobile);
  }

  close = (): Promise<void> => this.rental.close();

  /** What booking is asked with: the choice at the price that calc tells. */
  async addRequest(who: TestSession, changes: Partial<AddRequest> = {}): Promise<AddRequest> {
    const { client_key = freshKey(), ...wishes } = changes;
    const wanted: LongChoice = { ...longChoice, ...wishes };
    const { city_id, cartype_id, from_time, months, plan, services, delivery, coupon_id } = wanted;
    const asked = {
      ...{ city_id, cartype_id, from_time, months, plan, services },
      ...(delivery && { delivery }),
      ...(coupon_id !== undefined && { coupon_id }),
    };
    const { bill, agreement_version } = await this.rental.get('POST /api/order_long/calc', asked, who);
    return {
      ...asked,
      ...{ client_key, expected_total: bill.total, agreement_version, renter, remark: '' },
      ...changes,
    };
  }

  /** Books and answers the order's id. */
  async book(who: TestSession, changes: Partial<AddRequest> = {}): Promise<string> {
    const request = await this.addRequest(who, changes);
    return (await this.rental.get('POST /api/order_long/add', request, who)).orderid;
  }

  /** Pays what is due next, or the instalment that is named, at the sandbox cashier; answers the payment. */
  async pay(who: TestSession, orderid: string, instalment_id?: string): Promise<string> {
    const payment_id = await this.begin(who, orderid, instalment_id);
    await this.rental.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, who);
    return payment_id;
  }

  async begin(who: TestSession, orderid: string, instalment_id?: string): Promise<string> {
    const { payment_id } = await this.rental.get(
      'POST /api/order_long/pay',
      {
        ...{ orderid, method: 'WECHAT', client_key: freshKey() },
        ...(instalment_id !== undefined && { instalment_id }),
      },
      who,
    );
    return payment_id;
  }

  async bookAndPay(who: TestSession, changes: Partial<AddRequest> = {}): Promise<string> {
    const orderid = await this.book(who, changes);
    await this.pay(who, orderid);
    return orderid;
  }

  /** What a single month of a car costs from now on, fen. */
  async setPrice(cartypeId: string, monthlyPrice: number): Promise<void> {
    await this.db.update(longPrices).set({ monthlyPrice }).where(eq(longPrices.cartypeId, cartypeId));
  }

  desk = (orderid: string, action: string, fields: Record<string, string | number> = {}): Promise<string> =>
    this.rental.server.desk('long-orders', orderid, action, fields);

  /** The car is out since its pickup. */
  async rented(who: TestSession, changes: Partial<AddRequest> = {}): Promise<string> {
    const orderid = await this.bookAndPay(who, changes);
    await this.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, who.login.user_id));
    this.rental.at(changes.from_time ?? longChoice.from_time);
    await this.done(orderid, 'deliver', { plate: '京A12345', odometer: 1000, energy: 100 }, '已交车');
    return orderid;
  }

  /** The car comes back now. */
  takeBack = (orderid: string, { odometer = 2000, energy = 100, damage = 0 } = {}): Promise<void> =>
    this.done(
      orderid,
      'take-back',
      { odometer, energy, hasDamage: damage > 0 ? 'yes' : 'no', damage, note: '' },
      '已收车，尾款已列出',
    );

  private async done(
    orderid: string,
    action: string,
    fields: Record<string, string | number>,
    said: string,
  ): Promise<void> {
    const told = await this.desk(orderid, action, fields);
    if (told !== said) throw new Error(`The desk said of ${action}: ${told}`);
  }

  detail = (who: TestSession, orderid: string): Promise<DataOf<'GET /api/order_long/get_detail'>> =>
    this.rental.get('GET /api/order_long/get_detail', { orderid }, who);

  /** How each instalment stands, in order. */
  async standings(who: TestSession, orderid: string): Promise<OrderInstalment['standing'][]> {
    return (await this.detail(who, orderid)).instalments.map(({ standing }) => standing);
  }

  extension = (who: TestSession, orderid: string, months: number) =>
    this.rental.get('GET /api/order_long/extend_calc', { orderid, months }, who);

  async extend(who: TestSession, orderid: string, months: number, client_key = freshKey()) {
    const { amount: expected, agreement_version } = await this.extension(who, orderid, months);
    const wish = { orderid, months, expected, client_key, agreement_version };
    return this.rental.ask('POST /api/order_long/extend', wish, who);
  }

  /** Agrees that the car comes back then. */
  async returnEarly(who: TestSession, orderid: string, to_time: string) {
    const wish = { orderid, to_time };
    const { total: expected } = await this.rental.get('GET /api/order_long/return_calc', wish, who);
    return this.rental.get('POST /api/order_long/return', { ...wish, expected, client_key: freshKey() }, who);
  }

  /** The sweep that reminds of instalments comes by. */
  remind(): Promise<void> {
    const { settings, money, clock } = this.rental.server;
    return remindOfInstalments(this.db, clock(), { settings, money, sms: sandboxSmsSender(this.db) });
  }

  /** The sweep that collects instalments comes by. */
  collect(): Promise<void> {
    const { settings, money, clock } = this.rental.server;
    return collectInstalments(this.db, clock(), { settings, money, sms: sandboxSmsSender(this.db) });
  }

  /** The sweeps come by that end what is over, and hold cars that are out besides. */
  async moveOn(): Promise<void> {
    const now = this.rental.server.clock();
    await moveLongsOn(this.db, now);
    await holdCarsOut(this.db, now);
  }

  /** What was sent of instalments to a member. */
  async messages({ login: { uid } }: TestSession): Promise<string[]> {
    const sent = await this.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, uid));
    return sent.map(({ text }) => text).filter(text => text.includes('租金'));
  }
}
