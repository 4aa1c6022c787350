import type { Estimate, EstimatePart, ReplacementClass, ReplacementWish } from '../../types/api/worksheet';
import type { DemandField, DemandValues } from './demandFields';
import { yuanText } from './money';
import { PLATE, plateTyped } from './plate';
import { DAY, toIso, toMillis } from './shanghaiTime';

/** A class of cars for people whose own is being repaired (`design/lines.md`, scooter and replacement vehicle). */
export interface ReplacementClassRow {
  value: ReplacementClass;
  text: string;
  /** What such a car is like. */
  note: string;
  /** A day, and a day beyond what was agreed; fen. */
  perDay: number;
}

const ECONOMY: ReplacementClassRow = {
  ...{ value: 'ECONOMY', text: '经济型', note: '5座小型车，适合上下班', perDay: 12_800 },
};

/** The classes, the one that vouchers pay for first. */
export const REPLACEMENT_CLASSES: readonly ReplacementClassRow[] = [
  ECONOMY,
  { value: 'NEW_ENERGY', text: '新能源', note: '5座纯电车，送车时电量不低于80%', perDay: 15_800 },
  { value: 'COMFORT', text: '舒适型', note: '5座中型轿车，适合接送客户', perDay: 18_800 },
  { value: 'SUV', text: 'SUV', note: '5座，适合带老人孩子', perDay: 23_800 },
];

/** A class by its name on the wire. */
export function replacementClass(value: ReplacementClass): ReplacementClassRow {
  const row = REPLACEMENT_CLASSES.find(one => one.value === value);
  if (!row) throw new RangeError(`No such class: ${value}`);
  return row;
}

/** What was asked for, with the days that the voucher gives: those the server alone knows. */
export type ReplacementWanted = ReplacementWish & { free_days?: number };

/** The longest use, days. */
export const REPLACEMENT_DAYS = 60;

/** Characters of a voucher of a shop. */
export const VOUCHER_LENGTH = 10;

/** Letters and figures as people type them, as they are kept. */
export const codeTyped = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** What a demand for a replacement asks for, in the order of its form. */
export const REPLACEMENT_FIELDS: readonly DemandField[] = [
  {
    ...{ kind: 'text', name: 'plate', label: '车牌号', maxLength: 8, placeholder: '例如京A12345' },
    ...{ tidy: plateTyped, pattern: PLATE, problem: '车牌号格式有误，例如京A12345，新能源车共8位' },
  },
  { kind: 'text', name: 'model', label: '在修车型', maxLength: 40, placeholder: '例如大众速腾' },
  { kind: 'entry', name: 'shop', label: '维修厂', hint: '车在哪里修，也可以是4S店' },
  {
    ...{ kind: 'text', name: 'claim_no', label: '报案号', maxLength: 30, placeholder: '选填，保险公司给的' },
    ...{ tidy: codeTyped, pattern: /^[A-Z0-9]{6,30}$/, problem: '报案号是6到30位字母和数字' },
    isOptional: true,
  },
  {
    ...{
      kind: 'text',
      name: 'voucher',
      label: '代步券码',
      maxLength: VOUCHER_LENGTH,
      placeholder: '选填，10位',
    },
    ...{ tidy: codeTyped, pattern: /^[A-Z0-9]{10}$/, problem: '券码是10位字母和数字' },
    ...{ isOptional: true, hint: '维修厂发的券，填好后告诉您能免费用几天' },
  },
  {
    ...{ kind: 'choice', name: 'car_class', label: '代步车' },
    options: REPLACEMENT_CLASSES.map(({ value, text, note }) => ({ value, text, note })),
  },
  { kind: 'time', name: 'take_time', label: '送车时间', leadHours: 4, horizonDays: 60 },
  {
    ...{ kind: 'number', name: 'days', label: '预计用车', min: 1, max: REPLACEMENT_DAYS, unit: '天' },
    ...{ initial: 3, hint: '按维修厂告诉您的修好时间填' },
  },
  { kind: 'place', name: 'place', label: '送车地点', hint: '维修厂、家里或公司都可以' },
];

/** Whether enough is filled in to say what it costs. */
export const canEstimateReplacement = ({ car_class: asked }: DemandValues): boolean =>
  REPLACEMENT_CLASSES.some(({ value }) => value === asked);

/**
 * What a replacement costs about, fen (issue 14): class × days. A voucher pays an economy car for its days; who wants a
 * larger one pays the difference. Never below 0.
 */
export function replacementEstimate({ car_class, days, free_days: free = 0 }: ReplacementWanted): Estimate {
  const { text, perDay } = replacementClass(car_class);
  const covered = Math.min(days, free);
  const parts: EstimatePart[] = [
    {
      ...{ name: '车辆租金', rule: `${text}，¥${yuanText(perDay)}/天 × ${days}天`, amount: perDay * days },
    },
    ...(covered > 0
      ? [
          {
            name: '代步券',
            rule: `抵扣${covered}天${ECONOMY.text}租金，¥${yuanText(ECONOMY.perDay)}/天`,
            amount: -covered * ECONOMY.perDay,
          },
        ]
      : []),
  ];
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    includes: ['车辆租金', '车辆保险', '同城送车取车'],
    excludes: ['油费或电费、停车费和通行费自理', `超期每天¥${yuanText(perDay)}`],
  };
}

/** What a demand is called: 经济型 · 5天. */
export const replacementTitle = ({ car_class, days }: ReplacementWish): string =>
  `${replacementClass(car_class).text} · ${days}天`;

/** When the car comes back (ISO time), and what a day beyond costs, fen. */
export const replacementUse = ({ car_class, take_time, days }: ReplacementWish) => ({
  returnTime: toIso(toMillis(take_time) + days * DAY),
  overDayPrice: replacementClass(car_class).perDay,
});

/** The rules of 代步车, one sentence each. */
export const REPLACEMENT_RULES: readonly string[] = [
  '爱车在维修厂或4S店维修期间可以申请，出险维修请填报案号。',
  '驾驶人年满18周岁，持有效驾驶证，交车时核对身份证、驾驶证和维修工单。',
  `代步券由维修厂发放，一张券用一次，按天抵扣${ECONOMY.text}租金；选更高级别补差价，不足一天按一天算。`,
  '需求取消或我们无法提供时，代步券退回，可以再用。',
  '送车和取车在同城免费，地点在电话里确认。',
  '代步券抵扣的天数不折现。',
  '晚还4小时以内不加收，超过4小时每天按订单里的超期价，还车时结清。',
];
