import type { Amended, Amendment, Period } from '../../../../types/api/amendment';
import type { OrderChoice } from '../../../../types/api/rental';
import { billChanges } from '../../../../src/domain/billChanges';
import { toIso } from '../../../../src/domain/shanghaiTime';
import { isAmendmentOverdue, type AmendmentRow } from './amendmentRepository';

const periodOf = ({ from_time, to_time }: OrderChoice): Period => ({ from_time, to_time });

/** What is due of an amendment, fen: nothing once it does not wait any more. */
export const dueOfAmendment = (amendment: AmendmentRow, now: Date): number =>
  amendment.state === 'UNPAID' && !isAmendmentOverdue(amendment, now) ? amendment.difference : 0;

/** An amendment as the answer to who confirmed it. */
export const presentAmended = ({ id, state, difference }: AmendmentRow): Amended => ({
  amendment_id: id,
  state,
  difference,
});

/** An amendment as its member reads it again. */
export function presentAmendment(amendment: AmendmentRow, now: Date): Amendment {
  const { kind, state, penalty, choiceBefore, choice, billBefore, bill, expiresAt, createdAt } = amendment;
  return {
    ...presentAmended(amendment),
    kind,
    due: dueOfAmendment(amendment, now),
    penalty,
    before: periodOf(choiceBefore),
    after: periodOf(choice),
    changes: billChanges(billBefore, bill).map(({ name, before, after }) => ({ name, before, after })),
    ...(state === 'UNPAID' && { expires_at: toIso(expiresAt) }),
    created_at: toIso(createdAt),
  };
}
