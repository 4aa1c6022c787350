import { yuanText } from './money';

/**
 * How a demand stands (`design/lines.md`, 需求): it waits for a call, was called about, has a quote, was confirmed (an order
 * follows), or has come to nothing.
 */
export type DemandState = 'WAITING' | 'CONTACTED' | 'QUOTED' | 'CONFIRMED' | 'CANCELLED' | 'UNAVAILABLE';

/** Who moves a demand on: who asked, the staff, or the system when the order that followed has come to nothing. */
export type DemandMover = 'member' | 'staff' | 'system';

/** A state of a demand, as data. */
export interface DemandStateRow {
  /** The word for who asked: 待联系. */
  text: string;
  /** What comes next, one sentence. */
  note: string;
  /** It still goes on: somebody does something about it. */
  isOpen: boolean;
  next: { readonly [To in DemandState]?: readonly DemandMover[] };
}

/** The life of a demand: every state in its order, and who may move it on (issue 14). */
export const demandLife: Readonly<Record<DemandState, DemandStateRow>> = {
  WAITING: {
    text: '待联系',
    note: '客服会尽快打电话给您，请保持电话畅通',
    isOpen: true,
    next: { CONTACTED: ['staff'], QUOTED: ['staff'], UNAVAILABLE: ['staff'], CANCELLED: ['member'] },
  },
  CONTACTED: {
    text: '已联系',
    note: '正在为您安排车辆，报价会显示在这里',
    isOpen: true,
    next: { QUOTED: ['staff'], UNAVAILABLE: ['staff'], CANCELLED: ['member'] },
  },
  QUOTED: {
    text: '已报价',
    note: '请查看报价，接受后付款即预订成功',
    isOpen: true,
    next: {
      // A new quote takes the place of the one before; a declined one leaves the talk open.
      QUOTED: ['staff'],
      CONTACTED: ['member'],
      CONFIRMED: ['member'],
      UNAVAILABLE: ['staff'],
      CANCELLED: ['member'],
    },
  },
  CONFIRMED: {
    text: '已确认',
    note: '您已接受报价，后续进展请看订单',
    isOpen: false,
    // Its order was not paid, or was cancelled: the talk goes on.
    next: { CONTACTED: ['system'] },
  },
  CANCELLED: { text: '已取消', note: '需求已取消，可以重新提交', isOpen: false, next: {} },
  UNAVAILABLE: { text: '无法提供', note: '很抱歉，这次没能帮到您', isOpen: false, next: {} },
};

/** Every state in the order of a life. */
export const DEMAND_STATES = Object.keys(demandLife) as DemandState[];

/** Whether `by` may move a demand from one state to another. */
export const canMoveDemand = (from: DemandState, to: DemandState, by: DemandMover): boolean =>
  demandLife[from].next[to]?.includes(by) ?? false;

/** What is offered for a demand, fen, as it is read: ¥188; for nothing, that it is so. */
export const quoteText = (total: number): string => (total === 0 ? '免费' : `¥${yuanText(total)}`);

/**
 * Until when what was offered can be accepted, or what was accepted can be paid: so long, and not beyond the time for which
 * it was asked. Where that is over already, somebody has agreed on another one.
 */
export const untilService = (end: Date, takeTime: Date, now: Date): Date =>
  takeTime > now && takeTime < end ? takeTime : end;

/** Characters of a word with which a quote is declined or a demand is cancelled. */
export const DEMAND_REASON_LENGTH = 200;

/** When somebody is called who asks now: within half an hour while the hotline is staffed, else after it opens. */
export const CALLS_FROM_HOUR = 8;
export const CALLS_UNTIL_HOUR = 22;

/** When the call comes, by the hour of the day (0 to 23) at which somebody asks: 30分钟内. */
export function callTime(hour: number): string {
  if (hour < CALLS_FROM_HOUR) return `今天${CALLS_FROM_HOUR}点半前`;
  return hour < CALLS_UNTIL_HOUR ? '30分钟内' : `明天${CALLS_FROM_HOUR}点半前`;
}
