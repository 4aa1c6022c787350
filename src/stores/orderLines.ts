import { cancelRental, getRental } from '@/services/orders';
import type { OrderStage } from '@/domain/orderLife';
import type { OrderLineName } from '@/domain/orderLines';
import { rentalTrip, type Trip } from '@/domain/rentalTrip';
import type { Time } from '@/domain/shanghaiTime';
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
  /** What the home carries of an order that runs; absent: nothing. */
  trip?: (detail: Detail, now: Time) => Trip | undefined;
  screens: {
    view: OrderScreen;
    cashier: OrderScreen;
    /** What stands beside a trip in a stage, with its word. */
    trip?: { readonly [Stage in OrderStage]?: { text: string; screen: OrderScreen } };
  };
}

/** Every line that takes orders: a line adds its row. */
const LINES: { readonly [Line in OrderLineName]: LineOfOrders<DetailOf<Line>> } = {
  RENTAL: {
    load: getRental,
    cancel: cancelRental,
    ends: { from: '取车', to: '还车' },
    trip: rentalTrip,
    screens: {
      view: 'order.detail',
      cashier: 'pay.cashier',
      trip: {
        TO_PICK_UP: { text: '取车提醒', screen: 'booking.remind' },
        RETURNED: { text: '查看账单', screen: 'booking.charges' },
      },
    },
  },
};

/** The row of a line. */
export const orderLineOf = <Line extends OrderLineName>(line: Line): LineOfOrders<DetailOf<Line>> =>
  LINES[line];
