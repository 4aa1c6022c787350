import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jsonRow } from '../../db/jsonRow';
import { notFound } from '../../kernel/failure';
import { cartypeColumns, type CartypeRow } from './cartypeColumns';
import { cartypes } from './schema';

type Specification = (typeof cartypes.$inferSelect)['specification'];

/** A car type by its id; NOT_FOUND when there is none. */
export async function findCartype(db: Database, id: string): Promise<CartypeRow> {
  const [row] = await db
    .select({ cartype: jsonRow(cartypeColumns) })
    .from(cartypes)
    .where(eq(cartypes.id, id));
  if (!row) throw notFound('这款车型');
  return row.cartype;
}

/** The specification of a car type, line by line; empty for an unknown one. */
export async function readSpecification(db: Database, id: string): Promise<Specification> {
  const [row] = await db
    .select({ specification: cartypes.specification })
    .from(cartypes)
    .where(eq(cartypes.id, id));
  return row?.specification ?? [];
}
