import { ErrorCode } from '../../../src/domain/errorCode';
import { AccidentWorld, FULL, ASSESSED } from '../accident/accidentWorld';
import type { TestSession } from '../support/testServer';
import { about, open, own, type Rows } from './contractRow';
import type { ContractWorld } from './contractWorld';

const { NOT_FOUND } = ErrorCode;

const HAPPENED = { time: '2026-11-25T10:00:00+08:00' };

/** An accident with a car that the member has out. */
async function reported(world: ContractWorld, who: TestSession): Promise<string> {
  const orderid = await world.rentedOrder(who);
  return new AccidentWorld(world.rental).report(who, orderid, HAPPENED);
}

/** One of which is decided what it costs: 1,500 yuan, and what stands beside. */
async function decided(world: ContractWorld, who: TestSession): Promise<string> {
  const id = await reported(world, who);
  const accidents = new AccidentWorld(world.rental);
  await accidents.done(id, 'assess', ASSESSED, '已录入');
  await accidents.done(id, 'decide', FULL, '已核定');
  return id;
}

/** The link of a repair shop. */
const link = async (world: ContractWorld, who: TestSession): Promise<string> =>
  new AccidentWorld(world.rental).link(await reported(world, who));

const period = { from_time: '2026-11-25T12:00:00+08:00', to_time: '2026-11-27T12:00:00+08:00' };

/** The endpoints of accidents. */
export const accidentRows = {
  'GET /api/order/accident/get_list': own(async (world, who) => {
    await reported(world, who);
    return { page: 1 };
  }),
  'GET /api/order/accident/get_orders': own(async (world, who) => {
    await world.rentedOrder(who);
    return {};
  }),
  'GET /api/order/accident/detail': about({ id: NOT_FOUND }, async (world, who) => ({
    id: await reported(world, who),
  })),
  'POST /api/order/accident/accident_add': about(
    { orderid: NOT_FOUND, front_pic: NOT_FOUND, 'images.0': NOT_FOUND },
    async (world, who) => {
      const orderid = await world.rentedOrder(who);
      return {
        ...new AccidentWorld(world.rental).request(orderid, HAPPENED),
        front_pic: await world.file(who, 'ACCIDENT'),
        images: [await world.file(who, 'ACCIDENT')],
      };
    },
  ),
  'POST /api/order/accident/supply_attachment': about(
    { id: NOT_FOUND, scene_pic: NOT_FOUND, 'videos.0': NOT_FOUND },
    async (world, who) => ({
      id: await reported(world, who),
      scene_pic: await world.file(who, 'ACCIDENT'),
      videos: [await new AccidentWorld(world.rental).video(who)],
    }),
  ),
  'POST /api/order/accident/withdraw': about({ id: NOT_FOUND }, async (world, who) => ({
    id: await reported(world, who),
  })),
  'POST /api/order/accident/appeal/add': about(
    { id: NOT_FOUND, 'photos.0': NOT_FOUND },
    async (world, who) => ({
      ...{ id: await decided(world, who), reason: '对方变道没有打灯' },
      photos: [await world.file(who, 'ACCIDENT')],
    }),
  ),
  'POST /api/order/accident/pay': about({ id: NOT_FOUND }, async (world, who) => {
    const id = await decided(world, who);
    const { decision } = await new AccidentWorld(world.rental).detail(who, id);
    return { id, expected_total: decision?.total ?? 0, pay: 'DEPOSIT' };
  }),
  // Whoever holds the link is the repair shop.
  'GET /api/order/accident/merchant_detail': open(async (world, who) => ({ token: await link(world, who) })),
  'GET /api/order/accident/get_day_price': open(async (world, who) => ({
    token: await link(world, who),
    ...period,
  })),
  'POST /api/order/accident/merchant_upload': {
    ...open(async (world, who) => ({
      ...{ token: await link(world, who), device_time: '2026-11-25T09:59:00+08:00' },
    })),
    sent: 'WITH_PHOTO',
  },
  'POST /api/order/accident/update': open(async (world, who) => {
    const token = await link(world, who);
    return new AccidentWorld(world.rental).update(token, period);
  }),
} satisfies Partial<Rows>;
