import type { OrderLife } from './orderLife';

/** The states of an order of cycle purchase. */
export type CycleState = 'UNPAID' | 'ACTIVE' | 'USED_UP' | 'EXPIRED' | 'REFUNDED' | 'CANCELLED' | 'CLOSED';

/**
 * The life of an order of cycle purchase (issue 13): paid, its days can be used until none is left that could come back,
 * its time is over, or its rest is refunded.
 */
export const cycleLife: OrderLife<CycleState> = {
  first: 'UNPAID',
  cancelled: 'CANCELLED',
  states: {
    UNPAID: {
      text: '待支付',
      group: 0,
      stage: 'TO_PAY',
      can: ['pay', 'cancel'],
      step: 'PAY',
      next: { ACTIVE: ['provider'], CANCELLED: ['member'], CLOSED: ['system'] },
      overdue: 'CLOSED',
    },
    ACTIVE: {
      text: '使用中',
      group: 0,
      stage: 'IN_USE',
      can: ['refund'],
      next: { USED_UP: ['system'], EXPIRED: ['system'], REFUNDED: ['member'] },
    },
    USED_UP: { text: '已用完', group: 1, can: ['delete', 'invoice'], next: {} },
    EXPIRED: { text: '已到期', group: 1, can: ['delete', 'invoice'], next: {} },
    REFUNDED: { text: '已退款', group: 1, can: ['delete', 'invoice'], next: {} },
    CANCELLED: { text: '已取消', group: 2, can: ['delete'], next: {} },
    CLOSED: { text: '已关闭', group: 2, can: ['delete'], next: {} },
  },
};
