import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CarCategory } from '../../../types/api/cartype';
import type { CyclePlanKey } from '../../../src/domain/cyclePlans';
import { at } from '../../db/columns';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { cities } from '../city/public';

/** What an order of cycle purchase adds to its order (`orders`, under the same id), as it was bought. Money in fen. */
export const cycleOrders = pgTable('cycle_orders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  plan: text('plan').$type<CyclePlanKey>().notNull(),
  category: text('category').$type<CarCategory>().notNull(),
  cityId: text('city_id')
    .notNull()
    .references(() => cities.id),
  /** Whose picture stands for the class. */
  cartypeId: text('cartype_id')
    .notNull()
    .references(() => cartypes.id),
  days: integer('days').notNull(),
  /** What a day of the kind costs without the card: what a used day counts for in a refund. */
  ordinaryDay: integer('ordinary_day').notNull(),
  validFrom: at('valid_from').notNull(),
  validTo: at('valid_to').notNull(),
});
