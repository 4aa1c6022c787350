import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { ViolationWorld } from '../violation/violationWorld';
import { about, own, type Rows } from './contractRow';
import type { ContractWorld } from './contractWorld';

const { NOT_FOUND } = ErrorCode;

/** A violation of a car that the member has out. */
async function found(world: ContractWorld, who: TestSession): Promise<string> {
  const orderid = await world.rentedOrder(who);
  return new ViolationWorld(world.rental).register({ orderid, time: '2026-11-25 10:00' });
}

/** The endpoints of violations. */
export const violationRows = {
  'GET /api/violation/get_list': own(async (world, who) => {
    await found(world, who);
    return { page: 1 };
  }),
  'GET /api/violation/get_detail': about({ id: NOT_FOUND }, async (world, who) => ({
    id: await found(world, who),
  })),
  'POST /api/violation/user_process': about({ id: NOT_FOUND, 'photos.0': NOT_FOUND }, async (world, who) => ({
    ...{ id: await found(world, who), way: 'SELF' },
    photos: [await world.file(who, 'VIOLATION')],
  })),
  'POST /api/violation/confirm_fee': about({ id: NOT_FOUND }, async (world, who) => ({
    ...{ id: await found(world, who), expected_total: 15_000, pay: 'CASHIER' },
  })),
} satisfies Partial<Rows>;
