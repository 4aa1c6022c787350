import { cancelLongRental, getLongRental } from '@/services/longOrders';
import { cancelCycle, getCycle } from '@/services/cycle';
import { cancelDemandOrder, getDemandOrder } from '@/services/demandOrders';
import { cancelRental, getRental } from '@/services/orders';
import { nextStep, type OrderStep } from '@/domain/orderLife';
import { lifeOf, type OrderLineName } from '@/domain/orderLines';
import { rentalTrip, type Trip } from '@/domain/rentalTrip';
import type { Time } from '@/domain/shanghaiTime';
import type { RouteName, RouteParams } from '@/routes';
import type { CycleDetail } from '~types/api/cycle';
import type { Cancellation, Cancelled, OrderDetail, OrderSummary } from '~types/api/order';
import type { LongDetail } from '~types/api/orderLong';
import type { RentalDetail } from '~types/api/rental';
import type { DemandOrderDetail } from '~types/api/worksheet';

/** A screen about an order: it takes `orderid`. */
export type OrderScreen = {
  [Name in RouteName]: 'orderid' extends keyof RouteParams<Name> ? Name : never;
}[RouteName];

/** A screen about a change of an order: it takes `amendment_id`. */
export type ChangeScreen = {
  [Name in RouteName]: 'amendment_id' extends keyof RouteParams<Name> ? Name : never;
}[RouteName];

/** What each line tells of an order in full: a line adds its own. */
interface Details {
  RENTAL: RentalDetail;
  LONG: LongDetail;
  CYCLE: CycleDetail;
  DEMAND: DemandOrderDetail;
}

/** What a line tells of an order in full. */
export type DetailOf<Line extends OrderLineName> = Details[Line];

/** An order as a list knows it, with what its details tell besides once they are there. */
type Known<Detail> = OrderSummary & Partial<Omit<Detail, keyof OrderSummary>>;

/** A screen of an order, and the word of the button that leads there. */
interface Way {
  text: string;
  screen: OrderScreen;
}

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
    /** Where a change that costs more is paid; absent: its orders are not changed. */
    changeCashier?: ChangeScreen;
    /** Where an order's next step is taken, with its word, besides paying. */
    steps: { readonly [Step in OrderStep]?: (order: Known<Detail>) => Way };
  };
}

/** While a long rental runs its months are paid one after the other. */
const planOfLong = ({ is_late: isLate }: OrderSummary): Way => ({
  text: isLate ? '支付租金' : '付款计划',
  screen: 'long.payments',
});

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
      changeCashier: 'pay.relet',
      steps: {
        PICK_UP: () => ({ text: '取车提醒', screen: 'booking.remind' }),
        BRING_BACK: () => ({ text: '续租', screen: 'order.relet' }),
        SETTLE: ({ settling }) => ({
          text: settling === 'ASKED' ? '确认费用' : '查看账单',
          screen: 'order.settle',
        }),
        SEE_BILL: () => ({ text: '查看账单', screen: 'booking.charges' }),
        REVIEW: () => ({ text: '去评价', screen: 'order.comment' }),
      },
    },
  },
  LONG: {
    load: getLongRental,
    cancel: cancelLongRental,
    ends: { from: '交车', to: '还车' },
    screens: {
      view: 'long.detail',
      cashier: 'pay.long',
      steps: {
        PICK_UP: planOfLong,
        BRING_BACK: planOfLong,
        SEE_BILL: () => ({ text: '查看账单', screen: 'long.payments' }),
      },
    },
  },
  CYCLE: {
    load: getCycle,
    cancel: cancelCycle,
    ends: { from: '生效', to: '到期' },
    screens: { view: 'cycle.order', cashier: 'pay.cycle', steps: {} },
  },
  DEMAND: {
    load: getDemandOrder,
    cancel: cancelDemandOrder,
    ends: { from: '用车', to: '结束' },
    screens: { view: 'demand.order', cashier: 'pay.demand', steps: {} },
  },
};

/** The row of a line. */
export const orderLineOf = <Line extends OrderLineName>(line: Line): LineOfOrders<DetailOf<Line>> =>
  LINES[line];

/** The way to the next step of an order as it stands; undefined where its member pays, or can only wait. */
export function nextWay(order: OrderSummary): Way | undefined {
  const step = nextStep(lifeOf(order.line), order.status);
  return step && orderLineOf(order.line).screens.steps[step]?.(order);
}
