import { cancelRental, getRental } from '@/services/orders';
import type { OrderLineName } from '@/domain/orderLines';
import type { RouteName, RouteParams } from '@/routes';
import type { Cancellation, Cancelled, OrderDetail } from '~types/api/order';
import type { RentalDetail } from '~types/api/rental';

/** A screen about an order: it takes `orderid`. */
export type OrderScreen = {
  [Name in RouteName]: 'orderid' extends keyof RouteParams<Name> ? Name : never;
}[RouteName];

/** What each line tells of an order in full: a line adds its own. */
interface Details {
  RENTAL: RentalDetail;
}

/** What a line tells of an order in full. */
export type DetailOf<Line extends OrderLineName> = Details[Line];

/** What a line does with its orders in the app, where others speak of orders of every line. */
interface LineOfOrders<Detail extends OrderDetail> {
  /** An order in full; rejects like any call. */
  load: (orderid: string) => Promise<Detail>;
  /** Cancels at the penalty that was shown; rejects like any call. */
  cancel: (request: Cancellation) => Promise<Cancelled>;
  /** What the two ends of its period are called. */
  ends: { from: string; to: string };
  screens: {
    view: OrderScreen;
    cashier: OrderScreen;
    /** What to know before it begins; absent: the home does not remind of it. */
    remind?: OrderScreen;
  };
}

/** Every line that takes orders: a line adds its row. */
const LINES: { readonly [Line in OrderLineName]: LineOfOrders<DetailOf<Line>> } = {
  RENTAL: {
    load: getRental,
    cancel: cancelRental,
    ends: { from: '取车', to: '还车' },
    screens: { view: 'order.detail', cashier: 'pay.cashier', remind: 'booking.remind' },
  },
};

/** The row of a line. */
export const orderLineOf = <Line extends OrderLineName>(line: Line): LineOfOrders<DetailOf<Line>> =>
  LINES[line];
