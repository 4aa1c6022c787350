import type { OrderLife } from './orderLife';

/** The states of an order that follows a quote. */
export type DemandOrderState = 'UNPAID' | 'BOOKED' | 'COMPLETED' | 'CANCELLED' | 'CLOSED';

/**
 * The life of an order that follows an accepted quote (issue 14): paid, it is carried out at its time, or given up before
 * by the rule that was shown.
 */
export const demandOrderLife: OrderLife<DemandOrderState> = {
  first: 'UNPAID',
  cancelled: 'CANCELLED',
  states: {
    UNPAID: {
      text: '待支付',
      group: 0,
      stage: 'TO_PAY',
      can: ['pay', 'cancel'],
      step: 'PAY',
      // What costs nothing is booked without a payment, as it is made.
      next: { BOOKED: ['provider', 'system'], CANCELLED: ['member', 'staff'], CLOSED: ['system'] },
      overdue: 'CLOSED',
    },
    BOOKED: {
      text: '待服务',
      group: 0,
      stage: 'TO_PICK_UP',
      can: ['cancel'],
      next: { COMPLETED: ['staff'], CANCELLED: ['member', 'staff'] },
    },
    COMPLETED: { text: '已完成', group: 1, can: ['delete', 'invoice'], next: {} },
    CANCELLED: { text: '已取消', group: 2, can: ['delete'], next: {} },
    CLOSED: { text: '已关闭', group: 2, can: ['delete'], next: {} },
  },
};
