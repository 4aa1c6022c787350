import { ErrorCode } from '../../../../src/domain/errorCode';
import { Failure } from '../../failure';
import { subjectOf } from '../paymentRepository';
import { giveBack, spend } from '../wallet';
import type { InsideProvider } from './paymentProvider';

/** Pays from the member's balance and back to it. BALANCE_TOO_LOW. */
export const balanceProvider: InsideProvider = {
  kind: 'INSIDE',
  name: 'BALANCE',
  arrival: '已退回余额',
  async take(tx, payment, now) {
    const subject = subjectOf(payment);
    const cause = { reason: 'PAYMENT', subject, now, key: `PAYMENT:${payment.id}` } as const;
    if (!(await spend(tx, 'balance', payment.userId, payment.amount, cause))) {
      throw new Failure(ErrorCode.BALANCE_TOO_LOW, '余额不足，请选择其他支付方式');
    }
  },
  giveBack: (tx, payment, { key, amount }, now) =>
    giveBack(tx, 'balance', payment.userId, amount, {
      reason: 'REFUND',
      subject: subjectOf(payment),
      now,
      key: `REFUND:${key}`,
    }),
};
