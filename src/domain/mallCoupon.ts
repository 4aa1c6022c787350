import type { MallCoupon } from '../../types/api/mall';
import { couponObstacle } from './coupon';
import type { Time } from './shanghaiTime';

/** How many digits the code of a mall coupon has. */
export const MALL_CODE_LENGTH = 12;

/** The cities where shops take a coupon of the mall, by name, each once. */
export const mallCitiesOf = (shops: readonly { city: string }[]): string[] => [
  ...new Set(shops.map(({ city }) => city)),
];

/** Why a coupon of the mall cannot be used now in a city, in one sentence; undefined when it can. */
export function mallCouponObstacle(
  coupon: Pick<MallCoupon, 'status' | 'valid_from' | 'valid_to' | 'shops'>,
  { now, cityId }: { now: Time; cityId: string },
): string | undefined {
  const obstacle = couponObstacle(coupon, { now });
  if (obstacle !== undefined) return obstacle;
  if (coupon.shops.length === 0) return '暂时没有适用门店';
  if (coupon.shops.some(shop => shop.city_id === cityId)) return undefined;
  return `当前城市不可用，可在${mallCitiesOf(coupon.shops).join('、')}使用`;
}
