import { cycleLife } from './cycleLife';
import { demandOrderLife } from './demandOrderLife';
import { longLife } from './longLife';
import type { OrderLife } from './orderLife';
import { rentalLife } from './rentalLife';

/** A line that takes orders, by its name on the wire: a new line adds its own. */
export type OrderLineName = 'RENTAL' | 'LONG' | 'CYCLE' | 'DEMAND';

/** The life of each line's orders: a new line adds its row. */
const LIVES = {
  RENTAL: rentalLife,
  LONG: longLife,
  CYCLE: cycleLife,
  DEMAND: demandOrderLife,
} as const satisfies Readonly<Record<OrderLineName, OrderLife>>;

/** Every line that takes orders. */
export const ORDER_LINES = Object.keys(LIVES) as OrderLineName[];

/** What an order of a line becomes when it is cancelled. */
export const cancelledState = <Line extends OrderLineName>(line: Line): (typeof LIVES)[Line]['cancelled'] =>
  LIVES[line].cancelled;

/** The life of a line's orders, for lists where several lines meet. */
export const lifeOf = (line: OrderLineName): OrderLife => LIVES[line];
