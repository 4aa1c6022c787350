import type { PaymentWords } from '@/checkout/paymentWords';
import type { RouteName, RouteParams } from '@/routes';

/** A screen about a subject, and the parameter that takes the subject's id. */
export type SubjectScreen = {
  [Name in RouteName]: { name: Name; id: keyof RouteParams<Name> & string };
}[RouteName];

/** What is known here of a kind of subject: how it is spoken of, and which screens follow its payment. */
export interface PayableKind {
  words: PaymentWords;
  screens: {
    cashier: SubjectScreen;
    paid: SubjectScreen;
    /** Takes besides, as `reason`, why: cancelled or failed. */
    failed: SubjectScreen;
    /** What is paid for. */
    view: SubjectScreen;
  };
  /** Where another one is chosen. */
  anew: RouteName;
}

/** Every kind that is paid for, by its name on the wire: a line adds its own. */
export const KINDS: Readonly<Record<string, PayableKind>> = {
  RENTAL: {
    words: {
      noun: '订单',
      held: '车辆为您保留',
      again: '可以重新预订',
      anew: '重新选车',
      next: '请带好身份证和驾驶证取车',
    },
    screens: {
      cashier: { name: 'pay.cashier', id: 'orderid' },
      paid: { name: 'pay.success', id: 'orderid' },
      failed: { name: 'pay.fail', id: 'orderid' },
      view: { name: 'order.detail', id: 'orderid' },
    },
    anew: 'car.list',
  },
};
