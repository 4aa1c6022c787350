import { accidentLife } from '../../../src/domain/accident';
import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import type { Subject } from '../../kernel/money/accounts';
import type { Payable, Standing } from '../../kernel/money/payable';
import { endHolds } from '../../kernel/orders/depositHolds';
import { addEvents } from '../../kernel/orders/orderRepository';
import {
  ACCIDENT,
  accidentText,
  caseOf,
  findAnyAccident,
  lockAccident,
  moveAccident,
  tellAccident,
  type AccidentRow,
} from './accidentRepository';

/** An accident as what money is about. */
export const accidentSubject = (id: string): Subject => ({ kind: ACCIDENT, id });

const NOT_DUE = '这次事故现在没有需要支付的费用';

const isPaid = ({ state, isFromDeposit, total }: AccidentRow): boolean =>
  state === 'CLOSED' && total !== null && total > 0 && !isFromDeposit;

function standingOf(accident: AccidentRow): Standing {
  const amount = accident.total ?? 0;
  if (isPaid(accident)) return { state: 'PAID', amount };
  return accident.state === 'UNPAID'
    ? { state: 'DUE', amount, closing: NOT_DUE }
    : { state: 'CLOSED', reason: NOT_DUE };
}

/** An accident has ended: no deposit waits for it any more, and its order says so. Under the order's lock. */
export async function endAccident(
  tx: Database,
  accident: AccidentRow,
  to: 'CLOSED' | 'WITHDRAWN',
  now: Date,
): Promise<void> {
  await endHolds(tx, caseOf(accident), now);
  await addEvents(tx, accident.orderId, now, `${accidentText(accident)}${accidentLife[to].text}`);
}

/** What a renter owes for an accident, once it stands: it waits for its money until that comes. */
export const accidentPayable: Payable<AccidentRow> = {
  kind: ACCIDENT,
  noun: '这次事故',
  lock: async (tx, id, options) => (await lockAccident(tx, id, options))?.accident,
  due(accident) {
    if (accident.state === 'UNPAID') return accident.total ?? 0;
    if (isPaid(accident)) throw new Failure(ErrorCode.ORDER_STATE, '事故费用已付，无需再付');
    throw new Failure(ErrorCode.PAYMENT_CLOSED, NOT_DUE);
  },
  async accept(tx, accident, amount, now) {
    if (amount !== accident.total) return false;
    if (!(await moveAccident(tx, accident, 'CLOSED', 'provider'))) return false;
    await tellAccident(tx, accident.id, now, `已付事故费用¥${yuanText(amount)}，已结案`);
    await endAccident(tx, accident, 'CLOSED', now);
    return true;
  },
  async refuse(tx, { id, state }, amount, now) {
    const text = `这次事故${accidentLife[state].text}，收到的¥${yuanText(amount)}已原路退回`;
    await tellAccident(tx, id, now, text);
  },
  ownerOf: async (db, id) => (await findAnyAccident(db, id))?.accident.userId,
  async describe(db, id) {
    const found = await findAnyAccident(db, id);
    if (!found) throw new Error('The accident does not exist');
    const { accident } = found;
    return {
      title: '事故费用',
      lines: [
        `${format(accident.happenedAt, 'M月D日 HH:mm')} · ${accident.place}`,
        ...(accident.decision?.lines ?? [])
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount }) => `${name} ¥${yuanText(amount)}`),
      ],
      expiresAt: null,
      standing: standingOf(accident),
    };
  },
  // It has no time to pay.
  isOverdue: async () => false,
  lapse: async () => false,
};
