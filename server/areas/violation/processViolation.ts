import type { RequestOf } from '../../../types/api';
import type { ViolationAgency } from '../../../types/api/violation';
import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { characterCount } from '../../../src/domain/renter';
import { MINUTE } from '../../../src/domain/shanghaiTime';
import {
  agencyFee,
  agencyProblem,
  APPEAL_LENGTH,
  MINUTES_TO_PAY_AGENCY,
  violationLife,
  VIOLATION_PHOTOS,
  type ViolationState,
} from '../../../src/domain/violation';
import { writtenText } from '../../../src/domain/writtenText';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { attachFiles } from '../../kernel/files/fileRepository';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { violationSubject } from './violationPayable';
import {
  lockViolation,
  moveViolation,
  promisedOfDeposit,
  tellViolation,
  type ShownViolation,
} from './violationRepository';

/** What refers to the photos of a receipt, and of an appeal: the violation, by its number. */
export const RECEIPT_FILES = 'VIOLATION_RECEIPT';
export const APPEAL_FILES = 'VIOLATION_APPEAL';

type Processing = Pick<MemberContext, 'member' | 'money' | 'now'>;

const invalid = (field: string, problem: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, problem, { field });

const wrongState = ({ violation: { state } }: ShownViolation, what: string): Failure =>
  new Failure(ErrorCode.ORDER_STATE, `这条违章${violationLife[state].text}，不能${what}`);

async function lockOwn(tx: Database, id: string, userId: string): Promise<ShownViolation> {
  const locked = await lockViolation(tx, id);
  if (locked?.violation.userId !== userId) throw notFound('这条违章');
  return locked;
}

/** Photos that go with what a renter does, at most three. INVALID_PARAMS, NOT_FOUND. */
async function attach(
  tx: Database,
  { violation }: ShownViolation,
  kind: string,
  photos: readonly string[],
): Promise<void> {
  const unique = [...new Set(photos)];
  if (unique.length > VIOLATION_PHOTOS) throw invalid('photos', `最多${VIOLATION_PHOTOS}张图片`);
  if (unique.length === 0) return;
  const owner = { ownerId: violation.userId, purpose: 'VIOLATION' } as const;
  await attachFiles(tx, owner, { kind, id: violation.id }, unique);
}

type Process = RequestOf<'POST /api/violation/user_process'>;

async function sendReceipt(
  { tx, now }: MoneyTransaction,
  found: ShownViolation,
  { photos = [] }: Process,
): Promise<void> {
  const { violation } = found;
  // The same again, when the answer was lost.
  if (violation.state === 'RECEIPT_SENT') return;
  if (photos.length === 0) throw invalid('photos', '请上传缴款成功的截图或凭证');
  if (!(await moveViolation(tx, violation, 'RECEIPT_SENT', 'member'))) throw wrongState(found, '上传凭证');
  await attach(tx, found, RECEIPT_FILES, photos);
  await tellViolation(tx, violation.id, now, '您已上传缴款凭证，等待核实');
}

async function appeal(
  { tx, now }: MoneyTransaction,
  found: ShownViolation,
  { reason = '', photos = [] }: Process,
): Promise<void> {
  const { violation } = found;
  const appealReason = writtenText(reason);
  if (violation.state === 'APPEALED' && violation.appealReason === appealReason) return;
  if (appealReason === '') throw invalid('reason', '请说明为什么这条违章与您无关');
  if (characterCount(appealReason) > APPEAL_LENGTH) throw invalid('reason', `最多${APPEAL_LENGTH}个字`);
  if (violation.appealReason !== null)
    throw new Failure(ErrorCode.ORDER_STATE, '这条违章已经申诉过一次，请选择其他处理办法');
  if (!(await moveViolation(tx, violation, 'APPEALED', 'member', { appealReason })))
    throw wrongState(found, '申诉');
  await attach(tx, found, APPEAL_FILES, photos);
  await tellViolation(tx, violation.id, now, '您已提交申诉，等待核对');
}

