import { stepsOf, type Step as AnyStep } from '../../support/histories/steps';

/** How often each is done, so that a history gets far. */
const ACTIONS = {
  buy: 3,
  payCard: 6,
  cancelCard: 1,
  refund: 2,
  book: 6,
  payBooking: 4,
  cancelBooking: 3,
  shorten: 3,
  handOver: 2,
  takeBack: 2,
  notify: 4,
  wait: 1,
  travel: 3,
  sweep: 3,
};

export type Action = keyof typeof ACTIONS;

/** A step of a history of cycle purchase. */
export type Step = AnyStep<Action>;

export const steps = stepsOf<Action>(ACTIONS);

const done = (...whats: readonly (readonly [Action, number])[]): Step[] =>
  whats.map(([what, how]) => ({ who: 0, what, order: 1, days: 0, how }));

/** Twenty working days are bought; of the thirty of a month a cashier was left open before (`how` 7). */
const BOUGHT = done(['buy', 1], ['payCard', 0], ['buy', 2], ['payCard', 7]);

/** A booking holds three of them, another one waits to be paid. */
const IN_USE = [...BOUGHT, ...done(['book', 0], ['payBooking', 0], ['book', 0])];

/** The beginnings of histories. */
export const BEGINNINGS: readonly (readonly Step[])[] = [BOUGHT, IN_USE];

/** Days that are bought, used on two bookings of which one is cancelled, and refunded. */
export const THROUGH_ALL: readonly Step[] = [
  ...IN_USE,
  ...done(['cancelBooking', 1], ['handOver', 0], ['takeBack', 0], ['refund', 0]),
];
