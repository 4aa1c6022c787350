import { stepsOf, type Step as AnyStep } from '../../support/histories/steps';

/** How often each is done, so that a history gets far. */
const ACTIONS = {
  book: 3,
  pay: 6,
  friendPays: 1,
  cancel: 1,
  siteCancel: 1,
  noShow: 1,
  modify: 4,
  relet: 5,
  earlyReturn: 2,
  payAmendment: 5,
  giveUp: 1,
  handOver: 4,
  takeBack: 3,
  addCharge: 2,
  contest: 2,
  answer: 2,
  sendBill: 3,
  accept: 3,
  conclude: 1,
  payFromDeposit: 1,
  release: 2,
  review: 1,
  notify: 4,
  wait: 1,
  travel: 2,
  sweep: 2,
};

export type Action = keyof typeof ACTIONS;

/** A step of a history of rentals. */
export type Step = AnyStep<Action>;

export const steps = stepsOf<Action>(ACTIONS);

/**
 * How a history begins, so that it gets far: a car is out and another one waits for its pickup. A cashier was left open
 * before (`how` 7), whose money may still come at the worst time.
 */
export const CAR_OUT: readonly Step[] = (
  [
    ['book', 0],
    ['pay', 0],
    ['book', 0],
    ['pay', 7],
    ['pay', 0],
    ['handOver', 0],
  ] as const
)
  .flatMap(([what, how]) => ([0, 1] as const).map(who => ({ who, what, order: 1, days: 0, how })))
  .slice(0, -1);

/** The car is back, and its renter has agreed to pay for a damage: more than the vehicle deposit, or little. */
const owing = (how: 0 | 2): readonly Step[] => [
  ...CAR_OUT,
  ...(['takeBack', 'addCharge', 'sendBill', 'accept'] as const).map((what): Step => ({
    who: 0,
    what,
    order: 1,
    days: 0,
    how,
  })),
];

/** The beginnings of histories. */
export const BEGINNINGS: readonly (readonly Step[])[] = [CAR_OUT, owing(0), owing(2)];

/** A history that comes to every amendment, to a bill that is contested and paid, and to its end. */
export const THROUGH_ALL: Step[] = (
  [
    ['modify', 1],
    ['payAmendment', 0],
    ['relet', 2],
    ['payAmendment', 0],
    ['earlyReturn', 1],
    ['relet', 4],
    ['giveUp', 0],
    ['takeBack', 0],
    ['addCharge', 0],
    ['sendBill', 0],
    ['contest', 0],
    ['answer', 0],
    ['accept', 0],
    ['pay', 0],
    ['release', 0],
    ['release', 0],
    ['review', 0],
  ] as const
).map(([what, days], index) => ({ who: 0, what, order: 1, days, how: what === 'release' ? index : 1 }));
