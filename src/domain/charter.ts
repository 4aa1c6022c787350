import type { DeliveryPoint } from '../../types/api/address';
import type {
  CharterClass,
  CharterService,
  CharterWish,
  Estimate,
  EstimatePart,
} from '../../types/api/worksheet';
import type { DemandField, DemandValues } from './demandFields';
import { roadKm } from './delivery';
import { holidayOn } from './holidays';
import { yuanText } from './money';
import { hourOf, isTime } from './shanghaiTime';

/** What of a car with driver is asked for (`design/lines.md`, chartered). */
export const CHARTER_SERVICES: readonly { value: CharterService; text: string; note: string }[] = [
  { value: 'PICKUP', text: '接机', note: '含30公里，航班延误免费等' },
  { value: 'DROPOFF', text: '送机', note: '含30公里，准时送达' },
  { value: 'HALF_DAY', text: '半日包车', note: '4小时，含50公里' },
  { value: 'FULL_DAY', text: '全日包车', note: '8小时，含100公里' },
  { value: 'CROSS_CITY', text: '跨城', note: '门到门，按里程计价' },
];

/** A class of cars with driver: whom it carries, and what it costs. Money in fen. */
export interface CharterClassRow {
  value: CharterClass;
  text: string;
  /** Some of its cars. */
  note: string;
  passengers: number;
  /** Cases of 24 inches. */
  luggage: number;
  /** A transfer of an airport with 30 kilometres. */
  transfer: number;
  halfDay: number;
  fullDay: number;
  /** A kilometre beyond what is included, and of a trip to another city. */
  perKm: number;
  /** An hour beyond what is included. */
  perHour: number;
}

/** The classes, the smallest first. */
export const CHARTER_CLASSES: readonly CharterClassRow[] = [
  {
    ...{ value: 'COMFORT', text: '舒适5座', note: '凯美瑞、帕萨特等', passengers: 4, luggage: 2 },
    ...{ transfer: 16_800, halfDay: 36_800, fullDay: 59_800, perKm: 450, perHour: 6_000 },
  },
  {
    ...{ value: 'BUSINESS', text: '商务7座', note: '别克GL8、传祺M8等', passengers: 6, luggage: 4 },
    ...{ transfer: 26_800, halfDay: 52_800, fullDay: 88_000, perKm: 600, perHour: 9_000 },
  },
  {
    ...{ value: 'LUXURY', text: '豪华5座', note: '奔驰E级、宝马5系等', passengers: 3, luggage: 2 },
    ...{ transfer: 39_800, halfDay: 88_000, fullDay: 148_000, perKm: 900, perHour: 15_000 },
  },
  {
    ...{ value: 'MINIBUS', text: '中巴19座', note: '丰田考斯特等', passengers: 18, luggage: 15 },
    ...{ transfer: 68_000, halfDay: 118_000, fullDay: 188_000, perKm: 1_300, perHour: 18_000 },
  },
];

/** A class by its name on the wire. */
export function charterClass(value: CharterClass): CharterClassRow {
  const row = CHARTER_CLASSES.find(one => one.value === value);
  if (!row) throw new RangeError(`No such class: ${value}`);
  return row;
}

/** Whether a class has room for so many people and cases; what is not known yet asks for none. */
export const hasRoom = (
  { passengers, luggage }: Pick<CharterClassRow, 'passengers' | 'luggage'>,
  asked: { passengers?: unknown; luggage?: unknown },
): boolean => Number(asked.passengers ?? 0) <= passengers && Number(asked.luggage ?? 0) <= luggage;

const isService =
  (...services: CharterService[]) =>
  ({ service }: DemandValues): boolean =>
    services.some(one => one === service);

/** Hours before which a car with driver is asked for. */
const LEAD_HOURS = 4;

