import type { Alternative } from '~types/api/cartype';
import type { Quote, Terms } from './quote';
import type { Refusal } from './refusal';

/** What a line hands in: what is chosen, what it costs, and how it is ordered. */
export interface CheckoutLine<Choice extends object, Priced extends Quote, Order extends { total: number }> {
  /** What is chosen, read from observables; undefined while something is missing. */
  choice: () => Choice | undefined;
  /** Finds what is missing, such as a site for a visit that has none yet; rejects like any call. */
  prepare?: () => Promise<void>;
  price: (choice: Choice) => Promise<Priced>;
  /** Why a choice cannot be ordered although it has a price, such as one that is sold out. */
  obstacleIn?: (quote: Priced) => Refusal | undefined;
  /** Small changes that make a refused choice possible; absent: the line knows none. */
  alternatives?: (choice: Choice) => Promise<{ alternatives: Alternative[] }>;
  /**
   * Makes the order; rejects like any call. `signed` is the choice with its terms: asked for once everything that was
   * typed is right, which for a visitor is when the login comes. Undefined: something is not, and that is said at its field.
   */
  submit: (signed: () => Choice & Terms) => Promise<Order | undefined>;
  /** An order was made: forgets its draft and shows it. */
  onOrdered: (order: Order) => Promise<void>;
}
