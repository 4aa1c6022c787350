import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactRelation } from '../../../types/api/emergencyContact';
import { users } from '../../kernel/members/schema';

/** 紧急联系人, one of a member at most. They go when the member removes them, and with the member. */
export const emergencyContacts = pgTable('emergency_contacts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  relation: text('relation').$type<ContactRelation>().notNull(),
  mobile: text('mobile').notNull(),
});
