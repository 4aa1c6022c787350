import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import {
  policeAppealDay,
  transferTime,
  violationLife,
  type ViolationState,
} from '../../../src/domain/violation';
import { format, toMillis } from '../../../src/domain/shanghaiTime';
import type { DeskContext } from '../../http/desk/deskSection';
import { Failure, notFound } from '../../kernel/failure';
import { tellMember } from '../../kernel/messages/tellMember';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { endHolds } from '../../kernel/orders/depositHolds';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { addEvents } from '../../kernel/orders/orderRepository';
import { violationText } from './registerViolation';
import { violationSubject } from './violationPayable';
import {
  caseOf,
  lockViolation,
  moveViolation,
  tellViolation,
  type ShownViolation,
  type ViolationRow,
} from './violationRepository';

type Deciding = Pick<DeskContext, 'db' | 'money' | 'sms' | 'now' | 'report'>;

/** What becomes of a violation by a decision: its state, what is told of it, and what else goes with it. */
interface Decision {
  to: ViolationState;
  /** One sentence for the renter. */
  text: string;
  values?: Partial<ViolationRow>;
  /** What is done besides, under the lock, before it moves. */
  also?: (work: MoneyTransaction, found: ShownViolation) => Promise<void>;
}

/**
 * The staff decides about a violation: it moves, its renter is told, also by message, and where that ends it, its deposit is
 * held by it no longer. Resolves with whether the message was sent. ORDER_STATE where it stands otherwise by now.
 */
async function decide(
  context: Deciding,
  id: string,
  decisionOf: (found: ShownViolation) => Decision,
): Promise<boolean> {
  const { money, now } = context;
  const { userId, told } = await money.transaction(now, async work => {
    const { tx } = work;
    const found = await lockViolation(tx, id);
    if (!found) throw notFound('这条违章');
    const { violation, order } = found;
    const { to, text, values, also } = decisionOf(found);
    await also?.(work, found);
    if (!(await moveViolation(tx, violation, to, 'staff', values)))
      throw new Failure(
        ErrorCode.ORDER_STATE,
        `这条违章${violationLife[violation.state].text}，请刷新后再看`,
      );
    await tellViolation(tx, id, now, text);
    if (!violationLife[to].isOpen) {
      await endHolds(tx, caseOf(violation), now);
      await addEvents(tx, order.id, now, `${violationText(violation)}${violationLife[to].text}`);
    }
    return { userId: violation.userId, told: `${violationText(violation)}：${text}。` };
  });
  return tellMember(context, userId, told);
}

/** Money that came for it goes back, and a cashier that is open is closed. */
async function giveBack(work: MoneyTransaction, { violation }: ShownViolation): Promise<void> {
  const { id, state, agencyTotal, isFromDeposit } = violation;
  const subject = violationSubject(id);
  if (state === 'AGENCY_UNPAID') {
    if (await work.hasUnknownPayment(subject))
      throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再办理');
    await work.closePayments(subject);
  }
  if (state === 'AGENCY' && !isFromDeposit && agencyTotal)
    await work.refundPaid(subject, { reason: 'AGENCY', amount: agencyTotal });
}

const NO_AGENCY = { agencyTotal: null, isFromDeposit: false, expiresAt: null } as const;

const refundText = ({ state, agencyTotal, isFromDeposit }: ViolationRow): string =>
  state === 'AGENCY' && agencyTotal && !isFromDeposit ? `，¥${yuanText(agencyTotal)}原路退回` : '';

/** The receipt is right: the violation is settled. */
export const acceptReceipt = (context: Deciding, id: string): Promise<boolean> =>
  decide(context, id, ({ violation: { state } }) => {
    if (state !== 'RECEIPT_SENT') throw new Failure(ErrorCode.ORDER_STATE, '还没有收到缴款凭证');
    return { to: 'HANDLED', text: '缴款凭证核对无误，已处理完毕' };
  });

