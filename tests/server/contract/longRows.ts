import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { longChoice, LongWorld } from '../long/LongWorld';
import { freshKey } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { about, open, own, type Rows } from './contractRow';
import type { ContractWorld } from './contractWorld';
import { nothing } from './openRows';

const { NOT_FOUND, COUPON_UNUSABLE, INVALID_PARAMS, OK } = ErrorCode;

/** Of it there are plenty. */
const plenty = { cartype_id: 'car-sylphy' };
const anOrder = { orderid: NOT_FOUND };
const city = () => ({ city_id: '110000' });
const { city_id, from_time, months } = longChoice;

/** Long rentals in the contract's world. */
const longs = (world: ContractWorld): LongWorld => new LongWorld(world.rental);

const unpaid = (world: ContractWorld, who: TestSession) => longs(world).book(who, plenty);
const paid = (world: ContractWorld, who: TestSession) => longs(world).bookAndPay(who, plenty);
const rented = (world: ContractWorld, who: TestSession) => longs(world).rented(who, plenty);

/** Three weeks after the pickup. */
const to_time = '2026-12-19T10:00:00+08:00';

async function extension(
  world: ContractWorld,
  who: TestSession,
): Promise<RequestOf<'POST /api/order_long/extend'>> {
  const orderid = await rented(world, who);
  const { amount: expected, agreement_version } = await longs(world).extension(who, orderid, 1);
  return { orderid, months: 1, expected, agreement_version, client_key: freshKey() };
}

async function earlyReturn(
  world: ContractWorld,
  who: TestSession,
): Promise<RequestOf<'POST /api/order_long/return'>> {
  const orderid = await rented(world, who);
  const wish = { orderid, to_time };
  const { total } = await world.get('GET /api/order_long/return_calc', wish, who);
  return { ...wish, expected: total, client_key: freshKey() };
}

/** An order whose car is back. */
async function returned(world: ContractWorld, who: TestSession): Promise<{ orderid: string }> {
  const orderid = await rented(world, who);
  // As long as a session lasts.
  world.rental.at('2026-11-29T10:00:00+08:00');
  await longs(world).takeBack(orderid);
  return { orderid };
}

/** Long rentals, booked (issue 13). */
export const longRows = {
  'GET /api/long_apply/get_series': open(city),
  'GET /api/long_apply/get_vehicles': open(() => ({ city_id, brand: '大众' })),
  'GET /api/long_apply/get_cartype': open(() => ({ city_id, cartype_id: 'car-lavida' })),
  'GET /api/order_long/get_cities': open(nothing),
  'GET /api/product/get_extend_tags': open(city),
  'GET /api/product/get_low_price_cartypes': open(city),
  'GET /api/product/get_long_cartypes': open(() => ({ city_id, from_time, months })),
  'POST /api/order_long/calc': {
    ...open((world, who) => ({ ...longChoice, coupon_id: world.rental.couponOf(who) })),
    // It is priced without the coupon, and the price says why.
    objects: { coupon_id: OK },
  },
  'POST /api/order_long/preview_agreement': open(() => longChoice),
  'POST /api/order_long/add': [
    about({ coupon_id: COUPON_UNUSABLE }, (world, who) =>
      longs(world).addRequest(who, { ...plenty, coupon_id: world.rental.couponOf(who) }),
    ),
    about({ 'renter.driver_id': INVALID_PARAMS }, async (world, who) =>
      longs(world).addRequest(who, { ...plenty, renter: { driver_id: await world.driver(who) } }),
    ),
  ],
  'GET /api/order_long/get_list': own(async (world, who) => {
    await unpaid(world, who);
    return { page: 1, aliasStatus: 2 };
  }),
  'GET /api/order_long/get_detail': about(anOrder, async (world, who) => ({
    orderid: await paid(world, who),
  })),
  'POST /api/order_long/delete': about(anOrder, async (world, who) => {
    const orderid = await unpaid(world, who);
    await world.get('POST /api/order_long/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
    return { orderid };
  }),
  'GET /api/order_long/cancel_calc': about(anOrder, async (world, who) => ({
    orderid: await paid(world, who),
  })),
  'POST /api/order_long/cancel': about(anOrder, async (world, who) => ({
    ...{ orderid: await paid(world, who), expected_penalty: 0, reason: '' },
  })),
  'GET /api/order_long/extend_calc': about(anOrder, async (world, who) => ({
    ...{ orderid: await rented(world, who), months: 1 },
  })),
  'POST /api/order_long/extend': about(anOrder, extension),
  'GET /api/order_long/return_calc': about(anOrder, async (world, who) => ({
    ...{ orderid: await rented(world, who), to_time },
  })),
  'POST /api/order_long/return': about(anOrder, earlyReturn),
  'GET /api/order_long/tail_pay_detail': about(anOrder, returned),
  'POST /api/order_long/pay': [
    about(anOrder, async (world, who) => ({
      ...{ orderid: await unpaid(world, who), method: 'WECHAT', client_key: freshKey() },
    })),
    about({ orderid: NOT_FOUND, instalment_id: NOT_FOUND }, async (world, who) => {
      const orderid = await paid(world, who);
      return { orderid, instalment_id: `${orderid}-2`, method: 'WECHAT', client_key: freshKey() };
    }),
  ],
  // Whoever holds the link reads it.
  'GET /api/order_long/get_simple_detail': open(async (world, who) => {
    const subject = { kind: 'LONG', id: await unpaid(world, who) };
    const { token } = await world.get('GET /api/pay/get_link', subject, who);
    return { token };
  }),
  'POST /api/order_long/mandate/sign': about(anOrder, async (world, who) => ({
    orderid: await paid(world, who),
  })),
  'POST /api/order_long/mandate/cancel': about(anOrder, async (world, who) => ({
    orderid: await paid(world, who),
  })),
  'GET /api/order_long/get_agreement': about(anOrder, async (world, who) => ({
    orderid: await paid(world, who),
  })),
  'GET /api/order_long/get_agreement_file': about(anOrder, async (world, who) => ({
    orderid: await paid(world, who),
  })),
} satisfies Partial<Rows>;
