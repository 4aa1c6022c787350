/**
 * Who moves an order on: its member, the provider of a payment by its word that money has come, the staff of a site
 * or of the house, or the system when a time is over.
 */
export type Mover = 'member' | 'provider' | 'staff' | 'system';

/**
 * What a member can do with an order; `modify`, `relet`, `earlyReturn`: change what was ordered, each in its time;
 * `settle`: accept or contest what the return has shown; `review`: say how it was; `invoice`: ask for its invoice, once
 * nothing of what it costs can change; `refund`: give up what is left of it for its money.
 */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'delete'
  | 'modify'
  | 'relet'
  | 'earlyReturn'
  | 'settle'
  | 'review'
  | 'invoice'
  | 'refund';

/**
 * What its member does next with an order: pays it or what it is changed to, goes to the pickup, brings back what was
 * taken, confirms what the return has shown, reads what it has cost, says how it was, or orders again.
 */
export type OrderStep =
  'PAY' | 'PAY_CHANGE' | 'PICK_UP' | 'BRING_BACK' | 'SETTLE' | 'SEE_BILL' | 'REVIEW' | 'ORDER_AGAIN';

/** The groups of an order list (specification §3): 0 processing, 1 completed, 2 all. */
export type OrderGroup = 0 | 1 | 2;

/** What a running order is about just now, whatever its line: the shortcuts to my orders name these. */
export type OrderStage = 'TO_PAY' | 'TO_PICK_UP' | 'IN_USE' | 'RETURNED';

/**
 * The stages in the order of a life, as a person calls them: 续租待支付 is 待支付, too. `counted`: its orders wait for
 * something that the member does, so a badge says how many there are (issue 11).
 */
export const ORDER_STAGES: readonly { key: OrderStage; text: string; counted?: true }[] = [
  { key: 'TO_PAY', text: '待支付', counted: true },
  { key: 'TO_PICK_UP', text: '待取车', counted: true },
  { key: 'IN_USE', text: '用车中' },
  { key: 'RETURNED', text: '已还车' },
];

/** Whether a text, such as one from an address, names a stage. */
export const isOrderStage = (text: unknown): text is OrderStage =>
  ORDER_STAGES.some(({ key }) => key === text);

/** A state of an order, as data. */
export interface OrderState<State extends string = string> {
  /** The word for the member: 待取车. */
  text: string;
  /** The narrowest group where it is listed; group 2 lists every state. */
  group: OrderGroup;
  /** Every processing order is in one stage; what has ended is in none. */
  stage?: OrderStage;
  can: readonly OrderAction[];
  /** The main action of its screen; absent where its member can only wait. */
  step?: OrderStep;
  /** What may follow, and who may bring it about. Where nothing follows, the order has ended. */
  next: { readonly [To in State]?: readonly Mover[] };
  /** What an order becomes by itself when its time to pay (`expires_at`) is over. */
  overdue?: State;
}

/** The life of the orders of a line: all that screens and server ask of their states. */
export interface OrderLife<State extends string = string> {
  /** The state of a new order. */
  first: State;
  /** What an order becomes when it is cancelled. */
  cancelled: State;
  /** Every state, in the order of a life. */
  states: Readonly<Record<State, OrderState<State>>>;
}

/** Every state of a life, in its order. */
export const statesOf = <State extends string>({ states }: OrderLife<State>): State[] =>
  Object.keys(states) as State[];

/** The word for a state: 待取车. */
export const statusText = <State extends string>(life: OrderLife<State>, state: State): string =>
  life.states[state].text;

/** What the member of an order does next; undefined where they can only wait. */
export const nextStep = <State extends string>(
  { states }: OrderLife<State>,
  state: State,
): OrderStep | undefined => states[state].step;

/** Whether nothing can follow any more: 已完成, 已取消, 已关闭. */
export const hasEnded = <State extends string>(life: OrderLife<State>, state: State): boolean =>
  Object.keys(life.states[state].next).length === 0;

/** Whether it came to nothing: 已取消, 已关闭 stand in no list but that of all. */
export const cameToNothing = <State extends string>(life: OrderLife<State>, state: State): boolean =>
  hasEnded(life, state) && life.states[state].group === 2;

/** The states that a group lists (specification §3), all or those of one stage. */
export const statesOfGroup = <State extends string>(
  life: OrderLife<State>,
  group: OrderGroup,
  stage?: OrderStage,
): State[] =>
  statesOf(life).filter(name => {
    const state = life.states[name];
    return (group === 2 || state.group === group) && (stage === undefined || state.stage === stage);
  });

/** Whether `by` may move an order from one state to another. */
export const canMove = <State extends string>(
  life: OrderLife<State>,
  from: State,
  to: State,
  by: Mover,
): boolean => life.states[from].next[to]?.includes(by) ?? false;

/** Whether the member can do something with an order in a state. */
export const can = <State extends string>(
  life: OrderLife<State>,
  state: State,
  action: OrderAction,
): boolean => life.states[state].can.includes(action);
