import { ErrorCode } from './errorCode';

/**
 * What a renter can change where a car cannot be had as it was chosen: the time, the site, the place to which the car is
 * brought or where it is collected, the car itself, the orders that they have, of which one may hold the last car until it
 * is paid, whether they are verified; or nothing, and they try again.
 */
export type Remedy = 'PERIOD' | 'SITE' | 'DELIVERY' | 'CARS' | 'ORDERS' | 'PAY' | 'IDENTITY' | 'RETRY';

const remedies: Readonly<Partial<Record<number, Remedy>>> = {
  [ErrorCode.PERIOD_INVALID]: 'PERIOD',
  [ErrorCode.MINIMUM_DAYS]: 'PERIOD',
  [ErrorCode.SITE_CLOSED]: 'SITE',
  [ErrorCode.CITY_NOT_SERVED]: 'SITE',
  [ErrorCode.DELIVERY_UNAVAILABLE]: 'DELIVERY',
  [ErrorCode.SOLD_OUT]: 'CARS',
  [ErrorCode.NOT_FOUND]: 'CARS',
  [ErrorCode.TOO_MANY_UNPAID]: 'ORDERS',
  [ErrorCode.KEY_REUSED]: 'ORDERS',
  [ErrorCode.NOT_VERIFIED]: 'IDENTITY',
};

const mendable: readonly (number | undefined)[] = [
  ErrorCode.SOLD_OUT,
  ErrorCode.MINIMUM_DAYS,
  ErrorCode.SITE_CLOSED,
];

/** What the button of a way out says, wherever it stands. */
export const remedyText: Readonly<Record<Remedy, string>> = {
  PERIOD: '修改时间',
  SITE: '换个门店',
  DELIVERY: '换个地址',
  CARS: '看看其他车',
  ORDERS: '查看我的订单',
  PAY: '去支付',
  IDENTITY: '去认证',
  RETRY: '重试',
};

/** The way out of a refusal; what the server did not say (undefined), or broke on, can be tried again. */
export const remedyFor = (code: number = ErrorCode.INTERNAL): Remedy => remedies[code] ?? 'RETRY';

/** Whether a small change of the search may help, for which the server is asked (rental.md, what users complain of). */
export const isMendable = (code: number | undefined): boolean => mendable.includes(code);
