import { ErrorCode } from '../../../src/domain/errorCode';
import { buyCycle, cycleChoice, ownCycle } from '../cycle/cycleWorld';
import { freshKey } from '../rental/rentalWorld';
import { about, open, own, type Rows } from './contractRow';
import { nothing } from './openRows';

const { NOT_FOUND } = ErrorCode;

const anOrder = { orderid: NOT_FOUND };

/** The endpoints of cycle purchase. */
export const cycleRows = {
  'GET /api/cycle/get_plans': open(() => ({ city_id: '110000' })),
  'GET /api/cycle/get_own': own(async (world, who) => {
    await ownCycle(world.rental, who);
    return nothing();
  }),
  'POST /api/cycle/calc': open(() => cycleChoice),
  'POST /api/cycle/add': own(async (world, who) => {
    const { bill } = await world.get('POST /api/cycle/calc', cycleChoice, who);
    return { ...cycleChoice, client_key: freshKey(), expected_total: bill.total };
  }),
  'GET /api/cycle/get_detail': about(anOrder, async (world, who) => ({
    orderid: await ownCycle(world.rental, who),
  })),
  'POST /api/cycle/cancel': about(anOrder, async (world, who) => ({
    ...{ orderid: await buyCycle(world.rental, who), expected_penalty: 0, reason: '' },
  })),
  'POST /api/cycle/refund_calc': about(anOrder, async (world, who) => ({
    orderid: await ownCycle(world.rental, who),
  })),
  'POST /api/cycle/refund': about(anOrder, async (world, who) => {
    const orderid = await ownCycle(world.rental, who);
    const { refund } = await world.get('POST /api/cycle/refund_calc', { orderid }, who);
    return { orderid, expected_refund: refund };
  }),
} satisfies Partial<Rows>;
