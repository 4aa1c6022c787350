import type { Estimate, EstimatePart, UniversalVehicle, UniversalWish } from '../../types/api/worksheet';
import type { DemandField, DemandValues } from './demandFields';
import { yuanText } from './money';

/** A kind of vehicle that is not in the list of cars (`design/lines.md`, universal). Money in fen. */
export interface UniversalVehicleRow {
  value: UniversalVehicle;
  text: string;
  /** What people take it for. */
  note: string;
  /** What stands there, as the price means it. */
  size: string;
  /** One for a day; 0: it costs nothing. */
  perDay: number;
  /** Whether it comes with its driver (in the price), as one likes (then a day of one costs so much), or without. */
  driver: 'included' | 'none' | number;
}

/** The kinds, what is asked for most first. */
export const UNIVERSAL_VEHICLES: readonly UniversalVehicleRow[] = [
  {
    ...{ value: 'COACH', text: '大巴', note: '团建会议、旅游包车、班车接驳', size: '49座，含司机' },
    ...{ perDay: 180_000, driver: 'included' },
  },
  {
    ...{ value: 'MOTORHOME', text: '房车', note: '自驾旅行、露营过夜、外景休息', size: 'C型，睡4人' },
    ...{ perDay: 88_000, driver: 40_000 },
  },
  {
    ...{ value: 'TRUCK', text: '货车', note: '搬家搬厂、展会运输、批量送货', size: '4.2米厢式' },
    ...{ perDay: 48_000, driver: 35_000 },
  },
  {
    ...{ value: 'REFRIGERATED', text: '冷链车', note: '生鲜配送、鲜花蛋糕、药品运输', size: '4.2米，-18℃起' },
    ...{ perDay: 68_000, driver: 38_000 },
  },
  {
    ...{ value: 'PICKUP', text: '皮卡', note: '越野拉货、工地用车、钓鱼骑行', size: '双排5座' },
    ...{ perDay: 32_000, driver: 35_000 },
  },
  {
    ...{ value: 'PROP', text: '道具车', note: '影视拍摄、老爷车展示、活动布景', size: '老爷车、改装车' },
    ...{ perDay: 128_000, driver: 40_000 },
  },
  {
    ...{ value: 'TEST_DRIVE', text: '新能源试驾', note: '买车前体验，专人陪同讲解', size: '约60分钟' },
    ...{ perDay: 0, driver: 'none' },
  },
];

/** A kind by its name on the wire. */
export function universalVehicle(value: UniversalVehicle): UniversalVehicleRow {
  const row = UNIVERSAL_VEHICLES.find(one => one.value === value);
  if (!row) throw new RangeError(`No such vehicle: ${value}`);
  return row;
}

/** Pictures of an example, at most. */
export const UNIVERSAL_PHOTOS = 3;

/** Hours before which one is asked for: it has to be found first. */
const LEAD_HOURS = 24;

/** The largest budget, fen. */
const LARGEST_BUDGET = 100_000_000;

const isTestDrive = ({ vehicle }: DemandValues): boolean => vehicle === 'TEST_DRIVE';
const isRented = (values: DemandValues): boolean => !isTestDrive(values);

/** Whether one may have a driver and need not. */
const isDriverAsked = ({ vehicle }: DemandValues): boolean =>
  UNIVERSAL_VEHICLES.some(({ value, driver }) => value === vehicle && typeof driver === 'number');

