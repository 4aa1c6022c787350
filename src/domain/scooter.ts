import type { Estimate, ScooterModel, ScooterWish } from '../../types/api/worksheet';
import type { DemandField, DemandValues } from './demandFields';
import { yuanText } from './money';
import { DAY, toIso, toMillis } from './shanghaiTime';

/** A model of scooters for short ways (`design/lines.md`, scooter and replacement vehicle). */
export interface ScooterModelRow {
  value: ScooterModel;
  text: string;
  /** How fast, how far. */
  note: string;
  /** Who may ride it. */
  licence: string;
  /** A day, and a day beyond what was agreed; fen. */
  perDay: number;
}

/** The models, the lightest first. */
export const SCOOTER_MODELS: readonly ScooterModelRow[] = [
  {
    ...{ value: 'LIGHT', text: '轻便电动车', note: '最高25公里/小时，续航约50公里', perDay: 3_900 },
    licence: '年满16周岁，不需要驾驶证',
  },
  {
    ...{ value: 'RANGE', text: '长续航踏板', note: '最高50公里/小时，续航约100公里', perDay: 5_900 },
    licence: '需要D、E或F驾驶证',
  },
  {
    ...{ value: 'PETROL', text: '燃油踏板', note: '125cc，加满可跑约200公里', perDay: 7_900 },
    licence: '需要D或E驾驶证',
  },
];

/** A model by its name on the wire. */
export function scooterModel(value: ScooterModel): ScooterModelRow {
  const row = SCOOTER_MODELS.find(one => one.value === value);
  if (!row) throw new RangeError(`No such scooter: ${value}`);
  return row;
}

/** The longest use, days. */
export const SCOOTER_DAYS = 30;

/** A second helmet for a day, fen: the first one comes with the scooter. */
export const HELMET_PRICE = 500;

/** What a demand for a scooter asks for, in the order of its form. */
export const SCOOTER_FIELDS: readonly DemandField[] = [
  {
    ...{ kind: 'choice', name: 'model', label: '车型' },
    options: SCOOTER_MODELS.map(({ value, text, note, licence }) => ({
      ...{ value, text, note: `${note}；${licence}` },
    })),
  },
  { kind: 'entry', name: 'site', label: '取车门店', hint: '在这里取车，也在这里还车' },
  { kind: 'time', name: 'take_time', label: '取车时间', leadHours: 2, horizonDays: 30 },
  { kind: 'number', name: 'days', label: '用车天数', min: 1, max: SCOOTER_DAYS, unit: '天', initial: 1 },
  {
    ...{ kind: 'number', name: 'helmets', label: '头盔', min: 1, max: 2, unit: '个', initial: 1 },
    hint: `第2个¥${yuanText(HELMET_PRICE)}/天`,
  },
];

/** Whether enough is filled in to say what it costs. */
export const canEstimateScooter = ({ model }: DemandValues): boolean =>
  SCOOTER_MODELS.some(({ value }) => value === model);

/** What a scooter costs about, fen (issue 14): model × days, and the second helmet. The sum of the parts is the total. */
export function scooterEstimate({ model, days, helmets }: ScooterWish): Estimate {
  const { text, perDay } = scooterModel(model);
  const more = helmets - 1;
  const parts = [
    { name: '车辆租金', rule: `${text}，¥${yuanText(perDay)}/天 × ${days}天`, amount: perDay * days },
    ...(more > 0
      ? [
          {
            name: '加配头盔',
            rule: `¥${yuanText(HELMET_PRICE)}/天 × ${more}个 × ${days}天`,
            amount: HELMET_PRICE * more * days,
          },
        ]
      : []),
  ];
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    includes: ['车辆租金', '头盔1个', '第三者责任险'],
    excludes: [
      ...(model === 'PETROL' ? ['油费自理'] : ['充电费自理']),
      `超期每天¥${yuanText(perDay)}`,
      '违章罚款自理',
    ],
  };
}

/** What a demand is called: 轻便电动车 · 2天. */
export const scooterTitle = ({ model, days }: ScooterWish): string =>
  `${scooterModel(model).text} · ${days}天`;

/** When the scooter comes back (ISO time), and what a day beyond costs, fen. */
export const scooterUse = ({ model, take_time, days }: ScooterWish) => ({
  returnTime: toIso(toMillis(take_time) + days * DAY),
  overDayPrice: scooterModel(model).perDay,
});

/** The rules of 踏板车, one sentence each. */
export const SCOOTER_RULES: readonly string[] = [
  ...SCOOTER_MODELS.map(({ text, licence }) => `${text}：${licence}。`),
  '骑行全程戴好头盔；按当地规定走非机动车道或机动车道，注意限行路段。',
  '取车时一起检查车况、电量或油量，拍照留底；还车时按取车的样子还回原门店。',
  '途中没电或故障请联系客服，不要自行拆修。',
  '晚还1小时以内不加收，超过1小时每天按订单里的超期价，还车时结清。',
];
