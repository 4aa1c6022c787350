import { eq } from 'drizzle-orm';
import { cartypes } from '../../../server/areas/cartype/schema';
import { cities } from '../../../server/areas/city/schema';
import { coupons } from '../../../server/areas/account/schema';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { orders } from '../../../server/kernel/orders/schema';
import { sites } from '../../../server/areas/site/schema';
import { users } from '../../../server/kernel/members/schema';
import { findWallet } from '../../../server/kernel/money/wallet';
import type { Database, OpenDatabase } from '../../../server/db/database';
import type { LogStream } from '../../../server/http/log';
import type { Settings } from '../../../server/settings';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { DataOf, Endpoint, RequestOf } from '../../../types/api';
import type { Answer } from '../../../types/api/call';
import type { OrderChoice } from '../../../types/api/rental';
import type { PayMethod } from '../../../types/api/pay';
import { fillWallet } from '../support/fillWallet';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

/** A Monday morning far from any holiday. */
export const monday = new Date('2026-11-23T09:00:00+08:00');

/** Wednesday 10:00 to Saturday 10:00: three plain weekdays. */
export const choice: OrderChoice = {
  site_id: 'site-east',
  cartype_id: 'car-lavida',
  from_time: '2026-11-25T10:00:00+08:00',
  to_time: '2026-11-28T10:00:00+08:00',
  services: ['INS_THIRDPARTY'],
  insured_count: 1,
  use_wkcoin: false,
  use_discount: true,
};

