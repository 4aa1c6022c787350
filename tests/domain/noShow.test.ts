import { isNoShow, noShowText } from '@/domain/noShow';

// Issue 12, orders: what the site does with a rental that nobody has picked up.

it.each([
  ['at the pickup', '2026-11-25T10:00:00+08:00', false],
  ['a second before its hour is over', '2026-11-25T10:59:59+08:00', false],
  ['an hour later', '2026-11-25T11:00:00+08:00', true],
])('%s', (_when, now, isOver) => {
  expect(isNoShow('2026-11-25T10:00:00+08:00', now)).toBe(isOver);
});

it('says what it has cost', () => {
  expect(noShowText(18000)).toBe('超过取车时间1小时未取车，订单已关闭，收取违约金¥180');
  expect(noShowText(0)).toBe('超过取车时间1小时未取车，订单已关闭');
});
