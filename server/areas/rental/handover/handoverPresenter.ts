import { format, toIso } from '../../../../src/domain/shanghaiTime';
import type { Bill } from '../../../../types/api/bill';
import type { Handover, HeldDeposit } from '../../../../types/api/settlement';
import { presentHolds, type DepositHoldRow } from '../../../kernel/orders/depositHolds';
import type { DepositRow, HandoverRow, HandoverState } from './handoverRepository';
import { DEPOSIT_NAMES } from './rentalDeposits';

/** How a car was as it changed hands, in its wire form. */
export const presentHandover = ({ kind, odometer, energy, createdAt }: HandoverRow): Handover => ({
  kind,
  odometer,
  energy,
  time: toIso(createdAt),
});

/** A deposit in its wire form. */
const presentDeposit = (
  { kind, amount, kept, releaseBy, releasedAt }: DepositRow,
  holds: readonly DepositHoldRow[],
): HeldDeposit => ({
  kind,
  name: DEPOSIT_NAMES[kind],
  amount,
  kept,
  state: releasedAt ? 'RELEASED' : 'HELD',
  holder: '取车门店刷卡预授权',
  ...(releaseBy && { release_by: toIso(releaseBy) }),
  ...(releasedAt && { released_at: toIso(releasedAt) }),
  ...(!releasedAt && presentHolds(holds, kind)),
});

/** The deposits of an order with what holds them, in their wire form. */
export const presentDeposits = ({
  deposits,
  holds,
}: Pick<HandoverState, 'deposits' | 'holds'>): HeldDeposit[] =>
  deposits.map(deposit => presentDeposit(deposit, holds));

/** The bill of an order with what becomes of its deposits now: their days follow the return as it was, not as it was booked. */
export function presentBill(bill: Bill, deposits: readonly DepositRow[]): Bill {
  if (!deposits.some(({ releaseBy }) => releaseBy)) return bill;
  const held = deposits.flatMap(({ kind, releaseBy, releasedAt }) =>
    releaseBy && !releasedAt ? [`${DEPOSIT_NAMES[kind]}${format(releaseBy, 'M月D日')}前`] : [],
  );
  const releaseText = held.length > 0 ? `${held.join('、')}原路退回` : '押金已处理完毕';
  return { ...bill, deposits: { ...bill.deposits, releaseText } };
}
