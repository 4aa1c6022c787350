import { yuanText } from '../../../src/domain/money';
import { MINUTES_TO_PAY_AGENCY, violationLife } from '../../../src/domain/violation';
import { ErrorCode } from '../../../src/domain/errorCode';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import type { Subject } from '../../kernel/money/accounts';
import { lapseSubjects } from '../../kernel/money/lapseSubjects';
import type { Money } from '../../kernel/money/money';
import type { Payable, Standing } from '../../kernel/money/payable';
import {
  findAnyViolation,
  listOverdueViolations,
  lockViolation,
  moveViolation,
  tellViolation,
  VIOLATION,
  type ViolationRow,
} from './violationRepository';

/** A violation as what money is about. */
export const violationSubject = (id: string): Subject => ({ kind: VIOLATION, id });

const CLOSED = `超过${MINUTES_TO_PAY_AGENCY / 60}小时未付款，代办已取消，可以重新选择处理办法。`;

const isWaiting = ({ state, expiresAt }: ViolationRow, now: Date): boolean =>
  state === 'AGENCY_UNPAID' && expiresAt !== null && now < expiresAt;

const isPaid = ({ state, isFromDeposit, agencyTotal }: ViolationRow): boolean =>
  (state === 'AGENCY' || state === 'HANDLED') && agencyTotal !== null && !isFromDeposit;

function standingOf(violation: ViolationRow, now: Date): Standing {
  const amount = violation.agencyTotal ?? 0;
  if (isPaid(violation)) return { state: 'PAID', amount };
  return isWaiting(violation, now)
    ? { state: 'DUE', amount, closing: CLOSED }
    : { state: 'CLOSED', reason: CLOSED };
}

/** A fine that we are asked to pay, with our fee: paid within two hours, or its renter chooses anew. */
export const violationPayable: Payable<ViolationRow> = {
  kind: VIOLATION,
  noun: '这条违章',
  lock: async (tx, id, options) => (await lockViolation(tx, id, options))?.violation,
  due(violation, now) {
    if (isWaiting(violation, now)) return violation.agencyTotal ?? 0;
    if (isPaid(violation)) throw new Failure(ErrorCode.ORDER_STATE, '代办费用已付，无需再付');
    throw new Failure(ErrorCode.PAYMENT_CLOSED, CLOSED);
  },
  async accept(tx, violation, amount, now) {
    if (amount !== violation.agencyTotal) return false;
    if (!(await moveViolation(tx, violation, 'AGENCY', 'provider', { expiresAt: null }))) return false;
    await tellViolation(tx, violation.id, now, `已付代办费用¥${yuanText(amount)}，我们开始办理`);
    return true;
  },
  async refuse(tx, { id, state }, amount, now) {
    const text = `这条违章${violationLife[state].text}，收到的¥${yuanText(amount)}已原路退回`;
    await tellViolation(tx, id, now, text);
  },
  ownerOf: async (db, id) => (await findAnyViolation(db, id))?.violation.userId,
  async describe(db, id, now) {
    const found = await findAnyViolation(db, id);
    if (!found) throw new Error('The violation does not exist');
    const { violation } = found;
    return {
      title: '违章代办',
      lines: [`${format(violation.happenedAt, 'M月D日 HH:mm')} · ${violation.place}`, violation.act],
      expiresAt: violation.expiresAt,
      standing: standingOf(violation, now),
    };
  },
  async isOverdue(db, id, now) {
    const violation = (await findAnyViolation(db, id))?.violation;
    return violation?.state === 'AGENCY_UNPAID' && !isWaiting(violation, now);
  },
  async lapse(tx, violation, now) {
    if (violation.state !== 'AGENCY_UNPAID' || isWaiting(violation, now)) return false;
    await moveViolation(tx, violation, 'OPEN', 'system', { agencyTotal: null, expiresAt: null });
    await tellViolation(tx, violation.id, now, CLOSED);
    return true;
  },
};

/** Violations of one sweep; what is left comes with the next. */
const BATCH = 200;

/** Ends the waiting of violations whose time to pay is over. */
export const lapseViolations = async (db: Database, money: Money, now: Date): Promise<number> =>
  lapseSubjects(money, (await listOverdueViolations(db, now, BATCH)).map(violationSubject), now);
