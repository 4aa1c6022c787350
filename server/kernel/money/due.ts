import type { PayMethod } from '../../../types/api/pay';
import type { Confirming, Description, Standing } from './payable';

/** What the cashier says of a subject, and what money alone knows of it. */
export type Due = Omit<Description, 'standing'> & {
  standing: Standing | Confirming;
  /** The ways to pay that are open. */
  methods: readonly PayMethod[];
  /** How what was given back arrives; empty where nothing was. */
  arrival: string;
};

/** What whoever holds the link of a subject is told; `title` says nothing of its owner. */
export interface LinkedDue extends Omit<Due, 'lines' | 'arrival'> {
  /** It is their own. */
  isOwn: boolean;
  /** What they have paid of it, what of that went back, fen, and how that arrives, empty where nothing did. */
  own: { paid: number; returned: number; arrival: string };
}
