import { stepsOf, type Step as AnyStep } from '../../support/histories/steps';

/** How often each is done, so that a history gets far. */
const ACTIONS = {
  ...{ report: 3, supply: 2, withdraw: 1, ask: 1, link: 3, enter: 4, assess: 2, decide: 5, appeal: 2 },
  ...{ dismiss: 1, giveBack: 1, payDeposit: 2, payCashier: 3, pay: 5, takeDeposit: 1 },
  ...{ register: 3, receipt: 2, contest: 2, agencyDeposit: 3, agencyCashier: 3, leaveAgency: 1, payFine: 4 },
  ...{ settleFine: 4, dropFine: 1, transfer: 1 },
  ...{ takeBack: 1, notify: 4, wait: 1, travel: 2, sweep: 3 },
};

export type Action = keyof typeof ACTIONS;

/** A step of a history of cases. */
export type Step = AnyStep<Action>;

export const steps = stepsOf<Action>(ACTIONS);

const done = (...whats: readonly (readonly [Action, number])[]): Step[] =>
  whats.map(([what, how]) => ({ who: 0, what, order: 1, days: 0, how }));

/** An accident was reported and decided. */
const DECIDED = done(['report', 1], ['link', 1], ['enter', 1], ['decide', 3]);

/** It waits for its money, for which a cashier was left open (`how` 7). */
const UNPAID = [...DECIDED, ...done(['payCashier', 1], ['pay', 7])];

/** A fine waits beside it that we were asked to pay. */
const BESIDE = [...UNPAID, ...done(['register', 1], ['agencyCashier', 1], ['payFine', 7])];

/** The beginnings of histories. */
export const BEGINNINGS: readonly (readonly Step[])[] = [[], DECIDED, UNPAID, BESIDE];

/** An accident that is contested and paid at the cashier, one that is paid out of the deposit, and a fine that we pay. */
export const THROUGH_ALL: readonly Step[] = [
  ...DECIDED,
  ...done(['appeal', 1], ['dismiss', 1], ['payCashier', 1], ['pay', 1]),
  ...done(['report', 2], ['assess', 2], ['decide', 3], ['payDeposit', 2]),
  ...done(['register', 2], ['agencyCashier', 2], ['payFine', 1], ['settleFine', 1]),
];
