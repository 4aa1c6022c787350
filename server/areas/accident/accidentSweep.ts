import { accidentLife } from '../../../src/domain/accident';
import { yuanText } from '../../../src/domain/money';
import type { Database } from '../../db/database';
import type { SmsSender } from '../../kernel/messages/smsSender';
import { tellMember } from '../../kernel/messages/tellMember';
import { endAccident } from './accidentPayable';
import { accidentText, listStanding, lockAccident, moveAccident, tellAccident } from './accidentRepository';

/** Accidents of one sweep; what is left comes with the next. */
const BATCH = 200;

/** The decision of one stands: it waits to be paid, or nothing is due and it is over. Answers what its renter is told. */
const settleOne = (
  db: Database,
  id: string,
  now: Date,
): Promise<{ userId: string; text: string } | undefined> =>
  db.transaction(async tx => {
    const accident = (await lockAccident(tx, id, { skipLocked: true }))?.accident;
    if (accident?.state !== 'DECIDED' || !accident.standsAt || accident.standsAt > now) return undefined;
    const total = accident.total ?? 0;
    const to = total > 0 ? 'UNPAID' : 'CLOSED';
    if (!(await moveAccident(tx, accident, to, 'system'))) return undefined;
    const text = total > 0 ? `申诉期已过，待付¥${yuanText(total)}` : '申诉期已过，无需付费，已结案';
    await tellAccident(tx, id, now, text);
    if (!accidentLife[to].isOpen) await endAccident(tx, accident, 'CLOSED', now);
    return { userId: accident.userId, text: `${accidentText(accident)}：${text}。` };
  });

/** Decisions against which nobody has appealed stand once their days are over. One that cannot be settled stops no other. */
export async function settleAccidents(db: Database, sms: SmsSender, now: Date): Promise<void> {
  const errors: unknown[] = [];
  const report = (problem: unknown): void => void errors.push(problem);
  for (const id of await listStanding(db, now, BATCH)) {
    try {
      const told = await settleOne(db, id, now);
      if (told) await tellMember({ db, sms, now, report }, told.userId, told.text);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} accidents could not be settled, or not be told of`);
}