/** The receipt shows something else: the renter is asked again. */
export const refuseReceipt = (context: Deciding, id: string, reason: string): Promise<boolean> =>
  decide(context, id, ({ violation: { state } }) => {
    if (state !== 'RECEIPT_SENT') throw new Failure(ErrorCode.ORDER_STATE, '还没有收到缴款凭证');
    return { to: 'OPEN', text: `缴款凭证没有通过：${reason}` };
  });

/** We have paid the fine: what it costs comes out of the deposit where that was agreed. */
export const finishAgency = (lines: OrderLines, context: Deciding, id: string): Promise<boolean> =>
  decide(context, id, ({ violation: { state, agencyTotal, isFromDeposit } }) => {
    if (state !== 'AGENCY' || agencyTotal === null)
      throw new Failure(ErrorCode.ORDER_STATE, '租车人没有委托代办，或还没有付款');
    return {
      to: 'HANDLED',
      text: isFromDeposit ? `代办完成，从违章押金中扣除¥${yuanText(agencyTotal)}` : '代办完成，已处理完毕',
      async also({ tx, now }, { order }) {
        if (!isFromDeposit) return;
        const kept = { kind: 'violation', amount: agencyTotal, once: id } as const;
        if (!(await lines[order.line].trips?.keep(tx, order, kept, now)))
          throw new Failure(ErrorCode.ORDER_STATE, '违章押金不够支付，请改为“代办不成功”，由租车人直接付款');
      },
    };
  });

/** We could not pay it: the money goes back, and the renter chooses anew. */
export const failAgency = (context: Deciding, id: string, reason: string): Promise<boolean> =>
  decide(context, id, ({ violation }) => {
    if (violation.state !== 'AGENCY') throw new Failure(ErrorCode.ORDER_STATE, '这条违章没有在代办');
    return {
      ...{ to: 'OPEN', values: NO_AGENCY, also: giveBack },
      text: `代办没有成功：${reason}${refundText(violation)}`,
    };
  });

/** What the renter says against it is right, or it was not theirs for another reason. */
export const withdraw = (context: Deciding, id: string, answer: string): Promise<boolean> =>
  decide(context, id, ({ violation }) => ({
    ...{ to: 'WITHDRAWN', also: giveBack },
    values: { ...NO_AGENCY, ...(violation.state === 'APPEALED' && { appealAnswer: answer }) },
    text: `违章已撤销：${answer}${refundText(violation)}`,
  }));

/** What the renter says against it is not right. */
export const dismissAppeal = (context: Deciding, id: string, answer: string): Promise<boolean> =>
  decide(context, id, ({ violation: { state } }) => {
    if (state !== 'APPEALED') throw new Failure(ErrorCode.ORDER_STATE, '租车人没有申诉');
    return { to: 'OPEN', text: `申诉没有通过：${answer}`, values: { appealAnswer: answer } };
  });

/** Whether the traffic police may have put it in its renter's name by now: 30 days after the car came back. */
export const canTransfer = (returned: Date | null, now: Date): boolean =>
  returned !== null && toMillis(transferTime(returned)) <= now.getTime();

/** The traffic police have put it in its renter's name: they settle it there. ORDER_STATE before its day. */
export const transfer = (lines: OrderLines, context: Deciding, id: string): Promise<boolean> => {
  const { now } = context;
  return decide(context, id, () => ({
    to: 'TRANSFERRED',
    values: { transferredAt: now },
    text: `交管部门已把违章转到您名下，有异议请在${format(policeAppealDay(now), 'M月D日')}前向交管部门提出`,
    async also({ tx }, { violation, order }) {
      const trip = await lines[order.line].trips?.read(tx, order, violation.happenedAt);
      if (!canTransfer(trip?.to ?? null, now))
        throw new Failure(ErrorCode.ORDER_STATE, '还车满30天后才能转移');
    },
  }));
};
