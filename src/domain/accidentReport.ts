import { ACCIDENT_PLACE_LENGTH, ACCIDENT_TEXT_LENGTH } from './accident';
import { isMobileNumber } from './identity';
import { PLATE, plateTyped } from './plate';
import { characterCount } from './renter';
import { format, toMillis, type Time } from './shanghaiTime';
import { writtenText } from './writtenText';

/** What a report asks, one question a screen, in the order in which one can answer at the roadside (issue 15). */
export const REPORT_STEPS = ['人安全吗？', '何时何地？', '拍照留证', '对方是谁？', '核对并发送'] as const;

/** What happened, in a word that fills the text, and whether such an accident has another side. */
export const HAPPENED = [
  { text: '追尾', hasOther: true },
  { text: '剐蹭', hasOther: true },
  { text: '撞固定物', hasOther: false },
  { text: '单车事故', hasOther: false },
] as const;

/** The other side as it is typed: all of it may stay empty. */
export interface TypedOther {
  plate: string;
  name: string;
  mobile: string;
  insurer: string;
}

/** Characters of a name and of an insurer. */
export const OTHER_NAME_LENGTH = 20;

/** A report as it is filled in: what is undefined was not answered yet. */
export interface TypedReport {
  /** '': no car is chosen yet. */
  orderid: string;
  /** ISO time. */
  time: string;
  place: string;
  description: string;
  is_injured: boolean | undefined;
  has_police: boolean | undefined;
  has_other: boolean | undefined;
  other: TypedOther;
}

/** What can be wrong with a report, by the name of what is to be put right. */
export type ReportField = Exclude<keyof TypedReport, 'other'> | keyof TypedOther;

/** The fields of each step. */
export const STEP_FIELDS: readonly (readonly ReportField[])[] = [
  ['is_injured', 'has_police'],
  ['orderid', 'time', 'place', 'description'],
  [],
  ['has_other', 'plate', 'name', 'mobile', 'insurer'],
];

const textProblem = (text: string, length: number, missing: string): string | undefined => {
  const count = characterCount(writtenText(text));
  if (count === 0) return missing;
  return count > length ? `最多${length}个字` : undefined;
};

/** When the car was out; absent ends are unknown. */
export interface CarOut {
  from_time?: string;
  to_time?: string;
}

function timeProblem(time: string, { from_time: from, to_time: to }: CarOut, now: Time): string | undefined {
  const at = toMillis(time);
  if (at > toMillis(now)) return '事故时间不能晚于现在';
  if (from !== undefined && at < toMillis(from)) return `这辆车${format(from, 'M月D日 HH:mm')}才取车`;
  return to !== undefined && at > toMillis(to) ? `这辆车${format(to, 'M月D日 HH:mm')}已还车` : undefined;
}

const otherProblems: Readonly<Record<keyof TypedOther, (text: string) => string | undefined>> = {
  plate: text => (text === '' || PLATE.test(plateTyped(text)) ? undefined : '车牌号不对，请检查'),
  name: text => (characterCount(text) > OTHER_NAME_LENGTH ? `最多${OTHER_NAME_LENGTH}个字` : undefined),
  mobile: text => (text === '' || isMobileNumber(text) ? undefined : '请输入11位手机号'),
  insurer: text => (characterCount(text) > OTHER_NAME_LENGTH ? `最多${OTHER_NAME_LENGTH}个字` : undefined),
};

/** What is wrong with a field of a report, one sentence; undefined when all is well. */
export function reportProblem(
  field: ReportField,
  report: TypedReport,
  car: CarOut,
  now: Time,
): string | undefined {
  switch (field) {
    case 'is_injured':
      return report.is_injured === undefined ? '请选择有没有人受伤' : undefined;
    case 'has_police':
      return report.has_police === undefined ? '请选择有没有报警' : undefined;
    case 'orderid':
      return report.orderid === '' ? '请选择出事故的车' : undefined;
    case 'time':
      return timeProblem(report.time, car, now);
    case 'place':
      return textProblem(report.place, ACCIDENT_PLACE_LENGTH, '请写一句在哪里，例如路口或路牌');
    case 'description':
      return textProblem(report.description, ACCIDENT_TEXT_LENGTH, '请选择或写一句发生了什么');
    case 'has_other':
      return report.has_other === undefined ? '请选择有没有对方' : undefined;
    default:
      return report.has_other === true ? otherProblems[field](report.other[field].trim()) : undefined;
  }
}
