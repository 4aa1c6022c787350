/**
 * Why money, coins or points move: the closed list of codes, each with the words that a renter reads beside the amount.
 * A code is stored with every movement, so none is ever renamed; one that is new is added here.
 */
export const REASONS = {
  OPENING: '期初余额',
  ORDER_COINS: '订单抵扣',
  ORDER_COINS_BACK: '订单抵扣退回',
  PAYMENT: '支付',
  REFUND: '退款',
  REFUND_SENT: '退款已转出',
  GIFT: '赠送',
  NEWCOMER: '新人礼',
  ORDER_REWARD: '订单奖励',
  POINTS_EXCHANGE: '积分兑换',
  RECHARGE: '充值',
  RECHARGE_GIFT: '充值赠送',
  RECHARGE_CODE: '充值码',
  GIFT_CARD: '礼品卡',
  VOUCHER: '兑换券',
  DEPOSIT_HELD: '押金收取',
  DEPOSIT_RELEASED: '押金退还',
  DEPOSIT_KEPT: '押金扣款',
  ACCOUNT_CLOSED: '注销清零',
} as const;

/** A code of `REASONS`. */
export type Reason = keyof typeof REASONS;
