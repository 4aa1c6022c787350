import type { BillLine } from '../../types/api/bill';
import type { LngLat } from '../../types/api/call';
import { coverOf, longCoverOf } from './cover';
import type { OrderLineName } from './orderLines';
import { LONG_SERVICES } from './longPricing';
import { SERVICES } from './services';

/** Whom one calls at the roadside besides us, by how often it is needed (issue 15; `design/lines.md`, Claims). */
export const EMERGENCY_NUMBERS = [
  { number: '122', name: '交警', note: '出了事故' },
  { number: '120', name: '急救', note: '有人受伤' },
  { number: '110', name: '报警', note: '人身危险' },
] as const;

/** Who answers, and who tells the insurer: the cover is ours, so that a renter needs no number of an insurer. */
export const INSURER_NOTE = '24小时有人接听，保险公司由我们联系';

/** What may have happened, with the words in which it is told to whoever answers. */
export const MISHAPS = {
  CRASH: { name: '发生碰撞', told: '发生了碰撞' },
  BREAKDOWN: { name: '车坏了', told: '出了故障，开不动了' },
  TYRE: { name: '轮胎破了', told: '轮胎破了' },
  POWER: { name: '没油没电', told: '没有油或电了' },
  STUCK: { name: '陷住了', told: '陷住了，自己出不来' },
} as const;

export type Mishap = keyof typeof MISHAPS;

/** Whether something from a storage says what happened. */
export const isMishap = (value: unknown): value is Mishap => typeof value === 'string' && value in MISHAPS;

/** People in a car of ours, at most: a coach has that many seats. */
export const MOST_PEOPLE = 55;

/** Characters of where one says that one is. */
export const LANDMARK_LENGTH = 60;

/** What is to be done before anything else, in its order: 车靠边, 人撤离, 即报警 of the traffic police. */
export const FIRST_STEPS = [
  '打开双闪；能动的话把车移到应急车道或路边。夜间、雨雾天再打开示廓灯和后位灯。',
  '所有人从右侧下车，撤到护栏外的安全地带，不要站在车前、车后或车道上。',
  '在来车方向摆放三角警示牌：普通道路50米外，高速公路150米外。',
  '人安全了再打电话；有人受伤先打120。',
] as const;

/** How one says where one is without a position, in words that whoever answers can look for. */
export const WAYS_TO_TELL = [
  '高速公路：路边的公里桩号或百米牌，以及往哪个城市方向，例如“京藏高速进京方向，45公里400米”。',
  '前一个出口、服务区、收费站或隧道的名字。',
  '城市道路：路口、门牌号、公交站，或路灯杆上的编号。',
] as const;

const figure = (degrees: number): string => Math.abs(degrees).toFixed(4);

/**
 * A point in words that can be read aloud and looked for in the maps of this country: 东经116.6032度，北纬40.0799度. `point`
 * is of those maps (GCJ-02); four decimals are ten metres.
 */
export const pointText = ({ lng, lat }: LngLat): string =>
  `${lng < 0 ? '西' : '东'}经${figure(lng)}度，${lat < 0 ? '南' : '北'}纬${figure(lat)}度`;

/** The same as a map takes it in its search: 40.0799,116.6032. */
export const pointTyped = ({ lng, lat }: LngLat): string => `${lat.toFixed(4)},${lng.toFixed(4)}`;

/** What somebody at the roadside knows: all of it may be missing but how many they are. */
export interface CallForHelp {
  /** GCJ-02. */
  point?: LngLat | undefined;
  /** 北京. */
  city?: string | undefined;
  /** As they wrote it: 京藏高速进京方向45公里. */
  landmark?: string | undefined;
  /** 大众朗逸, 京A12345. */
  car?: string | undefined;
  plate?: string | undefined;
  mishap?: Mishap | undefined;
  people: number;
  isInjured: boolean;
}

/** Where they are, from the most useful to the least; undefined where nothing is known. */
function whereText({ point, city, landmark = '' }: CallForHelp): string | undefined {
  const place = [city ? `${city}市`.replace(/市市$/, '市') : '', landmark.trim()].filter(Boolean).join('，');
  const parts = [place, point ? `地图坐标${pointText(point)}` : ''].filter(Boolean);
  return parts.length === 0 ? undefined : `我在${parts.join('，')}。`;
}

/** 照着念: what one says to whoever answers, made of what is known; what is not, it leaves to be said. */
export function helpSentence(call: CallForHelp): string {
  const { car, plate, mishap, people, isInjured } = call;
  const vehicle = [car, plate === undefined ? undefined : `车牌${plate}`].filter(Boolean).join('，');
  return [
    isInjured ? '您好，有人受伤，需要急救和道路救援。' : '您好，我需要道路救援。',
    whereText(call) ?? '我在（说公里桩号、出口或地标）。',
    `我开的是租来的${vehicle || '车，车牌（看车头）'}${mishap ? `，${MISHAPS[mishap].told}` : ''}。`,
    `车上${people}人，${isInjured ? '有人受伤' : '没有人受伤'}。`,
  ].join('');
}

/**
 * Whether towing costs the renter nothing under what a bill holds; undefined for lines whose orders have no such cover to
 * choose, or while the bill is not known.
 */
export function hasFreeTowing(
  line: OrderLineName,
  lines: readonly Pick<BillLine, 'code'>[],
): boolean | undefined {
  const isThere = ({ code }: { code: string }): boolean => lines.some(one => one.code === code);
  if (line === 'RENTAL') return coverOf(SERVICES.filter(isThere).map(({ code }) => code)).hasTowing;
  if (line === 'LONG') return longCoverOf(LONG_SERVICES.filter(isThere).map(({ code }) => code)).hasTowing;
  return undefined;
}

/** What towing costs after an accident, by cover, one sentence (issue 15). */
export function towingText(isFree: boolean | undefined): string {
  if (isFree === undefined) return '买了好司机保障或全程无忧的订单，事故拖车免费；其他订单自付。';
  return isFree
    ? '您买的保障包含拖车，事故拖车免费。'
    : '您没有买好司机保障或全程无忧，事故拖车费自付，金额请在电话里问清。';
}
