import type { OrderLife } from './orderLife';

/** The states of a rental order. */
export type RentalState =
  | 'UNPAID'
  | 'CONFIRMING'
  | 'AWAITING_PICKUP'
  | 'IN_USE'
  | 'RELET_UNPAID'
  | 'AWAITING_RETURN'
  | 'SETTLING'
  | 'AWAITING_SUPPLEMENT'
  | 'AWAITING_DEPOSIT'
  | 'AWAITING_REVIEW'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'CLOSED';

/**
 * The life of a self-drive rental (specification §3): in process until it is completed; what was cancelled or closed
 * stands under all orders only. It can be cancelled until the car is taken. It is modified before, and prolonged or
 * shortened while the car is out. What is due of the order itself is its price and what the return has shown: a change
 * that costs more is paid by itself, and its order waits for it where it is prolonged.
 */
export const rentalLife: OrderLife<RentalState> = {
  first: 'UNPAID',
  cancelled: 'CANCELLED',
  states: {
    UNPAID: {
      text: '待支付',
      group: 0,
      stage: 'TO_PAY',
      can: ['pay', 'cancel'],
      step: 'PAY',
      next: {
        CONFIRMING: ['provider'],
        AWAITING_PICKUP: ['provider'],
        CANCELLED: ['member', 'staff'],
        CLOSED: ['system'],
      },
      overdue: 'CLOSED',
    },
    CONFIRMING: {
      text: '待确认',
      group: 0,
      stage: 'TO_PICK_UP',
      can: ['cancel'],
      next: { AWAITING_PICKUP: ['staff'], CANCELLED: ['member', 'staff'], CLOSED: ['staff', 'system'] },
    },
    AWAITING_PICKUP: {
      text: '待取车',
      group: 0,
      stage: 'TO_PICK_UP',
      can: ['cancel', 'modify'],
      step: 'PICK_UP',
      next: { IN_USE: ['staff'], CANCELLED: ['member', 'staff'], CLOSED: ['staff', 'system'] },
    },
    IN_USE: {
      text: '用车中',
      group: 0,
      stage: 'IN_USE',
      can: ['relet', 'earlyReturn'],
      step: 'BRING_BACK',
      next: { RELET_UNPAID: ['member'], AWAITING_RETURN: ['system'], SETTLING: ['staff'] },
    },
    RELET_UNPAID: {
      text: '续租待支付',
      group: 0,
      stage: 'TO_PAY',
      can: [],
      step: 'PAY_CHANGE',
      next: { IN_USE: ['provider', 'member', 'system'], AWAITING_RETURN: ['member', 'system'] },
    },
    AWAITING_RETURN: {
      text: '待还车',
      group: 0,
      stage: 'IN_USE',
      can: ['relet'],
      step: 'BRING_BACK',
      // A relet that costs nothing has nothing to wait for.
      next: { IN_USE: ['member'], RELET_UNPAID: ['member'], SETTLING: ['staff'] },
    },
    SETTLING: {
      text: '待结算',
      group: 0,
      stage: 'RETURNED',
      can: ['settle'],
      step: 'SETTLE',
      next: {
        AWAITING_SUPPLEMENT: ['member', 'staff'],
        AWAITING_DEPOSIT: ['member', 'staff'],
        AWAITING_REVIEW: ['member', 'staff'],
      },
    },
    AWAITING_SUPPLEMENT: {
      text: '待补款',
      group: 0,
      stage: 'TO_PAY',
      can: ['pay'],
      step: 'PAY',
      next: { AWAITING_DEPOSIT: ['provider', 'staff'], AWAITING_REVIEW: ['provider', 'staff'] },
    },
    AWAITING_DEPOSIT: {
      text: '待退押金',
      group: 0,
      stage: 'RETURNED',
      can: [],
      step: 'SEE_BILL',
      next: { AWAITING_SUPPLEMENT: ['staff'], AWAITING_REVIEW: ['staff', 'system'] },
    },
    AWAITING_REVIEW: {
      text: '待评价',
      group: 0,
      stage: 'RETURNED',
      can: ['review'],
      step: 'REVIEW',
      next: { COMPLETED: ['member', 'system'] },
    },
    COMPLETED: { text: '已完成', group: 1, can: ['delete', 'invoice'], step: 'ORDER_AGAIN', next: {} },
    CANCELLED: { text: '已取消', group: 2, can: ['delete'], step: 'ORDER_AGAIN', next: {} },
    CLOSED: { text: '已关闭', group: 2, can: ['delete'], step: 'ORDER_AGAIN', next: {} },
  },
};
