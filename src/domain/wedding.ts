import type { DeliveryPoint } from '../../types/api/address';
import type {
  Estimate,
  EstimatePart,
  WeddingDay,
  WeddingFlowers,
  WeddingSpan,
  WeddingWish,
} from '../../types/api/worksheet';
import { roadKm } from './delivery';
import type { DemandField, DemandValues } from './demandFields';
import { holidayOn } from './holidays';
import { yuanText } from './money';

/** How long a column is taken for (`design/lines.md`, wedding). Money in fen. */
export interface WeddingSpanRow {
  value: WeddingSpan;
  text: string;
  hours: number;
  /** Kilometres of each car that are in the price. */
  km: number;
  /** What of the day price it costs, in percent. */
  percent: number;
  /** A driver for it. */
  driver: number;
}

/** The spans, the shortest first. */
export const WEDDING_SPANS: readonly WeddingSpanRow[] = [
  { value: 'HALF_DAY', text: '半天', hours: 4, km: 60, percent: 60, driver: 20_000 },
  { value: 'LONG_HALF_DAY', text: '大半天', hours: 6, km: 80, percent: 80, driver: 28_000 },
  { value: 'FULL_DAY', text: '全天', hours: 8, km: 100, percent: 100, driver: 36_000 },
];

/** A span by its name on the wire. */
export function weddingSpan(value: WeddingSpan): WeddingSpanRow {
  const row = WEDDING_SPANS.find(one => one.value === value);
  if (!row) throw new RangeError(`No such span: ${value}`);
  return row;
}

/** What flowers cost: of the head car, and of each that follows it. Fen. */
const FLOWERS = { head: 38_800, following: 5_800 } as const;

const FLOWER_OPTIONS: readonly { value: WeddingFlowers; text: string; note?: string }[] = [
  { value: 'NONE', text: '不需要' },
  { value: 'HEAD', text: '头车花艺', note: `鲜花车头和拉花，¥${yuanText(FLOWERS.head)}` },
  {
    value: 'ALL',
    text: '整队花艺',
    note: `头车鲜花¥${yuanText(FLOWERS.head)}，跟车手捧花和拉花每车¥${yuanText(FLOWERS.following)}`,
  },
];

/** A kilometre of a car beyond what is included, fen. */
const PER_KM = 600;

/** What a statutory holiday costs besides, in percent of cars and drivers. */
const HOLIDAY_PERCENT = 30;

/** Hours before which a column is asked for, and days ahead for which one can. */
const LEAD_HOURS = 72;
export const WEDDING_HORIZON_DAYS = 365;

/** Cars that may follow, and with how many one begins: six cars in all. */
const MOST_FOLLOWING = 19;
const USUAL_FOLLOWING = 5;

const isFollowed = ({ number }: DemandValues): boolean => Number(number ?? 0) > 0;

/** The field of time, for the calendar that chooses it. */
export const WEDDING_TIME: Extract<DemandField, { kind: 'time' }> = {
  ...{ kind: 'time', name: 'take_time', label: '集合时间' },
  ...{ leadHours: LEAD_HOURS, horizonDays: WEDDING_HORIZON_DAYS },
};

/** How many cars follow. */
export const WEDDING_NUMBER: Extract<DemandField, { kind: 'number' }> = {
  ...{ kind: 'number', name: 'number', label: '跟车数量', unit: '辆' },
  ...{ min: 0, max: MOST_FOLLOWING, initial: USUAL_FOLLOWING },
};

/** What a demand for a wedding's cars asks for, in the order of its form. */
export const WEDDING_FIELDS: readonly DemandField[] = [
  { kind: 'item', name: 'head_series_id', called: 'head_series', label: '头车' },
  WEDDING_NUMBER,
  { kind: 'item', name: 'series_id', called: 'series', label: '跟车', when: isFollowed },
  WEDDING_TIME,
  {
    ...{ kind: 'choice', name: 'span', label: '用车时长' },
    options: WEDDING_SPANS.map(({ value, text, hours, km }) => ({
      ...{ value, text: `${text}${hours}小时`, note: `每车${hours}小时，含${km}公里` },
    })),
  },
  { kind: 'place', name: 'from', label: '集合地点', hint: '车队在这里集合扎花' },
  { kind: 'place', name: 'via', label: '接亲地点', hint: '接新娘的地方', isOptional: true },
  { kind: 'place', name: 'to', label: '婚礼地点' },
  {
    ...{ kind: 'switch', name: 'with_driver', label: '需要司机', initial: true },
    hint: '每车一名司机；不需要时由您的亲友驾驶',
  },
  { kind: 'choice', name: 'flowers', label: '花艺', options: FLOWER_OPTIONS },
];

/** How many cars there are in all, and what custom says of it: an even number. */
export const evenHint = (following: number): string =>
  (following + 1) % 2 === 0
    ? `连头车共${following + 1}辆，好事成双`
    : `连头车共${following + 1}辆，习俗讲究双数，可以${following === 0 ? '加' : '增减'}1辆`;

/** A vehicle series as its column is priced: its name and what one costs for a day, fen. */
export interface PricedSeries {
  name: string;
  dayPrice: number;
}

const percentOf = (fen: number, percent: number): number => Math.round((fen * percent) / 100);

