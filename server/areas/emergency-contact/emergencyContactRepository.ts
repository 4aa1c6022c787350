import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { emergencyContacts } from './schema';

export type EmergencyContactRow = typeof emergencyContacts.$inferSelect;

/** The emergency contact of a member; undefined when there is none. */
export async function findEmergencyContact(
  db: Database,
  userId: string,
): Promise<EmergencyContactRow | undefined> {
  const [row] = await db.select().from(emergencyContacts).where(eq(emergencyContacts.userId, userId));
  return row;
}

/**
 * Keeps a contact in the place of the member's one before; without a mobile that one's stays. Undefined when there is none
 * whose could stay.
 */
export async function saveEmergencyContact(
  db: Database,
  { mobile, ...contact }: Omit<EmergencyContactRow, 'mobile'> & { mobile: string | undefined },
): Promise<EmergencyContactRow | undefined> {
  const { userId, name, relation } = contact;
  const [row] =
    mobile === undefined
      ? await db
          .update(emergencyContacts)
          .set({ name, relation })
          .where(eq(emergencyContacts.userId, userId))
          .returning()
      : await db
          .insert(emergencyContacts)
          .values({ ...contact, mobile })
          .onConflictDoUpdate({ target: emergencyContacts.userId, set: { name, relation, mobile } })
          .returning();
  return row;
}

/** Forgets the contact of a member. */
export async function removeEmergencyContact(db: Database, userId: string): Promise<void> {
  await db.delete(emergencyContacts).where(eq(emergencyContacts.userId, userId));
}
