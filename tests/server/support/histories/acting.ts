import { payables } from '../../../../server/areas/payables';
import { Failure } from '../../../../server/kernel/failure';
import type { Money } from '../../../../server/kernel/money/money';
import { readPayment } from '../../../../server/kernel/money/paymentRepository';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { Answer } from '../../../../types/api/call';
import type { BegunPayment } from '../../../../types/api/pay';
import type { TestSession } from '../testServer';
import type { MemberHistory } from './MemberHistory';
import { oneOf, type Step } from './steps';

/** What must not be asked may be refused, and must not break anything. */
const REFUSALS: readonly number[] = [
  ErrorCode.ORDER_STATE,
  ErrorCode.SOLD_OUT,
  ErrorCode.PERIOD_INVALID,
  ErrorCode.MINIMUM_DAYS,
  ErrorCode.PAYMENT_CLOSED,
  ErrorCode.BALANCE_TOO_LOW,
  ErrorCode.COUPON_UNUSABLE,
  ErrorCode.TOO_MANY_UNPAID,
];

/** An answer that is a refusal must be one of those that a person gets; whether it is none. */
export function isDone({ code, msg }: Answer<unknown>, ...others: number[]): boolean {
  if (code !== ErrorCode.OK && ![...REFUSALS, ...others].includes(code))
    throw new Error(`It answered ${code} ${msg}`);
  return code === ErrorCode.OK;
}

/** How a cashier ends: mostly well; it may stay open, too, or the money may come from the balance. */
const ENDS = [
  'SUCCEED',
  'SUCCEED',
  'SUCCEED',
  'SUCCEED',
  'FAIL',
  'CANCEL',
  'UNKNOWN',
  'OPEN',
  'BALANCE',
] as const;

/** The way to pay that a step has. */
export const methodOf = (step: Step): 'BALANCE' | 'WECHAT' =>
  oneOf(ENDS, step) === 'BALANCE' ? 'BALANCE' : 'WECHAT';

/** A payment that was begun goes on as the step has it. */
export async function endPayment(
  history: Pick<MemberHistory<string>, 'world' | 'paymentIds'>,
  payer: TestSession,
  begun: Answer<BegunPayment>,
  step: Step,
): Promise<void> {
  if (!isDone(begun)) return;
  const { payment_id } = begun.data;
  history.paymentIds.push(payment_id);
  const outcome = oneOf(ENDS, step);
  if (outcome === 'OPEN' || outcome === 'BALANCE') return;
  isDone(await history.world.ask('POST /api/pay/sandbox', { payment_id, outcome }, payer));
}

/** A provider says how a payment has ended: late, twice, in any order, or other than was thought here. */
export async function notify(
  history: Pick<MemberHistory<string>, 'world' | 'paymentIds'>,
  step: Step,
): Promise<void> {
  const { db, server } = history.world;
  const begun = await Promise.all(history.paymentIds.map(id => readPayment(db, id)));
  // What has come already can only be said again.
  const waiting = begun.filter(({ status }) => status !== 'SUCCEEDED');
  const candidates = step.order % 4 > 0 && waiting.length > 0 ? waiting : begun;
  const payment = candidates[step.order % Math.max(1, candidates.length)];
  if (!payment) return;
  const payable = payables.find(({ kind }) => kind === payment.subjectKind);
  if (!payable) throw new Error('A payment is of an unknown kind');
  const told = oneOf(['SUCCEEDED', 'SUCCEEDED', 'UNKNOWN', 'CANCELLED', 'FAILED'] as const, step);
  await server.money.transaction(server.clock(), work =>
    work.settle(payable, payment, told, { evenEnded: true }),
  );
}

/** What the desk does, which may refuse it too. */
export const atDesk =
  <Of extends Step>(
    act: (money: Money, orderId: string, now: Date, step: Of) => Promise<unknown>,
    ...others: number[]
  ) =>
  async (
    { world: { server } }: Pick<MemberHistory<string>, 'world'>,
    orderId: string,
    step: Of,
  ): Promise<void> => {
    await act(server.money, orderId, server.clock(), step).catch((problem: unknown) => {
      if (!(problem instanceof Failure)) throw problem;
      isDone({ code: problem.code, msg: problem.message, data: null }, ...others);
    });
  };
