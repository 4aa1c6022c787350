import { desc, eq } from 'drizzle-orm';
import { repairShops, replacementVouchers } from '../../../server/areas/vip4s/schema';
import { weddingSeries, worksheetCities } from '../../../server/areas/worksheet/schema';
import type { Database } from '../../../server/db/database';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import type { RequestOf } from '../../../types/api';
import { freshKey, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

type Add = RequestOf<'POST /api/worksheet/charter/add'>;
type AddUniversal = RequestOf<'POST /api/worksheet/universal/add'>;
type AddWedding = RequestOf<'POST /api/worksheet/wedding/add'>;
type AddLuxury = RequestOf<'POST /api/luxury/add'>;
type AddLongApply = RequestOf<'POST /api/long_apply/add_order'>;
type AddReplacement = RequestOf<'POST /api/worksheet/replacement/add'>;
type AddScooter = RequestOf<'POST /api/worksheet/scooter/add'>;

/** Columns of wedding cars that the small world's city has on a day. */
export const COLUMNS = 2;

/** Vouchers of the shop of the small world by how they stand: two for three days, one for nine, one that is over. */
export const VOUCHERS = { three: 'DBSHUNCHI3', other: 'DBSHUNCHI4', nine: 'DBSHUNCHI9', over: 'DBSHUNCHI0' };

/**
 * The small world's city answers demands of every kind, not with all of each; of the wedding cars one is not there. It has
 * repair shops with vouchers.
 */
export async function fillWorksheets(db: Database): Promise<void> {
  await db.insert(worksheetCities).values([
    { kind: 'CHARTER', cityId: '110000', services: ['接机', '送机'] },
    { kind: 'UNIVERSAL', cityId: '110000', services: ['大巴', '房车', '新能源试驾'] },
    { kind: 'WEDDING', cityId: '110000', services: ['豪华婚车'], perDay: COLUMNS },
    { kind: 'LUXURY', cityId: '110000', services: ['豪华轿车', '敞篷跑车'] },
    { kind: 'LONG_RENT_APPLY', cityId: '110000', services: ['商务接待', '员工通勤'] },
    { kind: 'REPLACEMENT', cityId: '110000', services: ['经济型', '舒适型'] },
    { kind: 'SCOOTER', cityId: '110000', services: ['轻便电动车'] },
  ]);
  const car = { service: '豪华婚车', note: '常选' };
  await db.insert(weddingSeries).values([
    { ...car, id: 'lavida', cartypeId: 'car-lavida', dayPrice: 500_000 },
    { ...car, id: 'sylphy', cartypeId: 'car-sylphy', dayPrice: 100_000 },
    { ...car, id: 'elsewhere', cartypeId: 'car-sylphy', dayPrice: 900_000, service: '超豪华婚车' },
  ]);
  const shop = { cityId: '110000', address: '北京汽车大道8号' };
  await db.insert(repairShops).values([
    { ...shop, id: 'shop', name: '顺驰汽车4S店' },
    { ...shop, id: 'other-shop', name: '安行汽车维修中心' },
  ]);
  const valid = { shopId: 'shop', validUntil: new Date('2026-12-31T23:59:59+08:00') };
  await db.insert(replacementVouchers).values([
    { ...valid, code: VOUCHERS.three, freeDays: 3 },
    { ...valid, code: VOUCHERS.other, freeDays: 3 },
    { ...valid, code: VOUCHERS.nine, freeDays: 9 },
    { ...valid, code: VOUCHERS.over, freeDays: 3, validUntil: new Date('2026-10-31T23:59:59+08:00') },
  ]);
}

/** A transfer from the airport on Wednesday, to be called under that number. */
export const charter = (phone: string, changes: Partial<Add> = {}): Add => ({
  ...{ city_id: '110000', service: 'PICKUP', flight_no: 'CA1234', take_time: '2026-11-25T10:00:00+08:00' },
  from: { name: '首都机场T3', address: '', location: { lng: 116.62, lat: 40.06 } },
  to: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...{ passengers: 2, luggage: 2, car_class: 'COMFORT', name: '王先生', phone, comments: '' },
  client_key: freshKey(),
  ...changes,
});

/** Two motorhomes with drivers for three days from Friday, to be called about under that number. */
export const universal = (phone: string, changes: Partial<AddUniversal> = {}): AddUniversal => ({
  ...{ city_id: '110000', vehicle: 'MOTORHOME', number: 2, use: '周末露营', days: 3, with_driver: true },
  take_time: '2026-11-27T09:00:00+08:00',
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...{ name: '王先生', phone, comments: '', client_key: freshKey() },
  ...changes,
});

/** Six cars with flowers for a Friday that the almanac recommends, to be called about under that number. */
export const wedding = (phone: string, changes: Partial<AddWedding> = {}): AddWedding => ({
  ...{ city_id: '110000', head_series_id: 'lavida', number: 5, series_id: 'sylphy' },
  ...{ take_time: '2026-12-04T07:00:00+08:00', span: 'LONG_HALF_DAY', with_driver: true, flowers: 'ALL' },
  from: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  to: { name: '望京', address: '', location: { lng: 116.48, lat: 40.0 } },
  ...{ name: '王先生', phone, comments: '', client_key: freshKey() },
  ...changes,
});

/** A convertible for two days from Friday, to be called about under that number. */
export const luxury = (phone: string, changes: Partial<AddLuxury> = {}): AddLuxury => ({
  ...{ city_id: '110000', car_class: 'CONVERTIBLE', days: 2, with_driver: false },
  take_time: '2026-11-27T09:00:00+08:00',
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...{ name: '王先生', phone, comments: '', client_key: freshKey() },
  ...changes,
});

/** Five cars for a year for those who work at a company, to be called about under that number. */
export const longApply = (phone: string, changes: Partial<AddLongApply> = {}): AddLongApply => ({
  ...{ city_id: '110000', cartype_id: 'car-lavida', months: '12', number: 5 },
  ...{ use: 'COMMUTE', take_time: '2026-11-30T09:00:00+08:00', invoice_title: '北京某某科技有限公司' },
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...{ name: '王先生', phone, comments: '', client_key: freshKey() },
  ...changes,
});

/** An economy car for three days while a Sagitar is repaired, to be called about under that number. */
export const replacement = (phone: string, changes: Partial<AddReplacement> = {}): AddReplacement => ({
  ...{ city_id: '110000', plate: '京A12345', model: '大众速腾', shop: { id: 'shop', name: '顺驰' } },
  ...{ car_class: 'ECONOMY', take_time: '2026-11-25T10:00:00+08:00', days: 3 },
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...{ name: '王先生', phone, comments: '', client_key: freshKey() },
  ...changes,
});

/** A light scooter for two days with a second helmet, to be called about under that number. */
export const scooter = (phone: string, changes: Partial<AddScooter> = {}): AddScooter => ({
  ...{ city_id: '110000', model: 'LIGHT', site: { id: 'site-east', name: '' }, days: 2, helmets: 2 },
  ...{ take_time: '2026-11-25T10:00:00+08:00', name: '王先生', phone, comments: '' },
  client_key: freshKey(),
  ...changes,
});

/** Demands in the small world: the usual steps as one call each. */
export class WorksheetWorld {
  constructor(readonly rental: RentalWorld) {}

  static async open(): Promise<WorksheetWorld> {
    const rental = await RentalWorld.open();
    await fillWorksheets(rental.db);
    return new WorksheetWorld(rental);
  }

  close = (): Promise<void> => this.rental.close();

  /** Sends a demand of a member under their own number. */
  async send(who: TestSession, changes: Partial<Add> = {}): Promise<string> {
    const request = charter(who.login.uid, changes);
    return (await this.rental.get('POST /api/worksheet/charter/add', request, who)).id;
  }

  /** The staff offers something for a demand; answers its quote. */
  async quote(who: TestSession, id: string, yuan = 188, hours = 24): Promise<{ id: string; total: number }> {
    const fields = { total: yuan, text: '舒适5座，含司机、燃油和过路费', hours };
    await this.rental.server.desk('demands', id, 'quote', fields);
    const { quote } = await this.detail(who, id);
    if (!quote) throw new Error('Nothing was offered');
    return quote;
  }

  /** Accepts a quote: an unpaid order. */
  async accept(who: TestSession, id: string, quote: { id: string; total: number }): Promise<string> {
    const request = { id, quote_id: quote.id, expected_total: quote.total };
    return (await this.rental.get('POST /api/worksheet/accept', request, who)).orderid;
  }

  /** The whole way of a demand until it was carried out; answers the number of its order. */
  async carryOut(who: TestSession): Promise<string> {
    const id = await this.send(who);
    const orderid = await this.accept(who, id, await this.quote(who, id));
    await this.rental.pay(who, orderid);
    await this.rental.server.desk('demands', id, 'complete');
    return orderid;
  }

  detail = (who: TestSession, id: string) => this.rental.get('GET /api/worksheet/get_detail', { id }, who);
  order = (who: TestSession, orderid: string) =>
    this.rental.get('GET /api/worksheet/order/get_detail', { orderid }, who);

  /** The newest code that was sent to a number. */
  async codeOf(mobile: string): Promise<string> {
    const [message] = await this.rental.db
      .select()
      .from(sandboxMessages)
      .where(eq(sandboxMessages.mobile, mobile))
      .orderBy(desc(sandboxMessages.id))
      .limit(1);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  }
}
