import { randomBytes } from 'node:crypto';
import { DAY, dayOf, toIso } from '../../../src/domain/shanghaiTime';
import type { RequestOf } from '../../../types/api';
import { worldNow } from '../../support/worldClock';
import { sentCode, told, type OtherRenter } from './api';

/** What a member asks for by calls alone, where no journey is about asking for it. */
type Who = Pick<OtherRenter, 'call'>;

/** The key of something that is asked for once. */
export const newKey = (): string => randomBytes(16).toString('hex');

/** Reports an accident that has just happened, without photos, which are to follow. */
export async function reportAccident(who: Who, orderid: string): Promise<string> {
  const where = { orderid, client_key: newKey(), time: toIso(worldNow()), place: '东三环三元桥出口' };
  const said = { description: '追尾', is_injured: false, has_police: true, has_other: true };
  return (await told(who, 'POST /api/order/accident/accident_add', { ...where, ...said })).id;
}

/** Accepts what was decided of an accident, which is to be paid at the cashier. */
export async function acceptAccident(who: Who, id: string): Promise<void> {
  const { due } = await told(who, 'GET /api/order/accident/detail', { id });
  await told(who, 'POST /api/order/accident/pay', { id, expected_total: due, pay: 'CASHIER' });
}

/** Buys weekend days ahead, which are to be paid. */
export async function buyDays(who: Who): Promise<string> {
  const { category = 'ECONOMY' } = await told(who, 'GET /api/cycle/get_plans', { city_id: '110000' });
  const wish = { plan: 'WEEKEND', category, city_id: '110000', start_day: dayOf(worldNow()) } as const;
  const { bill } = await told(who, 'POST /api/cycle/calc', wish);
  const order = { ...wish, client_key: newKey(), expected_total: bill.total };
  return (await told(who, 'POST /api/cycle/add', order)).orderid;
}

/** Asks to be met at the airport, in three days. */
export async function askForChauffeur(who: Who, mobile: string): Promise<string> {
  const wish: RequestOf<'POST /api/worksheet/charter/add'> = {
    ...{ city_id: '110000', service: 'PICKUP', flight_no: 'CA1234', car_class: 'COMFORT' },
    ...{ take_time: toIso(worldNow().getTime() + 3 * DAY), passengers: 2, luggage: 2 },
    from: { name: '首都机场T3', address: '', location: { lng: 116.62, lat: 40.06 } },
    to: { name: '国贸', address: '', location: { lng: 116.47, lat: 39.92 } },
    ...{ name: '王先生', phone: mobile, comments: '', client_key: newKey() },
  };
  return (await told(who, 'POST /api/worksheet/charter/add', wish)).id;
}

/** Joins a company by its mail; the address is the member's own. */
export async function joinCompany(who: Who, mobile: string): Promise<void> {
  const email = `walk.${mobile.slice(-8)}@hailan.example`;
  await told(who, 'POST /api/user/company/relation/send_email', { email });
  await told(who, 'POST /api/user/company/relation/add', { email, vcode: await sentCode(email) });
}