/** What a demand for a car with driver asks for, in the order of its form. */
export const CHARTER_FIELDS: readonly DemandField[] = [
  { kind: 'choice', name: 'service', label: '用车方式', options: CHARTER_SERVICES },
  {
    ...{ kind: 'text', name: 'flight_no', label: '航班号', maxLength: 8, placeholder: '例如CA1234' },
    ...{
      pattern: /^[A-Za-z0-9]{2}\d{3,4}[A-Za-z]?$/,
      problem: '航班号是2位航司代码加3到4位数字，例如CA1234',
    },
    hint: '航班延误，司机免费等到您出来',
    when: isService('PICKUP'),
  },
  {
    ...{ kind: 'time', name: 'take_time', label: '用车时间', leadHours: LEAD_HOURS, horizonDays: 90 },
    hint: '接机请填航班计划到达时间',
  },
  { kind: 'place', name: 'from', label: '上车地点' },
  { kind: 'place', name: 'to', label: '下车地点', when: isService('PICKUP', 'DROPOFF', 'CROSS_CITY') },
  {
    ...{ kind: 'number', name: 'days', label: '包车天数', min: 1, max: 30, unit: '天', initial: 1 },
    when: isService('FULL_DAY'),
  },
  { kind: 'number', name: 'passengers', label: '乘车人数', min: 1, max: 18, unit: '人', initial: 1 },
  {
    ...{ kind: 'number', name: 'luggage', label: '行李', min: 0, max: 15, unit: '件', initial: 0 },
    hint: '按24寸行李箱计算',
  },
  {
    kind: 'choice',
    name: 'car_class',
    label: '车型',
    options: CHARTER_CLASSES.map(({ value, text, note, passengers, luggage }) => ({
      value,
      text,
      note: `${note}，可坐${passengers}人、放${luggage}件行李`,
    })),
    fits: (value, values) => CHARTER_CLASSES.some(row => row.value === value && hasRoom(row, values)),
  },
];

/** Kilometres that a transfer includes, those of half a day and of a day, and their hours. */
const INCLUDED = { transferKm: 30, halfDayKm: 50, halfDayHours: 4, fullDayKm: 100, fullDayHours: 8 } as const;

/** A trip to another city is charged for so many kilometres at least; the way back costs so much of it. */
const CROSS_CITY_LEAST_KM = 100;
const WAY_BACK_PERCENT = 40;

/** What the night (22:00 to 6:00) and a statutory holiday cost besides, in percent. */
const NIGHT_PERCENT = 20;
const HOLIDAY_PERCENT = 30;

const isNight = (time: string): boolean => hourOf(time) >= 22 || hourOf(time) < 6;

const percentOf = (fen: number, percent: number): number => Math.round((fen * percent) / 100);

/** What the service itself costs, part by part. */
function serviceParts(wish: CharterWish): EstimatePart[] {
  const row = charterClass(wish.car_class);
  const km = wish.to ? Math.ceil(roadKm(wish.from.location, wish.to.location)) : 0;
  const perKm = `¥${yuanText(row.perKm)}/公里`;
  switch (wish.service) {
    case 'PICKUP':
    case 'DROPOFF': {
      const beyond = Math.max(0, km - INCLUDED.transferKm);
      const name = wish.service === 'PICKUP' ? '接机费' : '送机费';
      return [
        { name, rule: `${row.text}，含${INCLUDED.transferKm}公里`, amount: row.transfer },
        ...(beyond > 0
          ? [
              {
                name: '超里程费',
                rule: `全程约${km}公里，超出${beyond}公里，${perKm}`,
                amount: beyond * row.perKm,
              },
            ]
          : []),
      ];
    }
    case 'HALF_DAY':
      return [
        {
          name: '半日包车费',
          rule: `${row.text}，${INCLUDED.halfDayHours}小时，含${INCLUDED.halfDayKm}公里`,
          amount: row.halfDay,
        },
      ];
    case 'FULL_DAY': {
      const days = wish.days ?? 1;
      const each = `每天${INCLUDED.fullDayHours}小时，含${INCLUDED.fullDayKm}公里`;
      return [
        {
          name: '全日包车费',
          rule: `${row.text}，¥${yuanText(row.fullDay)}/天 × ${days}天，${each}`,
          amount: row.fullDay * days,
        },
      ];
    }
    case 'CROSS_CITY': {
      const charged = Math.max(CROSS_CITY_LEAST_KM, km);
      const way = charged * row.perKm;
      const least =
        km < CROSS_CITY_LEAST_KM ? `，不足${CROSS_CITY_LEAST_KM}公里按${CROSS_CITY_LEAST_KM}公里` : '';
      return [
        { name: '里程费', rule: `${row.text}，约${km}公里${least}，${perKm}`, amount: way },
        {
          name: '返程空驶费',
          rule: `里程费的${WAY_BACK_PERCENT}%`,
          amount: percentOf(way, WAY_BACK_PERCENT),
        },
      ];
    }
  }
}

