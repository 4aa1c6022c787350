import type { CycleChoice } from '../../../types/api/cycle';
import { freshKey, type RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

/** The small world's class and city, from its Monday on: twenty working days. */
export const cycleChoice: CycleChoice = {
  plan: 'WORKDAY',
  category: 'ECONOMY',
  city_id: '110000',
  start_day: '2026-11-23',
};

/** Buys a card at the price that calc tells: an order that is to be paid. */
export async function buyCycle(
  world: Pick<RentalWorld, 'get'>,
  who: TestSession,
  changes: Partial<CycleChoice> = {},
): Promise<string> {
  const wanted = { ...cycleChoice, ...changes };
  const { bill } = await world.get('POST /api/cycle/calc', wanted, who);
  const order = { ...wanted, client_key: freshKey(), expected_total: bill.total };
  return (await world.get('POST /api/cycle/add', order, who)).orderid;
}

/** Buys a card and pays it at the sandbox cashier. */
export async function ownCycle(
  world: Pick<RentalWorld, 'get' | 'pay'>,
  who: TestSession,
  changes: Partial<CycleChoice> = {},
): Promise<string> {
  const orderid = await buyCycle(world, who, changes);
  await world.pay(who, orderid);
  return orderid;
}

/** The voucher of a card. */
export const voucherOf = (orderid: string): string => `days-${orderid}`;
