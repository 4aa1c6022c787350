import { rateLimits } from '../../../server/http/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { choice } from '../rental/rentalWorld';
import {
  charter,
  longApply,
  luxury,
  replacement,
  scooter,
  universal,
  VOUCHERS,
  wedding,
  WorksheetWorld,
} from '../worksheet/worksheetWorld';
import { about, open, own, type Rows } from './contractRow';
import type { ContractWorld } from './contractWorld';
import { nothing } from './openRows';
import type { TestSession } from '../support/testServer';

const { NOT_FOUND } = ErrorCode;

const demands = (world: ContractWorld): WorksheetWorld => new WorksheetWorld(world.rental);

/** Sends a demand; all rows come from one address, of which no more would be taken within the hour. */
async function sent(world: ContractWorld, who: TestSession): Promise<string> {
  await world.db.delete(rateLimits);
  return demands(world).send(who);
}

/** A demand with a quote that waits. */
async function quoted(world: ContractWorld, who: TestSession) {
  const id = await sent(world, who);
  const quote = await demands(world).quote(who, id);
  return { id, quote };
}

/** An order that has followed a quote. */
async function ordered(world: ContractWorld, who: TestSession): Promise<{ orderid: string }> {
  const { id, quote } = await quoted(world, who);
  return { orderid: await demands(world).accept(who, id, quote) };
}

/** An order whose service is over. */
async function carriedOut(world: ContractWorld, who: TestSession): Promise<string> {
  await world.db.delete(rateLimits);
  return demands(world).carryOut(who);
}

/** A number with the code that was sent to it: good for whoever shows it on the device that asked for it. */
async function reachable(world: ContractWorld): Promise<{ phone: string; vcode: string }> {
  // All rows come from one address, of which no more would be taken within the hour.
  await world.db.delete(rateLimits);
  const phone = world.newMobile();
  const session = { cookie: 'device=a-phone' };
  await world.server.call('POST /api/worksheet/send_vcode', { phone }, { session });
  return { phone, vcode: await demands(world).codeOf(phone) };
}

/** The endpoints of demands. */
export const worksheetRows = {
  'GET /api/worksheet/get_cities': open(() => ({ kind: 'CHARTER' })),
  'POST /api/worksheet/send_vcode': {
    ...open(world => ({ phone: world.newMobile() })),
    sent: 'ON_DEVICE',
  },
  'POST /api/worksheet/charter/add': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return charter(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'POST /api/worksheet/universal/add': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return universal(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'POST /api/worksheet/wedding/add': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return wedding(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'GET /api/worksheet/wedding/get_series': open(() => ({ city_id: '110000' })),
  'GET /api/worksheet/wedding/get_calendar': open(() => ({ city_id: '110000', month: '2026-12' })),
  'GET /api/luxury/get_cities': open(nothing),
  'GET /api/luxury/get_list': open(() => ({
    ...{ city_id: '110000', from_time: choice.from_time, to_time: choice.to_time },
  })),
  'POST /api/luxury/add': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return luxury(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'POST /api/long_apply/add_order': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return longApply(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'POST /api/worksheet/replacement/add': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return replacement(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'POST /api/worksheet/scooter/add': {
    ...open(async world => {
      const { phone, vcode } = await reachable(world);
      return scooter(phone, { vcode });
    }),
    sent: 'ON_DEVICE',
  },
  'GET /api/vip4s/get_shops': open(() => ({ city_id: '110000', keyword: '' })),
  'POST /api/vip4s/check_voucher': open(async world => {
    await world.db.delete(rateLimits);
    return { shop_id: 'shop', voucher: VOUCHERS.three };
  }),
  'GET /api/scooter/get_orders': own(async (world, who) => {
    await world.db.delete(rateLimits);
    await world.get('POST /api/worksheet/scooter/add', scooter(who.login.uid), who);
    return { page: 1 };
  }),
  'GET /api/scooter/car/get_detail': open(() => ({ city_id: '110000', model: 'LIGHT' })),
  'GET /api/worksheet/get_list': own(async (world, who) => {
    await sent(world, who);
    return { page: 1 };
  }),
  'GET /api/worksheet/get_latest': own(async (world, who) => {
    await sent(world, who);
    return { kind: 'CHARTER' };
  }),
  'GET /api/worksheet/get_detail': about({ id: NOT_FOUND }, async (world, who) => ({
    id: await sent(world, who),
  })),
  'POST /api/worksheet/cancel': about({ id: NOT_FOUND }, async (world, who) => ({
    ...{ id: await sent(world, who), reason: '' },
  })),
  'POST /api/worksheet/accept': about({ id: NOT_FOUND }, async (world, who) => {
    const { id, quote } = await quoted(world, who);
    return { id, quote_id: quote.id, expected_total: quote.total };
  }),
  'POST /api/worksheet/decline': about({ id: NOT_FOUND }, async (world, who) => {
    const { id, quote } = await quoted(world, who);
    return { id, quote_id: quote.id, reason: '' };
  }),
  'GET /api/worksheet/get_marks': open(() => ({ kind: 'CHARTER' })),
  'POST /api/worksheet/order/comment': about({ orderid: NOT_FOUND }, async (world, who) => ({
    ...{ orderid: await carriedOut(world, who), score: 5, text: '准时' },
  })),
  'GET /api/worksheet/order/get_detail': about({ orderid: NOT_FOUND }, ordered),
  'POST /api/worksheet/order/cancel': about({ orderid: NOT_FOUND }, async (world, who) => ({
    ...(await ordered(world, who)),
    ...{ expected_penalty: 0, reason: '' },
  })),
} satisfies Partial<Rows>;