/** What is not in the price, one sentence each. */
function excludedOf({ service, car_class: value }: CharterWish): string[] {
  const { perHour, perKm } = charterClass(value);
  const beyond = `超时¥${yuanText(perHour)}/小时，超里程¥${yuanText(perKm)}/公里`;
  const isByTheHour = service === 'HALF_DAY' || service === 'FULL_DAY';
  const more = isByTheHour ? [beyond] : ['高速费、停车费按实际发生'];
  return isByTheHour ? ['高速费、停车费按实际发生', ...more] : more;
}

/** Whether enough is filled in to say what it costs: class, time, and the places that the price hangs on. */
export function canEstimateCharter(values: DemandValues): boolean {
  const { service, car_class: value, take_time: time, from, to } = values;
  const row = CHARTER_CLASSES.find(one => one.value === value);
  if (!row || !hasRoom(row, values) || typeof time !== 'string' || !isTime(time)) return false;
  const needsWay = isService('PICKUP', 'DROPOFF', 'CROSS_CITY')({ service });
  return isService(...CHARTER_SERVICES.map(one => one.value))({ service }) && (!needsWay || (!!from && !!to));
}

/**
 * What a car with driver will cost about, part by part (issue 14: estimates come from rule modules that the server shares).
 * The sum of the parts is the total, fen.
 */
export function charterEstimate(wish: CharterWish): Estimate {
  const service = serviceParts(wish);
  const base = service.reduce((sum, { amount }) => sum + amount, 0);
  const holiday = holidayOn(wish.take_time);
  const parts: EstimatePart[] = [
    ...service,
    ...(isNight(wish.take_time)
      ? [
          {
            name: '夜间服务费',
            rule: `22:00至次日6:00用车，加${NIGHT_PERCENT}%`,
            amount: percentOf(base, NIGHT_PERCENT),
          },
        ]
      : []),
    ...(holiday
      ? [
          {
            name: '节假日服务费',
            rule: `${holiday.name}用车，加${HOLIDAY_PERCENT}%`,
            amount: percentOf(base, HOLIDAY_PERCENT),
          },
        ]
      : []),
  ];
  const waits = wish.service === 'PICKUP' ? ['航班延误免费等待，落地后免费等60分钟'] : [];
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    includes: ['司机服务费', '燃油费或电费', '车辆和乘客保险', ...waits],
    excludes: excludedOf(wish),
  };
}

/** The lowest price of a service, whatever the class: 接机¥168起. Fen; for a trip to another city a kilometre's. */
export function charterFrom(service: CharterService): { amount: number; unit: string } {
  const least = (price: (row: CharterClassRow) => number): number => Math.min(...CHARTER_CLASSES.map(price));
  switch (service) {
    case 'PICKUP':
    case 'DROPOFF':
      return { amount: least(({ transfer }) => transfer), unit: '次' };
    case 'HALF_DAY':
      return { amount: least(({ halfDay }) => halfDay), unit: '半天' };
    case 'FULL_DAY':
      return { amount: least(({ fullDay }) => fullDay), unit: '天' };
    case 'CROSS_CITY':
      return { amount: least(({ perKm }) => perKm), unit: '公里' };
  }
}

/** What a demand is called: 接机 · 商务7座. */
export function charterTitle({
  service,
  car_class: value,
}: Pick<CharterWish, 'service' | 'car_class'>): string {
  const name = CHARTER_SERVICES.find(one => one.value === service)?.text ?? '包车';
  return `${name} · ${charterClass(value).text}`;
}

/** The places between which it goes: 首都机场T3 → 国贸. */
export const charterWay = ({ from, to }: { from: DeliveryPoint; to?: DeliveryPoint }): string[] =>
  [from.name, to?.name ?? ''].filter(Boolean);
