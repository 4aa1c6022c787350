import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, `timestamptz`. Money is integer fen, coordinates are BD-09 degrees, in every schema. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When a row was written. */
export const createdAt = () => at('created_at').notNull().defaultNow();

/** A document as it is: `bytea`. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: octets => Buffer.from(octets),
});
