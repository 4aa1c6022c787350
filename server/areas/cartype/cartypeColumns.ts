import { getTableColumns } from 'drizzle-orm';
import { cartypes } from './schema';

const { specification: _shownOnItsOwn, ...columns } = getTableColumns(cartypes);

/** What is read of a car type wherever it stands beside others: all but the specification, which outweighs the rest. */
export const cartypeColumns = columns;

/** A car type without its specification. */
export type CartypeRow = Omit<typeof cartypes.$inferSelect, 'specification'>;
