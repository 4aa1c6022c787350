import { depositSteps, releaseDay } from '@/domain/deposits';

const held = { vehicle: 300000, violation: 200000 };
const back = '2026-11-26 10:00';

describe('deposits: how much, when taken, when back (issue 11, deposit first)', () => {
  it('are paid at the pickup, and come back 15 and 30 days after the return', () => {
    expect(depositSteps(held, back)).toEqual([
      { when: '取车时', what: '付押金', amount: 500000 },
      { when: '12月11日前', what: '退车辆押金', amount: 300000 },
      { when: '12月26日前', what: '退违章押金', amount: 200000 },
    ]);
    expect(releaseDay('violation', '2026-12-20 23:30')).toBe('1月19日');
  });

  it('are not paid where a credit score stands in for them', () => {
    expect(depositSteps({ ...held, waived: true }, back)).toEqual([
      { when: '信用免押', what: '免付押金¥5000' },
    ]);
  });
});