/** Cars of `car-lavida` at `site-east`, and their weekday price in fen. */
export const CARS = 3;
export const WEEKDAY_PRICE = 20000;

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid identity card number of somebody born on a `YYYYMMDD` day. */
export function idCardNumber(birthday: string): string {
  const digits = `110101${birthday}123`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

export const renter = { name: '王小明', mobile: '13800138000', idcard_no: idCardNumber('19900307') };

/** One city, two sites, two car types: as little as a booking needs. */
export async function fillWorld(db: Database): Promise<void> {
  const gps = { lng: 116.4, lat: 39.91 };
  await db.insert(cities).values({ id: '110000', name: '北京', code: 'BJ', pinyin: 'bei jing', ...gps });
  const site = {
    cityId: '110000',
    category: 'MALL' as const,
    area: '朝阳区',
    areaId: '110105',
    address: '建国路1号',
    ...gps,
    open: '08:00',
    close: '21:00',
    phone: '4000000000',
    tags: [],
    directions: [],
    photo: 'MALL',
  };
  await db.insert(sites).values([
    { ...site, id: 'site-east', name: '国贸店' },
    { ...site, id: 'site-west', name: '西单店', lng: 116.3 },
    { ...site, id: 'site-closed', name: '装修店', closed: true, notice: '门店装修，12月1日恢复营业' },
  ]);
  const car = {
    brand: '大众',
    series: '朗逸',
    model: '2024款 1.5L',
    category: 'ECONOMY' as const,
    energy: 'FUEL' as const,
    transmission: 'AUTO' as const,
    seats: 5,
    doors: 4,
    power: '1.5L',
    body: 'SEDAN',
    colour: 'WHITE',
    tags: [],
    specification: [],
    vehicleDeposit: 300000,
    violationDeposit: 200000,
    rented: 0,
    score: 4.8,
  };
  await db.insert(cartypes).values([
    { ...car, id: 'car-lavida' },
    { ...car, id: 'car-sylphy', brand: '日产', series: '轩逸' },
  ]);
  await db.insert(inventory).values([
    { siteId: 'site-east', cartypeId: 'car-lavida', quantity: CARS, weekdayPrice: WEEKDAY_PRICE },
    { siteId: 'site-east', cartypeId: 'car-sylphy', quantity: 500, weekdayPrice: WEEKDAY_PRICE },
    { siteId: 'site-closed', cartypeId: 'car-lavida', quantity: CARS, weekdayPrice: WEEKDAY_PRICE },
  ]);
}

type AddRequest = RequestOf<'POST /api/order/add'>;

let lastKey = 0;

/** A client key that no other call uses. */
export const freshKey = (): string => `client-key-${(lastKey += 1)}`;

/** A server with the small world, and the renter's usual steps as one call each. The clock stands on `monday`. */
export class RentalWorld {
  private constructor(readonly server: TestServer) {}

  static async open(
    settings?: Partial<Settings>,
    logStream?: LogStream,
    database?: OpenDatabase,
  ): Promise<RentalWorld> {
    const server = await startTestServer({ settings, logStream, database });
    server.now = monday;
    await fillWorld(server.db);
    return new RentalWorld(server);
  }

  get db(): Database {
    return this.server.db;
  }

  close = (): Promise<void> => this.server.close();

  at(time: string): void {
    this.server.now = new Date(time);
  }

  /** Moves the clock on. */
  wait(seconds: number): void {
    this.server.now = new Date(this.server.clock().getTime() + seconds * 1000);
  }

  login = (mobile: string): Promise<TestSession> => this.server.login(mobile);

  ask<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    session?: TestSession,
  ): Promise<Answer<DataOf<E>>> {
    return this.server.call(endpoint, request, { session });
  }

  /** The same, for a call that must succeed. */
  async get<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    session?: TestSession,
  ): Promise<DataOf<E>> {
    const { code, msg, data } = await this.ask(endpoint, request, session);
    if (code !== ErrorCode.OK) throw new Error(`${endpoint} answered ${code} ${msg}`);
    return data;
  }

  /** What booking is asked with: the choice at the price that calc tells. */
  async addRequest(session: TestSession, changes: Partial<AddRequest> = {}): Promise<AddRequest> {
    const wanted = { ...choice, ...pickChoice(changes) };
    const { bill } = await this.get('POST /api/order/calc', wanted, session);
    return {
      ...wanted,
      client_key: freshKey(),
      expected_total: bill.total,
      renter,
      remark: '',
      ...changes,
    };
  }

  async add(session: TestSession, changes: Partial<AddRequest> = {}) {
    return this.ask('POST /api/order/add', await this.addRequest(session, changes), session);
  }

  /** Books and answers the order's id. */
  async book(session: TestSession, changes: Partial<AddRequest> = {}): Promise<string> {
    const { orderid } = await this.get(
      'POST /api/order/add',
      await this.addRequest(session, changes),
      session,
    );
    return orderid;
  }

  async beginPayment(session: TestSession, orderid: string, method: PayMethod = 'WECHAT'): Promise<string> {
    const payment = await this.get(
      'POST /api/order/pay',
      { orderid, method, client_key: freshKey() },
      session,
    );
    return payment.payment_id;
  }

  /** Pays at the sandbox cashier. */
  async pay(session: TestSession, orderid: string): Promise<string> {
    const payment_id = await this.beginPayment(session, orderid);
    await this.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, session);
    return payment_id;
  }

  detail = (session: TestSession, orderid: string) =>
    this.get('GET /api/order/get_detail', { orderid }, session);

  async timeline(session: TestSession, orderid: string): Promise<string[]> {
    return (await this.detail(session, orderid)).timeline.map(({ text }) => text);
  }

  /** Cars taken, day by day; days on which none is taken left out. */
  async taken(cartypeId = 'car-lavida'): Promise<Record<string, number>> {
    const rows = await this.db.select().from(stockDays).where(eq(stockDays.cartypeId, cartypeId));
    return Object.fromEntries(rows.filter(({ taken }) => taken > 0).map(({ day, taken }) => [day, taken]));
  }

  /** The member's row and wallet. */
  async user(session: TestSession) {
    const [user] = await this.db.select().from(users).where(eq(users.id, session.login.user_id));
    if (!user) throw new Error('No such member');
    return { ...user, ...(await findWallet(this.db, user.id)) };
  }

  /** Makes a member's wallet hold just so much money (fen), so many coins or points. */
  fill = (
    session: TestSession,
    wallet: { balance?: number; wkcoin?: number; integral?: number },
  ): Promise<void> => fillWallet(this.db, session.login.user_id, wallet);

  /** The newcomer's coupon 新人立减50元 of a member. */
  couponOf = (session: TestSession): string => `newcomer-1-${session.login.user_id}`;

  async couponOrder(couponId: string): Promise<string | null | undefined> {
    const [coupon] = await this.db.select().from(coupons).where(eq(coupons.id, couponId));
    return coupon?.orderId;
  }

  async orderCount(session: TestSession): Promise<number> {
    return (await this.db.select().from(orders).where(eq(orders.userId, session.login.user_id))).length;
  }
}

/** The parts of a booking that decide its price. */
function pickChoice(changes: Partial<AddRequest>): Partial<OrderChoice> {
  const names = [...Object.keys(choice), 'return_site_id', 'coupon_id', 'delivery', 'collection', 'credit'];
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)));
}
