import { afterWorkingDays } from './holidays';
import { DAY, toMillis, type Time } from './shanghaiTime';

/**
 * How an accident stands (`design/lines.md`, Claims): it was reported; papers are missing; the repair shop works out what it
 * costs, and has done so; what its renter owes is decided; they say that it is wrong; it waits to be paid; it is over, or
 * was none.
 */
export type AccidentState =
  | 'REPORTED'
  | 'PAPERS'
  | 'ASSESSING'
  | 'ASSESSED'
  | 'DECIDED'
  | 'APPEALED'
  | 'UNPAID'
  | 'CLOSED'
  | 'WITHDRAWN';

/** Who moves an accident on; the merchant is the repair shop that holds its link. */
export type AccidentMover = 'member' | 'merchant' | 'staff' | 'provider' | 'system';

/** A state of an accident, as data. */
export interface AccidentStateRow {
  /** The word for the renter: 已报案. */
  text: string;
  /** What comes next, one sentence. */
  note: string;
  /** The deposit for the vehicle waits for it. */
  isOpen: boolean;
  next: { readonly [To in AccidentState]?: readonly AccidentMover[] };
}

/** The life of an accident: every state in its order, and who may move it on (issue 15). */
export const accidentLife: Readonly<Record<AccidentState, AccidentStateRow>> = {
  REPORTED: {
    text: '已报案',
    note: '理赔专员会在2小时内联系您，请保持电话畅通',
    isOpen: true,
    next: {
      PAPERS: ['staff'],
      ASSESSING: ['staff'],
      ASSESSED: ['staff'],
      WITHDRAWN: ['member', 'staff'],
    },
  },
  PAPERS: {
    text: '待补充材料',
    note: '请补充缺少的材料，收齐后继续办理',
    isOpen: true,
    next: { REPORTED: ['member', 'staff'], ASSESSING: ['staff'], ASSESSED: ['staff'], WITHDRAWN: ['staff'] },
  },
  ASSESSING: {
    text: '定损中',
    note: '维修厂正在核定维修时间和费用，出结果后告诉您',
    isOpen: true,
    next: {
      // A new link takes the place of one that was lost, or is over.
      ASSESSING: ['staff'],
      ASSESSED: ['merchant', 'staff'],
      PAPERS: ['staff'],
      WITHDRAWN: ['staff'],
    },
  },
  ASSESSED: {
    text: '核定责任中',
    note: '维修厂已定损，我们正在核定责任和保险赔付',
    isOpen: true,
    next: {
      // The shop puts right what it entered until it is decided.
      ASSESSED: ['merchant'],
      ASSESSING: ['staff'],
      DECIDED: ['staff'],
      WITHDRAWN: ['staff'],
    },
  },
  DECIDED: {
    text: '待您确认',
    note: '请核对每一项费用，有异议可以申诉一次',
    isOpen: true,
    next: {
      APPEALED: ['member'],
      UNPAID: ['member', 'system'],
      CLOSED: ['member', 'system'],
      WITHDRAWN: ['staff'],
    },
  },
  APPEALED: {
    text: '申诉中',
    note: '我们正在复核您的申诉，结果会短信告诉您',
    isOpen: true,
    next: { DECIDED: ['staff'], ASSESSING: ['staff'], WITHDRAWN: ['staff'] },
  },
  UNPAID: {
    text: '待支付',
    note: '付清后这次事故就处理完毕，车辆押金不再等它',
    isOpen: true,
    next: { CLOSED: ['member', 'provider', 'staff'], WITHDRAWN: ['staff'] },
  },
  CLOSED: { text: '已结案', note: '这次事故已处理完毕', isOpen: false, next: {} },
  WITHDRAWN: { text: '已撤销', note: '这次报案已撤销', isOpen: false, next: {} },
};

/** Every state in the order of a life. */
export const ACCIDENT_STATES = Object.keys(accidentLife) as AccidentState[];

/** Whether `by` may move an accident from one state to another. */
export const canMoveAccident = (from: AccidentState, to: AccidentState, by: AccidentMover): boolean =>
  accidentLife[from].next[to]?.includes(by) ?? false;

/** States in which its renter can send more photos and words. */
export const takesPapers = (state: AccidentState): boolean =>
  ['REPORTED', 'PAPERS', 'ASSESSING', 'ASSESSED'].includes(state);

/** What is photographed at an accident, by the names of the specification (§3), in the order in which one walks around. */
export const ACCIDENT_SLOTS = [
  { slot: 'front_pic', name: '车头和车牌', hint: '正对车头，看得清车牌' },
  { slot: 'crush_far_pic', name: '碰撞远景', hint: '退后几步，拍到两车的位置' },
  { slot: 'crush_near_pic', name: '碰撞近景', hint: '靠近拍，看得清损伤' },
  { slot: 'crush_other_pic', name: '对方车辆', hint: '拍到对方的车牌和损伤' },
  { slot: 'scene_pic', name: '现场全景', hint: '拍到路口、标线和周围' },
] as const;

export type AccidentSlot = (typeof ACCIDENT_SLOTS)[number]['slot'];

/** Which of them an accident needs: of the other vehicle only where there is one. */
export const neededSlots = ({ hasOther }: { hasOther: boolean }): AccidentSlot[] =>
  ACCIDENT_SLOTS.map(({ slot }) => slot).filter(slot => slot !== 'crush_other_pic' || hasOther);

/** Further photos, and videos, at most; how long a video may last is said of all of them (`photo.ts`). */
export const ACCIDENT_IMAGES = 9;
export const ACCIDENT_VIDEOS = 2;

/** Photos in whose place others have come, at most: they stay kept. */
export const ACCIDENT_REPLACED = 20;

/** Photos of an appeal, and of a repair shop's figures, at most. */
export const ACCIDENT_APPEAL_PHOTOS = 6;
export const ASSESSMENT_PHOTOS = 9;

/** Characters of what happened, of a place, and of an appeal. */
export const ACCIDENT_TEXT_LENGTH = 300;
export const ACCIDENT_PLACE_LENGTH = 60;

/** Days after the return within which an accident of a rental can still be reported by its renter. */
export const REPORT_DAYS = 7;

/** For how many days a repair shop's link is good. */
export const MERCHANT_LINK_DAYS = 7;

/** Days that a repair takes at most, as a shop may enter it. */
export const LONGEST_REPAIR_DAYS = 60;

/** What a repair shop can enter at most, fen: more is a slip of the finger. */
export const MOST_ASSESSED = { repair: 1_000_000_00, glass: 100_000_00, towing: 20_000_00 } as const;

/** Reports of one order that go on at the same time, at most. */
export const OPEN_ACCIDENTS = 3;

/** What comes next for a renter: without a word of an appeal where they have had theirs. */
export const accidentNote = (state: AccidentState, hasAppealed: boolean): string =>
  state === 'DECIDED' && hasAppealed ? '申诉已复核，请核对每一项费用后确认' : accidentLife[state].note;

/** Working days in which its renter may appeal against what was decided; then it stands. */
export const ACCIDENT_APPEAL_DAYS = 5;

/** The last day (`YYYY-MM-DD`) to appeal against a decision: 5 working days after it was told. */
export const accidentAppealDay = (decided: Time): string => afterWorkingDays(decided, ACCIDENT_APPEAL_DAYS);

/** When a decision stands, as that day is over: milliseconds since 1970. */
export const decisionStandsAt = (decided: Time): number => toMillis(accidentAppealDay(decided)) + DAY;
