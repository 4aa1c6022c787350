import type { ServiceCode } from '../../types/api/bill';
import { afterWorkingDays } from './holidays';
import { DAY, toMillis, type Time } from './shanghaiTime';

/**
 * How a violation stands (`design/lines.md`, Violations): somebody has to do something about it; a receipt of the traffic
 * police was handed in; we were asked to pay the fine, and have its money or not yet; its renter says that it is not theirs;
 * it was paid, taken back, or handed over to them at the traffic police.
 */
export type ViolationState =
  'OPEN' | 'RECEIPT_SENT' | 'AGENCY_UNPAID' | 'AGENCY' | 'APPEALED' | 'HANDLED' | 'WITHDRAWN' | 'TRANSFERRED';

/** Who moves a violation on. */
export type ViolationMover = 'member' | 'staff' | 'provider' | 'system';

/** A state of a violation, as data. */
export interface ViolationStateRow {
  /** The word for the renter: 待处理. */
  text: string;
  /** What comes next, one sentence. */
  note: string;
  /** The deposit for violations waits for it. */
  isOpen: boolean;
  next: { readonly [To in ViolationState]?: readonly ViolationMover[] };
}

/** The life of a violation: every state in its order, and who may move it on (issue 15). */
export const violationLife: Readonly<Record<ViolationState, ViolationStateRow>> = {
  OPEN: {
    text: '待处理',
    note: '请选择一种处理办法',
    isOpen: true,
    next: {
      RECEIPT_SENT: ['member'],
      AGENCY_UNPAID: ['member'],
      AGENCY: ['member'],
      APPEALED: ['member'],
      WITHDRAWN: ['staff'],
      TRANSFERRED: ['staff'],
    },
  },
  RECEIPT_SENT: {
    text: '凭证核实中',
    note: '我们正在核对缴款凭证，核对后就不再占用违章押金',
    isOpen: true,
    next: { HANDLED: ['staff'], OPEN: ['staff'], WITHDRAWN: ['staff'] },
  },
  AGENCY_UNPAID: {
    text: '代办待付款',
    note: '付款后我们就去办理',
    isOpen: true,
    next: { AGENCY: ['provider'], OPEN: ['member', 'system'], WITHDRAWN: ['staff'] },
  },
  AGENCY: {
    text: '代办中',
    note: '我们正在替您缴纳罚款，办好后告诉您',
    isOpen: true,
    next: { HANDLED: ['staff'], OPEN: ['staff'], WITHDRAWN: ['staff'] },
  },
  APPEALED: {
    text: '申诉中',
    note: '我们正在核对您的说明，结果会短信告诉您',
    isOpen: true,
    next: { WITHDRAWN: ['staff'], OPEN: ['staff'] },
  },
  HANDLED: { text: '已处理', note: '这条违章已处理完毕', isOpen: false, next: {} },
  WITHDRAWN: { text: '已撤销', note: '这条违章与您无关，不需要处理', isOpen: false, next: {} },
  TRANSFERRED: {
    text: '已转移',
    note: '这条违章已由交管部门转到您的名下，请到交管12123处理',
    isOpen: false,
    next: {},
  },
};

/** Every state in the order of a life. */
export const VIOLATION_STATES = Object.keys(violationLife) as ViolationState[];

/** Whether `by` may move a violation from one state to another. */
export const canMoveViolation = (from: ViolationState, to: ViolationState, by: ViolationMover): boolean =>
  violationLife[from].next[to]?.includes(by) ?? false;

/** Characters of what a renter says against a violation. */
export const APPEAL_LENGTH = 300;

/** Pictures of a receipt or an appeal, at most. */
export const VIOLATION_PHOTOS = 3;

/** Minutes for which a fine that we are asked to pay waits for its money. */
export const MINUTES_TO_PAY_AGENCY = 120;

/** Days after the contract's end from which on the traffic police may put a violation in its renter's name. */
export const TRANSFER_DAYS = 30;

/** Working days within which its renter may appeal there, once it is in their name. */
export const POLICE_APPEAL_DAYS = 5;

/** From when on a violation may be put in its renter's name: 30 days after the car came back. */
export const transferTime = (returned: Time): Date => new Date(toMillis(returned) + TRANSFER_DAYS * DAY);

/** The last day (`YYYY-MM-DD`) to appeal at the traffic police: 5 working days after it was put in their name. */
export const policeAppealDay = (transferred: Time): string =>
  afterWorkingDays(transferred, POLICE_APPEAL_DAYS);

/** Fines above this cost more to have paid, fen: they need a visit. */
const SMALL_FINE = 200_00;

/** 代办费 of a small fine and of a larger one, fen (rental.md: 50 to 100 each). */
const AGENCY_FEES = { small: 50_00, large: 100_00 } as const;

/** What it costs to have us pay a fine: the fine itself, and our fee by the rule that is said. Fen. */
export interface AgencyFee {
  fine: number;
  fee: number;
  total: number;
  /** Why the fee is what it is, one sentence. */
  rule: string;
}

/**
 * What 代办 costs by fine and cover (issue 15): 路程无忧 pays the fee and not the fine; 全程无忧 covers damage and not
 * violations, so it changes nothing here.
 */
export function agencyFee(fine: number, services: readonly ServiceCode[]): AgencyFee {
  if (services.includes('INS_SAFE_TRAVEL'))
    return { fine, fee: 0, total: fine, rule: '您买了路程无忧，免收代办费，罚款由您承担' };
  const fee = fine > SMALL_FINE ? AGENCY_FEES.large : AGENCY_FEES.small;
  const rule = fine > SMALL_FINE ? '罚款200元以上，代办费每次100元' : '罚款200元及以下，代办费每次50元';
  return {
    ...{ fine, fee, total: fine + fee },
    rule: services.includes('WORRY_FREE') ? `${rule}；全程无忧保车损，不含违章` : rule,
  };
}

/** Why we may not pay a fine for somebody, one sentence: points are taken by the driver alone. Undefined: we may. */
export const agencyProblem = ({ points }: { points: number }): string | undefined =>
  points > 0 ? `这条违章记${points}分，记分只能由驾驶人本人接受，不能代办` : undefined;

/** One of the ways to settle a violation oneself, step by step (交管12123). */
export const SELF_STEPS: readonly string[] = [
  '打开“交管12123”App，用本人身份登录。',
  '点“更多”，选“违法处理”，查到这条违章并确认。',
  '缴纳罚款，把缴款成功的页面截图。',
  '回到这里上传截图，我们核对后就结案。',
];

/** What people should know of violations before they have one to see to: specification §3, ins_journey. */
export const JOURNEY_TIPS: readonly { title: string; description: string }[] = [
  {
    title: '查到违章会短信告诉您',
    description: '交管部门的记录通常要几天到两周才能查到，时间、地点、罚款和记分都会写清楚。',
  },
  {
    title: '三种办法处理',
    description:
      '自己在交管12123处理后上传凭证；不记分的可以委托我们代办，罚款200元及以下每次50元，200元以上每次100元；认为不是您的，可以申诉。',
  },
  {
    title: '买了路程无忧',
    description: '我们代办不收代办费，罚款由您承担，记分仍要驾驶人本人接受。',
  },
  {
    title: '多久要处理完',
    description: `还车后${TRANSFER_DAYS}天仍未处理的，交管部门可能把违章转到您名下；转移后有异议，请在${POLICE_APPEAL_DAYS}个工作日内向交管部门提出。`,
  },
  {
    title: '违章押金什么时候退',
    description: `还车后${TRANSFER_DAYS}天内没有未处理的违章，就原路退回；有的话，处理完当天就能退。`,
  },
];
