import type { PaymentWords } from '@/checkout/paymentWords';
import type { RouteName, RouteParams } from '@/routes';
import { orderLineOf, type OrderScreen } from '@/stores/orderLines';
import { OrderStore } from '@/stores/OrderStore';
import type { RootStore } from '@/stores/RootStore';

/** A screen about a subject, and the parameter that takes the subject's id. */
export type SubjectScreen = {
  [Name in RouteName]: { name: Name; id: keyof RouteParams<Name> & string };
}[RouteName];

/** What is known here of a kind of subject: how it is spoken of, and what follows its payment. */
export interface PayableKind {
  words: PaymentWords;
  /** The one with this id is paid: what the app knew of it holds no longer. */
  outdate: (root: RootStore, id: string) => void;
  screens: {
    cashier: SubjectScreen;
    paid: SubjectScreen;
    /** Takes besides, as `reason`, why: cancelled or failed. */
    failed: SubjectScreen;
    /** What is paid for. */
    view: SubjectScreen;
  };
}

const aboutOrder = (name: OrderScreen): SubjectScreen => ({ name, id: 'orderid' });

/** Every kind that is paid for, by its name on the wire: a line adds its own. */
export const KINDS: Readonly<Record<string, PayableKind>> = {
  RENTAL: {
    words: {
      noun: '订单',
      held: '车辆为您保留',
      again: '可以重新预订',
      next: '请带好身份证和驾驶证取车',
    },
    outdate: (root, orderid) => root.get(OrderStore).of('RENTAL', orderid).outdate(),
    screens: {
      cashier: aboutOrder(orderLineOf('RENTAL').screens.cashier),
      paid: aboutOrder('pay.success'),
      failed: aboutOrder('pay.fail'),
      view: aboutOrder(orderLineOf('RENTAL').screens.view),
    },
  },
};
