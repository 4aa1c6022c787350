import { yuanText } from './money';
import type { OrderAction } from './orderLife';

/** How a rental order is changed: before the pickup, prolonged, or brought back early (issue 12). */
export type AmendmentKind = 'MODIFY' | 'RELET' | 'EARLY_RETURN';

/** It waits for its money, it holds, its member gave it up, or its time to pay is over. */
export type AmendmentState = 'UNPAID' | 'APPLIED' | 'CANCELLED' | 'LAPSED';

/** Minutes for which an amendment that is to be paid keeps what it needs. */
export const MINUTES_TO_PAY_AMENDMENT = 15;

/**
 * Each kind: what a person calls it, as a title and in a sentence, where 取消修改订单 would sound like the end of the order;
 * and what the life of the order must allow for it.
 */
export const AMENDMENTS: Readonly<
  Record<AmendmentKind, { name: string; noun: string; action: OrderAction }>
> = {
  MODIFY: { name: '修改订单', noun: '修改', action: 'modify' },
  RELET: { name: '续租', noun: '续租', action: 'relet' },
  EARLY_RETURN: { name: '提前还车', noun: '提前还车', action: 'earlyReturn' },
};

/** What a change that waits for its money costs, in a few words: 续租需补付¥189. */
export const toPayText = (kind: AmendmentKind, due: number): string =>
  `${AMENDMENTS[kind].noun}需补付¥${yuanText(due)}`;

/** What became of an amendment, as a person reads it. */
export const AMENDMENT_STATES: Readonly<Record<AmendmentState, string>> = {
  UNPAID: '待支付',
  APPLIED: '已生效',
  CANCELLED: '已取消',
  LAPSED: '超时未支付',
};
