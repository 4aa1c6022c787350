import type { AccidentAssessment } from '../../types/api/accident';
import { LONGEST_REPAIR_DAYS, MOST_ASSESSED } from './accident';
import { yuanText } from './money';
import { DAY, HOUR, toMillis, type Time } from './shanghaiTime';
import { fenTyped } from './typedText';

/** What a repair shop puts a figure to, in the order in which it stands on its bill (issue 15). */
export const ASSESSED_PARTS = {
  repair: { name: '维修费', hint: '车身维修和喷漆，含工时和材料' },
  glass: { name: '玻璃轮胎', hint: '轮胎、玻璃和小额剐蹭，没有可以不填' },
  towing: { name: '拖车费', hint: '没有可以不填' },
} as const;

export type AssessedPart = keyof typeof ASSESSED_PARTS;

export const ASSESSED_NAMES = Object.keys(ASSESSED_PARTS) as AssessedPart[];

/** Half-hours are what times are chosen by. */
const STEP = HOUR / 2;

/** The first half-hour at which a repair may begin: not before the accident. Milliseconds since 1970. */
export const earliestRepair = (accident: Time): number => Math.ceil(toMillis(accident) / STEP) * STEP;

/** The first and the last moment at which a repair that begins then may end, milliseconds since 1970. */
export const repairEnds = (from: Time): { first: number; last: number } => ({
  first: toMillis(from) + STEP,
  last: toMillis(from) + LONGEST_REPAIR_DAYS * DAY,
});

/** Why the beginning of a repair cannot stand, one sentence. */
export function repairFromProblem(from: string | undefined, accident: Time): string | undefined {
  if (from === undefined) return '请选择开始维修的时间';
  return toMillis(from) < toMillis(accident) ? '不能早于事故发生的时间' : undefined;
}

/** The same of its end. */
export function repairToProblem(to: string | undefined, from: string | undefined): string | undefined {
  if (to === undefined) return '请选择修好交车的时间';
  if (from === undefined) return undefined;
  const { first, last } = repairEnds(from);
  if (toMillis(to) < first) return '要晚于开始维修的时间';
  return toMillis(to) > last ? `最多${LONGEST_REPAIR_DAYS}天` : undefined;
}

/** Why a figure cannot stand, one sentence; of the three one at least is above 0. `typed` are yuan as they are typed. */
export function figureProblem(
  part: AssessedPart,
  typed: Readonly<Record<AssessedPart, string>>,
): string | undefined {
  const most = MOST_ASSESSED[part];
  if ((fenTyped(typed[part]) ?? 0) > most) return `最多${yuanText(most)}元`;
  const isEmpty = ASSESSED_NAMES.every(name => !fenTyped(typed[name]));
  return part === 'repair' && isEmpty ? '请填写费用，至少一项' : undefined;
}

/** What a repair costs in all, what the car's standing still costs included, fen. */
export const assessedTotal = ({
  repair,
  glass,
  towing,
  priceState: downtime,
}: Pick<AccidentAssessment, AssessedPart | 'priceState'>): number => repair + glass + towing + downtime.total;
