import type { Estimate, EstimatePart, LuxuryClass, LuxuryWish } from '../../types/api/worksheet';
import type { DemandField, DemandValues } from './demandFields';
import { yuanText } from './money';
import { EXPERIENCED_DRIVER } from './renter';

/** A class of luxury cars (`design/lines.md`, luxury). Money in fen. */
export interface LuxuryClassRow {
  value: LuxuryClass;
  text: string;
  /** Some of its cars. */
  note: string;
  /** One for a day, at least. */
  perDay: number;
}

/** The classes, those that are asked for most first. */
export const LUXURY_CLASSES: readonly LuxuryClassRow[] = [
  { value: 'SEDAN', text: '豪华轿车', note: '奔驰S级、迈巴赫、Panamera等', perDay: 168_000 },
  { value: 'SUV', text: '豪华SUV', note: '路虎揽胜、奔驰G级、卡宴等', perDay: 198_000 },
  { value: 'CONVERTIBLE', text: '敞篷跑车', note: '宝马Z4、718 Boxster、Mustang等', perDay: 68_800 },
  { value: 'SPORTS', text: '跑车', note: '保时捷911、奔驰AMG GT等', perDay: 288_000 },
  { value: 'SUPERCAR', text: '超级跑车', note: '法拉利、兰博基尼、迈凯伦等', perDay: 680_000 },
];

/** A class by its name on the wire. */
export function luxuryClass(value: LuxuryClass): LuxuryClassRow {
  const row = LUXURY_CLASSES.find(one => one.value === value);
  if (!row) throw new RangeError(`No such class: ${value}`);
  return row;
}

/** What who drives must be, in a few words: it is said before anything is chosen. */
export const LUXURY_DRIVER_TEXT = `驾驶人年满${EXPERIENCED_DRIVER.youngest}周岁、驾龄满${EXPERIENCED_DRIVER.licenceYears}年`;

/** 5.1秒, of tenths of a second. */
export const accelerationText = (tenths: number): string => `${(tenths / 10).toFixed(1)}秒`;

/** Hours before which one is asked for: it has to be found first. */
const LEAD_HOURS = 24;

/** The largest budget, fen. */
const LARGEST_BUDGET = 100_000_000;

/** What a driver costs a day, fen. */
const DRIVER_PER_DAY = 60_000;

/** What a demand for a luxury car asks for, in the order of its form. */
export const LUXURY_FIELDS: readonly DemandField[] = [
  { kind: 'choice', name: 'car_class', label: '车辆类型', options: LUXURY_CLASSES },
  {
    ...{ kind: 'text', name: 'model', label: '意向车型', maxLength: 40, isOptional: true },
    placeholder: '选填，例如保时捷911',
  },
  { kind: 'time', name: 'take_time', label: '用车时间', leadHours: LEAD_HOURS, horizonDays: 90 },
  { kind: 'number', name: 'days', label: '用车天数', min: 1, max: 30, unit: '天', initial: 1 },
  { kind: 'place', name: 'place', label: '交车地点', hint: '车送到这里，也可以在电话里再商量' },
  {
    ...{ kind: 'switch', name: 'with_driver', label: '需要司机', initial: false },
    hint: `自驾要求${LUXURY_DRIVER_TEXT}`,
  },
  {
    ...{ kind: 'money', name: 'budget', label: '预算', max: LARGEST_BUDGET, placeholder: '选填，整单金额' },
    isOptional: true,
  },
];

/** Whether enough is filled in to say what it costs: the class; of the rest there is always something. */
export const canEstimateLuxury = ({ car_class: value }: DemandValues): boolean =>
  LUXURY_CLASSES.some(row => row.value === value);

/**
 * What a luxury car will cost at least, part by part: its class × days, and the driver (issue 14: estimates come from rule
 * modules that the server shares). The sum of the parts is the total, fen.
 */
export function luxuryEstimate({
  car_class: value,
  days,
  with_driver: hasDriver,
}: Pick<LuxuryWish, 'car_class' | 'days' | 'with_driver'>): Estimate {
  const { text, perDay } = luxuryClass(value);
  const parts: EstimatePart[] = [
    {
      name: '车辆租金',
      rule: `${text}，¥${yuanText(perDay)}/天起 × ${days}天，价格按具体车型`,
      amount: perDay * days,
    },
    ...(hasDriver
      ? [
          {
            name: '司机服务费',
            rule: `¥${yuanText(DRIVER_PER_DAY)}/天 × ${days}天`,
            amount: DRIVER_PER_DAY * days,
          },
        ]
      : []),
  ];
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    includes: ['车辆租金', ...(hasDriver ? ['司机服务费'] : []), '车辆保险'],
    excludes: [
      '油费或电费、高速费、停车费按实际发生',
      hasDriver ? '过夜用车的司机食宿' : '押金和送车费以报价为准',
    ],
  };
}

/** What a demand is called: 保时捷911 · 2天. */
export const luxuryTitle = ({
  car_class: value,
  model,
  days,
}: Pick<LuxuryWish, 'car_class' | 'model' | 'days'>): string =>
  `${model ?? luxuryClass(value).text} · ${days}天`;
