import type { Checkout } from './Checkout';
import type { Quote } from './quote';

type Some = Checkout<object, Quote, { total: number }>;

/** The checkout of any line, as far as it is the same for all of them: what the parts of a screen show. */
export type AnyCheckout = Omit<Some, 'quote' | 'alternatives'> & {
  quote: Pick<Some['quote'], 'data' | 'failure' | 'problem' | 'isLoading'>;
  alternatives: Pick<Some['alternatives'], 'data' | 'isLoading'>;
};
