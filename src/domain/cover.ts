import type { LongServiceCode, ServiceCode } from '../../types/api/bill';
import { yuanText } from './money';
import { includedIn } from './services';

/** What a choice of insurance means for the renter when something happens. Money in fen. */
export interface Cover {
  /** 自担额: the most that the renter pays of a damage to the car that insurance pays for. */
  excess: number;
  /** 三者额度: what is paid at most for others. */
  thirdParty: number;
  /** 停运损失 and 折旧 are not the renter's. */
  hasDowntime: boolean;
  /** 轮胎, 玻璃 and small scratches are not the renter's. */
  hasTyresAndGlass: boolean;
  /** 道路救援: towing costs the renter nothing. */
  hasTowing: boolean;
  /** 车上人员: what is paid at most for each seat, 0 for nothing. */
  perSeat: number;
  /** 驾乘人员意外险: what is paid at most for each person in the car, 0 for nothing. */
  perPerson: number;
}

/** What the renter bears of a damage where nothing more is chosen, fen. */
export const EXCESS = 1500_00;

const TEN_THOUSAND_YUAN = 1_000_000;

/** The cover of any choice of services: what one includes counts as if it were chosen (specification §3, serviceState). */
export function coverOf(services: readonly ServiceCode[]): Cover {
  const has = (code: ServiceCode): boolean =>
    services.includes(code) || includedIn(code, services) !== undefined;
  return {
    excess: has('INS_ADDITIONAL') ? 0 : EXCESS,
    thirdParty: (has('INS_THIRDPARTYS') ? 100 : 20) * TEN_THOUSAND_YUAN,
    hasDowntime: has('WORRY_FREE'),
    hasTyresAndGlass: has('GOOD_DRIVER'),
    hasTowing: has('GOOD_DRIVER'),
    perSeat: has('INS_PASSENGER') ? 5 * TEN_THOUSAND_YUAN : 0,
    perPerson: has('INS_TRAVEL_ACCIDENT') ? 50 * TEN_THOUSAND_YUAN : 0,
  };
}

/** The cover of a long rental by its monthly services (`longPricing.ts`, LONG_SERVICES). */
export function longCoverOf(services: readonly LongServiceCode[]): Cover {
  const isFull = services.includes('LONG_FULL_COVER');
  return {
    excess: isFull ? 0 : EXCESS,
    thirdParty: (isFull ? 200 : 100) * TEN_THOUSAND_YUAN,
    ...{ hasDowntime: isFull, hasTyresAndGlass: isFull, hasTowing: isFull },
    ...{ perSeat: 0, perPerson: 0 },
  };
}

const inTenThousands = (fen: number): string => `${fen / TEN_THOUSAND_YUAN}万元`;
const borneText = (isCovered: boolean): string => (isCovered ? '不用付' : '自付');

/** A row in which packages are compared: what it is, how a cover stands in it, and whether that is good for the renter. */
export interface CoverRow {
  name: string;
  text: (cover: Cover) => string;
  isGood: (cover: Cover) => boolean;
}

/** What is compared, the weightiest first. */
export const COVER_ROWS: readonly CoverRow[] = [
  {
    name: '车损自担',
    text: ({ excess }) => (excess === 0 ? '0元' : `最多${yuanText(excess)}元`),
    isGood: ({ excess }) => excess === 0,
  },
  {
    name: '三者额度',
    text: ({ thirdParty }) => inTenThousands(thirdParty),
    isGood: ({ thirdParty }) => thirdParty > 20 * TEN_THOUSAND_YUAN,
  },
  { name: '停运损失', text: ({ hasDowntime }) => borneText(hasDowntime), isGood: cover => cover.hasDowntime },
  {
    name: '轮胎玻璃',
    text: ({ hasTyresAndGlass }) => borneText(hasTyresAndGlass),
    isGood: cover => cover.hasTyresAndGlass,
  },
  {
    name: '道路救援',
    text: ({ hasTowing }) => (hasTowing ? '免费拖车' : '拖车自付'),
    isGood: cover => cover.hasTowing,
  },
  {
    name: '车上人员',
    text: ({ perSeat }) => (perSeat > 0 ? `每座${inTenThousands(perSeat)}` : '无'),
    isGood: ({ perSeat }) => perSeat > 0,
  },
];

/** What stands at the total: 车损最多自担¥1500, 车损无需自担. */
export const excessText = ({ excess }: Cover): string =>
  excess === 0 ? '车损无需自担' : `车损最多自担¥${yuanText(excess)}`;
