/** The states of an order and their words for the renter. */
const TEXTS = {
  UNPAID: '待支付',
  CONFIRMING: '待确认',
  AWAITING_PICKUP: '待取车',
  IN_USE: '用车中',
  RELET_UNPAID: '续租待支付',
  AWAITING_RETURN: '待还车',
  SETTLING: '待结算',
  AWAITING_SUPPLEMENT: '待补款',
  AWAITING_DEPOSIT: '待退押金',
  AWAITING_REVIEW: '待评价',
  COMPLETED: '已完成',
  CANCELLED: '已取消',
  CLOSED: '已关闭',
} as const;

/** The state of an order. */
export type OrderStatus = keyof typeof TEXTS;

/** Every state, in the order of an order's life. */
export const ORDER_STATUSES = Object.keys(TEXTS) as OrderStatus[];

/** What may follow each state; an order that has ended stays so. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  UNPAID: ['CONFIRMING', 'AWAITING_PICKUP', 'CANCELLED', 'CLOSED'],
  CONFIRMING: ['AWAITING_PICKUP', 'CANCELLED', 'CLOSED'],
  AWAITING_PICKUP: ['IN_USE', 'CANCELLED', 'CLOSED'],
  IN_USE: ['RELET_UNPAID', 'AWAITING_RETURN', 'SETTLING'],
  RELET_UNPAID: ['IN_USE', 'AWAITING_RETURN'],
  AWAITING_RETURN: ['RELET_UNPAID', 'SETTLING'],
  SETTLING: ['AWAITING_SUPPLEMENT', 'AWAITING_DEPOSIT', 'AWAITING_REVIEW'],
  AWAITING_SUPPLEMENT: ['AWAITING_DEPOSIT', 'AWAITING_REVIEW'],
  AWAITING_DEPOSIT: ['AWAITING_SUPPLEMENT', 'AWAITING_REVIEW'],
  AWAITING_REVIEW: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
  CLOSED: [],
};

/** The word for a state: 待取车. */
export const statusText = (status: OrderStatus): string => TEXTS[status];

/** Whether nothing can follow any more: 已完成, 已取消, 已关闭. */
export const hasEnded = (status: OrderStatus): boolean => NEXT[status].length === 0;

/**
 * The states of a group (specification §3): 0 processing is everything before 已完成, 1 completed, 2 all. What was
 * cancelled or closed is found under all.
 */
export function statusesOfGroup(group: 0 | 1 | 2): OrderStatus[] {
  if (group === 0) return ORDER_STATUSES.filter(status => !hasEnded(status));
  return group === 1 ? ['COMPLETED'] : ORDER_STATUSES;
}

/** Whether an order may go from one state to another. */
export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Whether the renter has something to pay: the order, its relet or what is due after the return. */
export const canPay = (status: OrderStatus): boolean =>
  status === 'UNPAID' || status === 'RELET_UNPAID' || status === 'AWAITING_SUPPLEMENT';

/** Whether the renter may cancel: until the car is taken. */
export const canCancel = (status: OrderStatus): boolean => canTransition(status, 'CANCELLED');
