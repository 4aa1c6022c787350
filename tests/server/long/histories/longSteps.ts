import { stepsOf, type Step as AnyStep } from '../../support/histories/steps';

/** How often each is done, so that a history gets far. */
const ACTIONS = {
  book: 3,
  pay: 9,
  payNamed: 1,
  friendPays: 2,
  cancel: 1,
  siteCancel: 1,
  deliver: 4,
  exchange: 2,
  exchangeBack: 2,
  extend: 4,
  returnEarly: 2,
  takeBack: 3,
  payFromDeposit: 1,
  release: 2,
  sign: 1,
  endMandate: 1,
  notify: 4,
  wait: 1,
  travel: 4,
  sweep: 4,
};

export type Action = keyof typeof ACTIONS;

/** A step of a history of long rentals. */
export type Step = AnyStep<Action>;

export const steps = stepsOf<Action>(ACTIONS);

const done = (...whats: readonly (readonly [Action, number])[]): Step[] =>
  whats.map(([what, how]) => ({ who: 0, what, order: 1, days: 0, how }));

/** A car is ordered: `how` 0 is a month by the month, 1 two, 2 three; 3 a month at once. */
const BOOKED = done(['book', 2], ['pay', 0]);

/** A car is out for three months, and a cashier of the second was left open (`how` 7), whose money may still come. */
const CAR_OUT = [...BOOKED, ...done(['deliver', 0], ['pay', 7])];

/** Its time is over, and not all of it was paid. */
const OVERDUE = [...CAR_OUT, ...done(['travel', 5], ['travel', 5], ['sweep', 0])];

/** The car is back, and more is owed than the vehicle deposit, or little. */
const owing = (how: 0 | 2): Step[] => [...CAR_OUT, ...done(['travel', 3], ['takeBack', how])];

/** The beginnings of histories. */
export const BEGINNINGS: readonly (readonly Step[])[] = [BOOKED, CAR_OUT, OVERDUE, owing(0), owing(2)];

/** A history that comes to every state of the life and to its end. */
export const THROUGH_ALL: readonly Step[] = [
  ...CAR_OUT,
  ...done(
    ['pay', 0],
    ['exchange', 0],
    ['exchangeBack', 0],
    ['extend', 0],
    ['sign', 0],
    ['travel', 5],
    ['sweep', 0],
    ['travel', 5],
    ['sweep', 0],
    ['travel', 5],
    ['sweep', 0],
    ['travel', 5],
    ['sweep', 0],
    ['takeBack', 2],
    ['pay', 0],
    ['release', 0],
    ['release', 1],
  ),
];
