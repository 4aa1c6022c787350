import type { Bill, BillLine } from '../../types/api/bill';
import { groupTotal } from './pricing';

/** What of the rental fee of unused days is kept, percent. */
export const EARLY_RETURN_PERCENT = 30;

/** How the penalty comes about, one sentence. */
export const EARLY_RETURN_RULE = `收取未使用天数租车费的${EARLY_RETURN_PERCENT}%`;

type Priced = Pick<Bill, 'lines' | 'total'>;

/**
 * What bringing a car back early keeps, in fen: 30 % of the rental fee of the days that are not used (rental.md,
 * 提前还车违约金), and never more than the shorter rental saves.
 */
export function earlyReturnPenalty(booked: Priced, shorter: Priced): number {
  const saved = booked.total - shorter.total;
  const unusedFee = groupTotal(booked, 'rental') - groupTotal(shorter, 'rental');
  const penalty = Math.round((unusedFee * EARLY_RETURN_PERCENT) / 100);
  return Math.max(0, Math.min(saved, penalty));
}

/** 提前还车违约金 that a bill holds, in fen. */
export const penaltyIn = ({ lines }: Pick<Bill, 'lines'>): number =>
  lines.find(({ code }) => code === 'EARLY_RETURN')?.amount ?? 0;

/** A bill with so much 提前还车违约金 in all, fen, in the place of what it had. */
export function withPenalty<One extends Priced>(bill: One, penalty: number): One {
  const lines = bill.lines.filter(({ code }) => code !== 'EARLY_RETURN');
  const line: BillLine = {
    code: 'EARLY_RETURN',
    name: '提前还车违约金',
    unitPrice: penalty,
    quantity: 1,
    unit: '次',
    rule: EARLY_RETURN_RULE,
    amount: penalty,
    group: 'service',
  };
  return {
    ...bill,
    lines: penalty > 0 ? [...lines, line] : lines,
    total: bill.total - penaltyIn(bill) + penalty,
  };
}
