import { mallCitiesOf, mallCouponObstacle } from '@/domain/mallCoupon';

// Specification §3, wallet: mall coupons by status; issue 12: with the reason when unusable.

const now = '2026-11-23T09:00:00+08:00';
const shop = (city: string, city_id: string) => ({ name: `${city}店`, city, city_id, address: '路1号' });
const beijing = shop('北京', '110000');
const shanghai = shop('上海', '310000');
const coupon = {
  status: 0 as const,
  valid_from: '2026-11-01T00:00:00+08:00',
  valid_to: '2026-12-01T00:00:00+08:00',
  shops: [beijing, shanghai],
};
const inBeijing = { now, cityId: '110000' };

it('a coupon is used in its time, in a city that has a shop for it', () => {
  expect(mallCouponObstacle(coupon, inBeijing)).toBeUndefined();
  expect(mallCouponObstacle(coupon, { now: coupon.valid_to, cityId: '310000' })).toBeUndefined();
});

it.each([
  ['used', { status: 1 as const }, '已使用'],
  ['expired', { status: 2 as const }, '已过期'],
  ['for later', { valid_from: '2026-11-24T10:00:00+08:00' }, '11月24日 10:00起可用'],
  ['for no shop', { shops: [] }, '暂时没有适用门店'],
  ['for another city', { shops: [shanghai, shanghai] }, '当前城市不可用，可在上海使用'],
])('one that is %s says so', (_, changes, sentence) => {
  expect(mallCouponObstacle({ ...coupon, ...changes }, inBeijing)).toBe(sentence);
});

it('each city is named once', () => {
  expect(mallCitiesOf([beijing, shanghai, beijing])).toEqual(['北京', '上海']);
});
