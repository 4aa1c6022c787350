import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../members/schema';
import type { SmsSender } from './smsSender';

/**
 * Tells a member something by message that has been decided already: that stands, whatever becomes of the message. False when
 * it was not accepted, so that the staff calls instead, and `report` is told why; nobody is told of a closed account.
 */
export async function tellMember(
  { db, sms, now, report }: { db: Database; sms: SmsSender; now: Date; report: (problem: unknown) => void },
  userId: string,
  text: string,
): Promise<boolean> {
  const [member] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  if (!member) return true;
  try {
    await sms.send(member.mobile, text, now);
    return true;
  } catch (problem) {
    report(problem);
    return false;
  }
}

/** What was done, and that the member must be called where the message was not accepted. */
export const toldText = (done: string, isTold: boolean): string =>
  isTold ? done : `${done}，但短信没有发出，请电话告知`;
