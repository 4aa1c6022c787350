import type {
  Estimate,
  EstimatePart,
  LongApplyTerm,
  LongApplyUse,
  LongApplyWish,
} from '../../types/api/worksheet';
import type { DemandField, DemandValues } from './demandFields';
import { MONTHLY_KM, monthlyPrice, termText } from './longPricing';
import { yuanText } from './money';

/** For how long companies have cars, the shortest first. */
export const LONG_APPLY_TERMS: readonly LongApplyTerm[] = ['3', '6', '12', '24', '36'];

/** What cars of a company are for. */
export const LONG_APPLY_USES: readonly { value: LongApplyUse; text: string; note: string }[] = [
  { value: 'RECEPTION', text: '商务接待', note: '接待客户、高管用车，车况和内饰优先' },
  { value: 'COMMUTE', text: '员工通勤', note: '上下班、园区往返，空间和能耗优先' },
  { value: 'FIELD', text: '外勤业务', note: '销售跑动、售后上门，省油和好停优先' },
  { value: 'PROJECT', text: '项目用车', note: '工程驻场、短期项目，可按项目进度交还' },
];

/** Cars that one application asks for, at most. */
export const LONG_APPLY_MOST = 100;

/** Percent of the price of one car that each costs by how many there are: the more the cheaper. */
export const NUMBER_TIERS = [
  { from: 1, percent: 100, text: '1–4辆' },
  { from: 5, percent: 97, text: '5–9辆' },
  { from: 10, percent: 94, text: '10–19辆' },
  { from: 20, percent: 90, text: '20辆起' },
] as const;

type NumberTier = (typeof NUMBER_TIERS)[number];

/** The tier of so many cars: the last that has begun. */
export const numberTier = (number: number): NumberTier =>
  NUMBER_TIERS.reduce<NumberTier>((found, tier) => (number >= tier.from ? tier : found), NUMBER_TIERS[0]);

/**
 * What a month of one car costs for a term and as one of so many, whole yuan in fen; `base`: a single car for a single
 * month, as the price list of the city has it. The term's tier is that of every long rental (`longPricing.ts`).
 */
export const applyMonthly = (base: number, months: number, number: number): number =>
  Math.round((monthlyPrice(base, months) * numberTier(number).percent) / 100 / 100) * 100;

/** The lowest that a month of a car may cost: for the longest term, as one of many. Fen. */
export const applyFrom = (base: number): number =>
  applyMonthly(base, Math.max(...LONG_APPLY_TERMS.map(Number)), LONG_APPLY_MOST);

/** Hours before which cars are asked for: they have to be prepared. */
const LEAD_HOURS = 72;

/** What an application asks for, in the order of its form. */
export const LONG_APPLY_FIELDS: readonly DemandField[] = [
  { kind: 'item', name: 'cartype_id', called: 'vehicle', label: '车型' },
  {
    ...{ kind: 'choice', name: 'months', label: '租期' },
    options: LONG_APPLY_TERMS.map(value => ({ value, text: termText(Number(value)) })),
  },
  {
    ...{
      kind: 'number',
      name: 'number',
      label: '用车数量',
      min: 1,
      max: LONG_APPLY_MOST,
      unit: '辆',
      initial: 1,
    },
    hint: '多款车请写在备注里',
  },
  { kind: 'choice', name: 'use', label: '用途', options: LONG_APPLY_USES },
  { kind: 'time', name: 'take_time', label: '交车时间', leadHours: LEAD_HOURS, horizonDays: 180 },
  { kind: 'place', name: 'place', label: '交车地点', hint: '公司、园区或工地，车送到这里' },
  {
    ...{ kind: 'text', name: 'invoice_title', label: '发票抬头', maxLength: 60, isOptional: true },
    placeholder: '选填，公司全称',
  },
];

/** Whether enough is filled in to say what it costs: the term; the number is always there. */
export const canEstimateLongApply = ({ months }: DemandValues): boolean =>
  LONG_APPLY_TERMS.some(term => term === months);

/**
 * What cars of a company will cost about, part by part: rent by the term, less what their number takes off (issue 14:
 * estimates come from rule modules that the server shares). The sum of the parts is the total, fen.
 */
export function longApplyEstimate(
  { months, number }: Pick<LongApplyWish, 'months' | 'number'>,
  base: number,
): Estimate {
  const term = Number(months);
  const [single, each] = [monthlyPrice(base, term), applyMonthly(base, term, number)];
  const times = `${number}辆 × ${termText(term)}`;
  const { text, percent } = numberTier(number);
  const parts: EstimatePart[] = [
    {
      name: '车辆租金',
      rule: `租${termText(term)}，每辆¥${yuanText(single)}/月 × ${times}`,
      amount: single * number * term,
    },
    ...(each < single
      ? [
          {
            name: '多辆优惠',
            rule: `${text}减${100 - percent}%，每辆¥${yuanText(each)}/月`,
            amount: (each - single) * number * term,
          },
        ]
      : []),
  ];
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    includes: ['车辆租金', '车辆保险', '定期保养和年检', `每辆每月${MONTHLY_KM}公里`],
    excludes: ['油费或电费、停车费、违章费用自理', '押金和付款方式以报价为准'],
  };
}

/** What an application is called: 大众朗逸 · 5辆 · 12个月. */
export const longApplyTitle = ({
  vehicle,
  number,
  months,
}: Pick<LongApplyWish, 'number' | 'months'> & { vehicle: string }): string =>
  `${vehicle} · ${number}辆 · ${termText(Number(months))}`;
