import type { Subject } from '../../kernel/money/accounts';
import { orderSubject } from '../../kernel/orders/orderPayable';

/** A rental order as what money is about. */
export const rentalSubject = (id: string): Subject => orderSubject({ line: 'RENTAL', id });
