import type { Database } from '../../db/database';
import { lapseSubjects } from '../money/lapseSubjects';
import type { Money } from '../money/money';
import { orderSubject } from './orderPayable';
import { listOverdueOrders } from './orderRepository';

/** Orders of one sweep; what is left comes with the next. */
const BATCH = 200;

/** Ends the orders of every line whose time to pay is over; `lapseSubjects` says how. */
export const lapseOrders = async (db: Database, money: Money, now: Date): Promise<number> =>
  lapseSubjects(money, (await listOverdueOrders(db, now, BATCH)).map(orderSubject), now);
