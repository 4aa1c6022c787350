import { DAY, toMillis, type Time } from './shanghaiTime';
import type { Cover } from './cover';
import { yuanText } from './money';

/** Whose fault an accident was, as the traffic police say, with the percent that the renter's side bears. */
export const LIABILITIES = {
  FULL: { text: '我方全责', percent: 100 },
  MAIN: { text: '我方主责', percent: 70 },
  EQUAL: { text: '双方同责', percent: 50 },
  MINOR: { text: '我方次责', percent: 30 },
  NONE: { text: '我方无责', percent: 0 },
} as const;

export type Liability = keyof typeof LIABILITIES;

/** Why insurance pays nothing at all; NONE: it pays. */
export const EXCLUSIONS = {
  NONE: '没有',
  DRUNK: '酒驾、毒驾',
  UNLICENSED: '无证驾驶',
  UNREGISTERED: '由未登记的人驾驶',
  HIT_AND_RUN: '肇事逃逸',
} as const;

export type Exclusion = keyof typeof EXCLUSIONS;

/** What a repair shop has found out. Money in fen. */
export interface Assessment {
  /** Of the car's body, without what stands below. */
  repair: number;
  /** Of tyres, glass and small scratches alone. */
  glass: number;
  /** Of bringing it there. */
  towing: number;
  /** Days for which the car stands still, and what one of them costs. */
  days: number;
  dayPrice: number;
}

/** What an accident is decided by. Money in fen. */
export interface AccidentFacts extends Assessment {
  liability: Liability;
  exclusion: Exclusion;
  /** The damage of others: cars, things, people beside ours. */
  thirdParty: number;
  /** The treatment of the people in the car, and how many they are. */
  injury: number;
  people: number;
}

/** A part of what an accident costs. */
export type AccidentLineCode = 'REPAIR' | 'GLASS' | 'DOWNTIME' | 'TOWING' | 'THIRD_PARTY' | 'INJURY';

/** A line of what a renter owes for an accident. Fen. */
export interface AccidentLine {
  code: AccidentLineCode;
  name: string;
  /** What it costs as a whole. */
  damage: number;
  /** What the renter owes of it. */
  amount: number;
  /** By which rule, one sentence. */
  rule: string;
}

/** What a renter owes for an accident: only lines that cost something; `total` is their sum. Fen. */
export interface AccidentBill {
  lines: AccidentLine[];
  total: number;
}

const PARTS = {
  REPAIR: '车辆维修费',
  GLASS: '轮胎、玻璃和小额剐蹭',
  DOWNTIME: '停运损失费',
  TOWING: '拖车费',
  THIRD_PARTY: '第三方损失',
  INJURY: '车上人员医疗费',
} as const satisfies Record<AccidentLineCode, string>;

/** What the cover leaves of a part that the renter's side bears, and why. */
interface Left {
  amount: number;
  rule: string;
}

const inTenThousands = (fen: number): string => `${fen / 1_000_000}万元`;

const beyond = (own: number, limit: number, whose: string): Left =>
  own <= limit
    ? { amount: 0, rule: `${whose}赔付，最高${inTenThousands(limit)}` }
    : { amount: own - limit, rule: `${whose}最高赔付${inTenThousands(limit)}，超出部分由您承担` };

/** Each part's rule, where nothing excludes it; `own` is what the renter's side bears of it by fault. */
const RULES: Readonly<Record<AccidentLineCode, (own: number, cover: Cover, facts: AccidentFacts) => Left>> = {
  REPAIR: (own, { excess }) =>
    excess === 0
      ? { amount: 0, rule: '您的保障不计免赔，保险全额赔付' }
      : {
          amount: Math.min(own, excess),
          rule:
            own <= excess
              ? `${yuanText(excess)}元以下的车损由您承担`
              : `保险赔付，您最多承担${yuanText(excess)}元`,
        },
  GLASS: (own, { hasTyresAndGlass }) =>
    hasTyresAndGlass
      ? { amount: 0, rule: '您的保障包含，由保险赔付' }
      : { amount: own, rule: '您的保障不含轮胎、玻璃和小额剐蹭，由您承担' },
  DOWNTIME: (own, { hasDowntime }, { days, dayPrice }) => {
    const how = `维修${days}天，每天${yuanText(dayPrice)}元`;
    return hasDowntime
      ? { amount: 0, rule: `${how}，全程无忧赔付` }
      : { amount: own, rule: `${how}，由您承担` };
  },
  TOWING: (own, { hasTowing }) =>
    hasTowing
      ? { amount: 0, rule: '您的保障含免费拖车' }
      : { amount: own, rule: '您的保障不含拖车，由您承担' },
  THIRD_PARTY: (own, { thirdParty }) => beyond(own, thirdParty, '第三者责任险'),
  INJURY: (own, { perSeat, perPerson }, { people }) => {
    const limit = (perSeat + perPerson) * people;
    return limit === 0
      ? { amount: own, rule: '您的保障不含车上人员，由您承担' }
      : beyond(own, limit, '车上人员责任险和驾乘人员意外险');
  },
};

/** Days of a repair that stand for 停运损失: each that has begun, at least one. */
export const repairDays = (from: Time, to: Time): number =>
  Math.max(1, Math.ceil((toMillis(to) - toMillis(from)) / DAY));

/**
 * What a renter owes for an accident under the cover that they chose (issue 15): the renter's side bears its part by fault;
 * of that insurance pays by its rules, and nothing where the driver did what excludes it. 全程无忧 pays repair and downtime,
 * 路程无忧 is for violations and pays nothing here.
 */
export function accidentBill(facts: AccidentFacts, cover: Cover): AccidentBill {
  const { percent, text } = LIABILITIES[facts.liability];
  const damages: Record<AccidentLineCode, number> = {
    REPAIR: facts.repair,
    GLASS: facts.glass,
    DOWNTIME: facts.days * facts.dayPrice,
    TOWING: facts.towing,
    THIRD_PARTY: facts.thirdParty,
    INJURY: facts.injury,
  };
  const leftOf = (code: AccidentLineCode, damage: number): Left => {
    if (percent === 0) return { amount: 0, rule: '您没有责任，由对方承担' };
    const own = Math.round((damage * percent) / 100);
    if (facts.exclusion !== 'NONE')
      return { amount: own, rule: `${EXCLUSIONS[facts.exclusion]}，保险不予赔付` };
    return RULES[code](own, cover, facts);
  };
  const lines = (Object.keys(PARTS) as AccidentLineCode[])
    .filter(code => damages[code] > 0)
    .map(code => {
      const damage = damages[code];
      const { amount, rule } = leftOf(code, damage);
      const share = percent === 0 || percent === 100 ? '' : `${text}承担${percent}%；`;
      return { code, name: PARTS[code], damage, amount, rule: `${share}${rule}` };
    });
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
