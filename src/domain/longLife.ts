import type { OrderLife } from './orderLife';

/** The states of a long rental. */
export type LongState =
  | 'UNPAID'
  | 'PREPARING'
  | 'IN_USE'
  | 'EXCHANGING'
  | 'AWAITING_RETURN'
  | 'TAIL_UNPAID'
  | 'AWAITING_DEPOSIT'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'CLOSED';

/**
 * The life of a long rental (issue 13). One that goes on after its end does so with the car that is out. What is due of the order itself is its first payment and, once the car is back,
 * its tail; each month between is paid by itself. While its own car is in the workshop another one may stand in for it.
 */
export const longLife: OrderLife<LongState> = {
  first: 'UNPAID',
  cancelled: 'CANCELLED',
  states: {
    UNPAID: {
      text: '待支付',
      group: 0,
      stage: 'TO_PAY',
      can: ['pay', 'cancel'],
      step: 'PAY',
      next: { PREPARING: ['provider'], CANCELLED: ['member', 'staff'], CLOSED: ['system'] },
      overdue: 'CLOSED',
    },
    PREPARING: {
      text: '待交车',
      group: 0,
      stage: 'TO_PICK_UP',
      can: ['cancel'],
      step: 'PICK_UP',
      next: { IN_USE: ['staff'], CANCELLED: ['member', 'staff'] },
    },
    IN_USE: {
      text: '用车中',
      group: 0,
      stage: 'IN_USE',
      can: ['relet', 'earlyReturn'],
      step: 'BRING_BACK',
      next: {
        EXCHANGING: ['staff'],
        AWAITING_RETURN: ['system'],
        TAIL_UNPAID: ['staff'],
        AWAITING_DEPOSIT: ['staff'],
      },
    },
    EXCHANGING: {
      text: '换车中',
      group: 0,
      stage: 'IN_USE',
      can: ['relet', 'earlyReturn'],
      step: 'BRING_BACK',
      next: {
        IN_USE: ['staff'],
        AWAITING_RETURN: ['system'],
        TAIL_UNPAID: ['staff'],
        AWAITING_DEPOSIT: ['staff'],
      },
    },
    AWAITING_RETURN: {
      text: '待还车',
      group: 0,
      stage: 'IN_USE',
      can: ['relet'],
      step: 'BRING_BACK',
      next: {
        IN_USE: ['member'],
        EXCHANGING: ['member'],
        TAIL_UNPAID: ['staff'],
        AWAITING_DEPOSIT: ['staff'],
      },
    },
    TAIL_UNPAID: {
      text: '尾款待支付',
      group: 0,
      stage: 'TO_PAY',
      can: ['pay'],
      step: 'PAY',
      next: { AWAITING_DEPOSIT: ['provider', 'staff'] },
    },
    AWAITING_DEPOSIT: {
      text: '待退押金',
      group: 0,
      stage: 'RETURNED',
      can: [],
      step: 'SEE_BILL',
      next: { COMPLETED: ['staff', 'system'] },
    },
    COMPLETED: { text: '已完成', group: 1, can: ['delete'], step: 'ORDER_AGAIN', next: {} },
    CANCELLED: { text: '已取消', group: 2, can: ['delete'], step: 'ORDER_AGAIN', next: {} },
    CLOSED: { text: '已关闭', group: 2, can: ['delete'], step: 'ORDER_AGAIN', next: {} },
  },
};
