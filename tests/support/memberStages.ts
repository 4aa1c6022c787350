/**
 * Moments of a member's life at which a walk looks, in the order in which they come: before they log in; with an order, a
 * payment and a recharge that wait; then as the order goes on, and with what the member does besides (`tests/e2e/support/MemberLife.ts`).
 */
export const STAGES = [
  'visitor',
  'ordered',
  'paid',
  'modifying',
  'modified',
  'inUse',
  'reletting',
  'billed',
  'due',
  'settled',
  'toReview',
  'completed',
  'invoiced',
] as const;

export type Stage = (typeof STAGES)[number];

/** What a walk over all screens has made on its way, so that those which need an order, a payment or a recharge have one. */
export interface Made {
  orderid: string;
  payment_id: string;
  recharge_id: string;
  /** The order of cycle purchase. */
  cycle_orderid: string;
  /** The change of the order that was made last. */
  amendment_id: string;
  /** What the link to a blessing of a friend carries. */
  blessing: string;
  /** What the link to the order carries by which somebody else pays. */
  pay_token: string;
  /** A long rental of which the first month is paid, and the instalment that is paid next. */
  long_orderid: string;
  long_instalment_id: string;
  /** What the link to that instalment carries by which somebody else pays. */
  long_pay_token: string;
  /** A car with driver that was asked for, and the order that has followed. */
  demand_id: string;
  demand_orderid: string;
  /** A violation that was found of the car. */
  violation_id: string;
  /** An accident that was reported with the car. */
  accident_id: string;
  /** What the link carries by which a repair shop enters an accident. */
  shop_token: string;
}

/** Of a walk that has only begun: what only some walks make is unknown to the server, as an old link is. */
export const nothingMade: Made = {
  orderid: '',
  payment_id: '',
  recharge_id: '',
  cycle_orderid: 'ZQ00000000000000',
  amendment_id: 'GD00000000000000',
  blessing: 'unknown',
  pay_token: 'unknown',
  long_orderid: 'unknown',
  long_instalment_id: 'unknown-2',
  long_pay_token: 'unknown',
  demand_id: 'BC00000000000000',
  demand_orderid: 'YC00000000000000',
  violation_id: 'WZ000000000000',
  accident_id: 'SG000000000000',
  shop_token: 'unknown',
};