async function cancelAgency(work: MoneyTransaction, found: ShownViolation): Promise<void> {
  const { violation } = found;
  if (violation.state === 'OPEN') return;
  if (violation.state !== 'AGENCY_UNPAID') throw wrongState(found, '取消代办');
  const subject = violationSubject(violation.id);
  if (await work.hasUnknownPayment(subject))
    throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再取消');
  await moveViolation(work.tx, violation, 'OPEN', 'member', { agencyTotal: null, expiresAt: null });
  await work.closePayments(subject);
  await tellViolation(work.tx, violation.id, work.now, '您取消了代办');
}

const WAYS = { SELF: sendReceipt, APPEAL: appeal, CANCEL_AGENCY: cancelAgency } as const;

/** What a renter does about a violation. Errors as the contract lists them. */
export async function processViolation(request: Process, { member, money, now }: Processing): Promise<void> {
  await money.refreshOwn(member.id, violationSubject(request.id), now);
  await money.transaction(now, async work => {
    const found = await lockOwn(work.tx, request.id, member.id);
    await WAYS[request.way](work, found, request);
  });
}

/**
 * What having us pay a fine costs, and how much of the deposit can pay it: all of it, or nothing. What is promised to other
 * violations of the order is theirs.
 */
export async function agencyOf(
  db: Database,
  lines: OrderLines,
  { violation: { fine, services }, order }: ShownViolation,
): Promise<ViolationAgency> {
  const fee = agencyFee(fine, services);
  const held = (await lines[order.line].trips?.heldOf(db, order.id, 'violation')) ?? 0;
  const free = held - (await promisedOfDeposit(db, order.id));
  return { ...fee, from_deposit: free >= fee.total ? fee.total : 0 };
}

/** Has us pay a fine. Errors as the contract lists them. */
export async function confirmFee(
  lines: OrderLines,
  { id, expected_total: expected, pay }: RequestOf<'POST /api/violation/confirm_fee'>,
  { member, money, now }: Processing,
): Promise<{ status: ViolationState; due: number }> {
  await money.refreshOwn(member.id, violationSubject(id), now);
  return money.transaction(now, async ({ tx }) => {
    const found = await lockOwn(tx, id, member.id);
    const { violation } = found;
    const isDeposit = pay === 'DEPOSIT';
    const asBefore = violation.agencyTotal === expected && violation.isFromDeposit === isDeposit;
    // The same again, when the answer was lost.
    if (asBefore && violation.state === 'AGENCY') return { status: 'AGENCY', due: 0 };
    if (asBefore && violation.state === 'AGENCY_UNPAID') return { status: 'AGENCY_UNPAID', due: expected };
    const problem = agencyProblem(violation);
    if (problem !== undefined) throw new Failure(ErrorCode.ORDER_STATE, problem);
    const agency = await agencyOf(tx, lines, found);
    if (agency.total !== expected)
      throw new Failure(ErrorCode.PRICE_CHANGED, '代办费用有变化，请确认新的金额', agency);
    if (isDeposit && agency.from_deposit < agency.total)
      throw new Failure(ErrorCode.ORDER_STATE, '违章押金不够支付，请直接付款');
    const to = isDeposit ? 'AGENCY' : 'AGENCY_UNPAID';
    const expiresAt = isDeposit ? null : new Date(now.getTime() + MINUTES_TO_PAY_AGENCY * MINUTE);
    const confirmed = { agencyTotal: agency.total, isFromDeposit: isDeposit, expiresAt };
    if (!(await moveViolation(tx, violation, to, 'member', confirmed))) throw wrongState(found, '代办');
    const text = isDeposit
      ? `您委托我们代办，办好后从违章押金中扣除¥${yuanText(agency.total)}`
      : `您委托我们代办，待付¥${yuanText(agency.total)}`;
    await tellViolation(tx, id, now, text);
    return { status: to, due: isDeposit ? 0 : agency.total };
  });
}
