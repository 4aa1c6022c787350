import type { Subject } from '../../kernel/money/payable';

/** How payments and wallets name a rental order; rows carry it, so it never changes. */
export const RENTAL = 'RENTAL';

/** A rental order as what money is about. */
export const rentalSubject = (id: string): Subject => ({ kind: RENTAL, id });
