import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '../../db/columns';

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: serial('id').primaryKey(),
    mobile: text('mobile').notNull(),
    /** The device that asked for it, as `knownDevices` has it. */
    deviceHash: text('device_hash').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    used: boolean('used').notNull().default(false),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [index('sms_codes_mobile').on(table.mobile, table.createdAt)],
);

/** Devices on which somebody has proved to own a number. Only the SHA-256 of what a device shows is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    mobile: text('mobile').notNull(),
    deviceHash: text('device_hash').notNull(),
    loggedInAt: at('logged_in_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.mobile, table.deviceHash] }),
    // For what forgets those that nobody uses any more.
    index('known_devices_logged_in').on(table.loggedInAt),
  ],
);