/** What a demand for any vehicle asks for, in the order of its form. */
export const UNIVERSAL_FIELDS: readonly DemandField[] = [
  {
    ...{ kind: 'choice', name: 'vehicle', label: '车辆类型' },
    options: UNIVERSAL_VEHICLES.map(({ value, text, note, size }) => ({
      ...{ value, text, note: `${size}，适合${note}` },
    })),
  },
  {
    ...{ kind: 'number', name: 'number', label: '用车数量', min: 1, max: 20, unit: '辆', initial: 1 },
    when: isRented,
  },
  {
    ...{ kind: 'text', name: 'use', label: '用途', maxLength: 60, placeholder: '例如公司年会接送、搬家' },
    when: isRented,
  },
  {
    ...{ kind: 'text', name: 'model', label: '意向车型', maxLength: 40, placeholder: '选填，例如比亚迪海豚' },
    isOptional: true,
    when: isTestDrive,
  },
  { kind: 'time', name: 'take_time', label: '用车时间', leadHours: LEAD_HOURS, horizonDays: 180 },
  {
    ...{ kind: 'number', name: 'days', label: '用车天数', min: 1, max: 30, unit: '天', initial: 1 },
    when: isRented,
  },
  { kind: 'place', name: 'place', label: '用车地点', hint: '车到这里，也可以在电话里再商量' },
  {
    ...{ kind: 'switch', name: 'with_driver', label: '需要司机', initial: false },
    ...{ hint: '不需要司机时，请确认驾驶证准驾车型相符' },
    when: isDriverAsked,
  },
  {
    ...{ kind: 'money', name: 'budget', label: '预算', max: LARGEST_BUDGET, placeholder: '选填，整单金额' },
    ...{ isOptional: true, when: isRented },
  },
  {
    ...{ kind: 'photos', name: 'photos', label: '示例图片', most: UNIVERSAL_PHOTOS },
    isOptional: true,
  },
];

/** Drivers that come along: one for each vehicle, or none. */
const hasDriver = ({ vehicle, with_driver: asked }: UniversalWish): boolean => {
  const { driver } = universalVehicle(vehicle);
  return driver === 'included' || (typeof driver === 'number' && asked === true);
};

/** Whether enough is filled in to say what it costs: the kind; of the rest there is always something. */
export const canEstimateUniversal = ({ vehicle }: DemandValues): boolean =>
  UNIVERSAL_VEHICLES.some(({ value }) => value === vehicle);

function partsOf({ vehicle, number = 1, days = 1, with_driver: asked }: UniversalWish): EstimatePart[] {
  const { text, size, perDay, driver } = universalVehicle(vehicle);
  if (vehicle === 'TEST_DRIVE') return [{ name: '试驾费', rule: `每次${size}，专人陪同`, amount: 0 }];
  const times = `${number}辆 × ${days}天`;
  return [
    {
      name: '车辆租金',
      rule: `${text}（${size}），¥${yuanText(perDay)}/天 × ${times}`,
      amount: perDay * number * days,
    },
    ...(typeof driver === 'number' && asked
      ? [
          {
            name: '司机服务费',
            rule: `每车1名司机，¥${yuanText(driver)}/天 × ${times}`,
            amount: driver * number * days,
          },
        ]
      : []),
  ];
}

/**
 * What a vehicle will cost about, part by part: its kind × how many × days, and the drivers (issue 14: estimates come from
 * rule modules that the server shares). A test drive costs nothing. The sum of the parts is the total, fen.
 */
export function universalEstimate(wish: UniversalWish): Estimate {
  const parts = partsOf(wish);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (wish.vehicle === 'TEST_DRIVE')
    return { total, parts, includes: ['试驾车辆', '车辆保险', '专人陪同讲解'], excludes: [] };
  return hasDriver(wish)
    ? {
        ...{ total, parts, includes: ['车辆租金', '司机服务费', '车辆保险'] },
        excludes: ['油费或电费、高速费、停车费按实际发生', '过夜用车的司机食宿'],
      }
    : {
        ...{ total, parts, includes: ['车辆租金', '车辆保险'] },
        excludes: ['油费或电费、高速费、停车费自理', '押金和送车费以报价为准'],
      };
}

/** What a demand is called: 大巴 · 2辆 · 3天. */
export function universalTitle({ vehicle, number = 1, days = 1 }: UniversalWish): string {
  const { text } = universalVehicle(vehicle);
  return vehicle === 'TEST_DRIVE' ? text : `${text} · ${number}辆 · ${days}天`;
}