const sumOf = (parts: readonly EstimatePart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** What is known of a column before all of it is: without places nothing goes too far. */
type EstimableWish = Pick<WeddingWish, 'number' | 'span' | 'with_driver'> &
  Partial<Pick<WeddingWish, 'take_time' | 'from' | 'via' | 'to' | 'flowers'>>;

/** The places in the order in which the column goes there, so far as they are known. */
const wayOf = ({ from, via, to }: Partial<Pick<WeddingWish, 'from' | 'via' | 'to'>>): DeliveryPoint[] =>
  [from, via, to].filter(point => point !== undefined);

/** The places between which it goes: 国贸 → 望京 → 颐和园. */
export const weddingWay = (wish: Pick<WeddingWish, 'from' | 'via' | 'to'>): string[] =>
  wayOf(wish).map(({ name }) => name);

/** Kilometres by road of the whole way. */
function routeKm(wish: EstimableWish): number {
  const points = wayOf(wish);
  return Math.ceil(
    points.slice(1).reduce((km, { location }, index) => {
      const before = points[index];
      return before ? km + roadKm(before.location, location) : km;
    }, 0),
  );
}

/** What the cars and their drivers cost, part by part. */
function columnParts(
  { number, span, with_driver: withDriver }: EstimableWish,
  head: PricedSeries,
  following: PricedSeries | undefined,
): EstimatePart[] {
  const { text, percent, driver } = weddingSpan(span);
  const times = percent === 100 ? '' : ` × ${percent}%（${text}）`;
  const cars = 1 + number;
  return [
    {
      name: '头车',
      rule: `${head.name}，¥${yuanText(head.dayPrice)}/天${times}`,
      amount: percentOf(head.dayPrice, percent),
    },
    ...(number > 0 && following
      ? [
          {
            name: '跟车',
            rule: `${following.name}，¥${yuanText(following.dayPrice)}/天${times} × ${number}辆`,
            amount: percentOf(following.dayPrice, percent) * number,
          },
        ]
      : []),
    ...(withDriver
      ? [{ name: '司机服务费', rule: `¥${yuanText(driver)}/车 × ${cars}辆`, amount: driver * cars }]
      : []),
  ];
}

function flowerParts({ flowers, number }: EstimableWish): EstimatePart[] {
  const isOfHead = flowers === 'HEAD' || flowers === 'ALL';
  return [
    ...(isOfHead ? [{ name: '头车花艺', rule: '鲜花车头和拉花', amount: FLOWERS.head }] : []),
    ...(flowers === 'ALL' && number > 0
      ? [
          {
            name: '跟车花艺',
            rule: `手捧花和拉花，¥${yuanText(FLOWERS.following)}/车 × ${number}辆`,
            amount: FLOWERS.following * number,
          },
        ]
      : []),
  ];
}

/** Whether enough is filled in to say what it costs: the cars and for how long; what is added later adds to it. */
export const canEstimateWedding = ({
  head_series_id: head,
  series_id: series,
  ...rest
}: DemandValues): boolean =>
  typeof head === 'string' &&
  (typeof series === 'string' || !isFollowed(rest)) &&
  WEDDING_SPANS.some(({ value }) => value === rest.span);

/**
 * What a column of cars will cost about, part by part (issue 14: estimates come from rule modules that the server shares):
 * its cars by the day prices of their series, drivers, flowers, kilometres beyond those included, a statutory holiday. The
 * sum of the parts is the total, fen.
 */
export function weddingEstimate(wish: EstimableWish, head: PricedSeries, following?: PricedSeries): Estimate {
  const column = columnParts(wish, head, following);
  const { hours, km: included } = weddingSpan(wish.span);
  const km = routeKm(wish);
  const beyond = Math.max(0, km - included);
  const cars = 1 + wish.number;
  const holiday = wish.take_time === undefined ? undefined : holidayOn(wish.take_time);
  const parts: EstimatePart[] = [
    ...column,
    ...flowerParts(wish),
    ...(beyond > 0
      ? [
          {
            name: '超里程费',
            rule: `全程约${km}公里，每车超出${beyond}公里，¥${yuanText(PER_KM)}/公里 × ${cars}辆`,
            amount: beyond * PER_KM * cars,
          },
        ]
      : []),
    ...(holiday
      ? [
          {
            name: '节假日服务费',
            rule: `${holiday.name}用车，车辆和司机加${HOLIDAY_PERCENT}%`,
            amount: percentOf(sumOf(column), HOLIDAY_PERCENT),
          },
        ]
      : []),
  ];
  const always = [`每车${hours}小时、${included}公里`, '车辆保险'];
  return wish.with_driver
    ? {
        ...{ total: sumOf(parts), parts, includes: [...always, '司机服务费', '燃油费或电费'] },
        excludes: ['高速费、停车费按实际发生', '超时费以报价为准'],
      }
    : {
        ...{ total: sumOf(parts), parts, includes: always },
        excludes: ['油费或电费、高速费、停车费自理', '押金和超时费以报价为准'],
      };
}

/** What a demand is called: 奔驰迈巴赫S级 · 6辆. */
export const weddingTitle = (head: string, following: number): string => `${head} · ${following + 1}辆`;

/** Of ten columns so many booked or asked for leave few. */
const FEW_OF_TEN = 7;

/** How many columns of a city can still be booked on a day. Who only asks takes nobody's place. Never below 0. */
export const weddingLeft = ({ booked, columns }: { booked: number; columns: number }): number =>
  Math.max(0, columns - booked);

/**
 * How much room a day has of the columns of a city: FULL when all are booked, FEW when most are booked or asked for.
 */
export function weddingRoom({
  booked,
  asked,
  columns,
}: {
  booked: number;
  asked: number;
  columns: number;
}): WeddingDay['room'] {
  if (weddingLeft({ booked, columns }) === 0) return 'FULL';
  return (booked + asked) * 10 >= columns * FEW_OF_TEN ? 'FEW' : 'OPEN';
}
