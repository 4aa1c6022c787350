import { documentsText, untilPickupText } from '@/domain/pickup';

const from = '2030-11-22T10:00:00+08:00';

describe('rental.md, detail 14: how long it is until the pickup', () => {
  it.each([
    ['2030-11-20T08:00:00+08:00', '距取车还有2天2小时'],
    ['2030-11-22T09:20:00+08:00', '距取车还有40分钟'],
    ['2030-11-22T09:59:00+08:00', '距取车还有1分钟'],
    ['2030-11-22T09:59:01+08:00', '马上就到取车时间'],
    ['2030-11-22T10:00:00+08:00', '取车时间已到，请尽快取车'],
  ])('at %s it says %s', (now, text) => {
    expect(untilPickupText(from, now)).toBe(text);
  });
});

describe('what a driver brings', () => {
  it.each([
    ['AUTO', '驾驶人本人的身份证和驾驶证原件，准驾车型C2及以上'],
    ['MANUAL', '驾驶人本人的身份证和驾驶证原件，准驾车型C1及以上'],
  ] as const)('for %s', (transmission, text) => {
    expect(documentsText(transmission)).toBe(text);
  });
});
