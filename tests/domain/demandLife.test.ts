import { callTime, canMoveDemand, DEMAND_STATES, demandLife } from '@/domain/demandLife';
import { demandCancelPenalty } from '@/domain/demandCancel';
import { demandOrderLife } from '@/domain/demandOrderLife';
import { hasEnded, statesOf } from '@/domain/orderLife';

// Issue 14, lines.md: 待联系 → 已联系 → 已报价 → 已确认 / 已取消 / 无法提供.

describe('the life of a demand', () => {
  it('has the words of the plan', () => {
    expect(DEMAND_STATES.map(state => demandLife[state].text)).toEqual([
      ...['待联系', '已联系', '已报价', '已确认', '已取消', '无法提供'],
    ]);
  });

  it('lets nobody but who has sent it accept a quote, and nobody but the staff make one', () => {
    expect(canMoveDemand('QUOTED', 'CONFIRMED', 'member')).toBe(true);
    expect(canMoveDemand('QUOTED', 'CONFIRMED', 'staff')).toBe(false);
    for (const state of DEMAND_STATES) expect(canMoveDemand(state, 'QUOTED', 'member')).toBe(false);
    expect(canMoveDemand('WAITING', 'CONFIRMED', 'member')).toBe(false);
  });

  it('ends for good when it is given up or cannot be done', () => {
    expect(demandLife.CANCELLED.next).toEqual({});
    expect(demandLife.UNAVAILABLE.next).toEqual({});
  });
});

it('says when somebody calls, by the hour at which it was sent', () => {
  expect([7, 8, 21, 22].map(callTime)).toEqual(['今天8点半前', '30分钟内', '30分钟内', '明天8点半前']);
});

it('costs nothing to cancel a day ahead, a fifth on the last day, and cannot be cancelled once its time has come', () => {
  const booked = { total: 59_800, isPaid: true, startsAt: '2026-11-25T10:00:00+08:00' };
  expect(demandCancelPenalty(booked, '2026-11-24T10:00:00+08:00')).toBe(0);
  expect(demandCancelPenalty(booked, '2026-11-24T10:00:01+08:00')).toBe(11_960);
  expect(demandCancelPenalty(booked, '2026-11-25T10:00:00+08:00')).toBeUndefined();
  expect(demandCancelPenalty({ ...booked, isPaid: false }, '2026-11-26T10:00:00+08:00')).toBe(0);
});

it('the life of the order that follows ends in 已完成, 已取消 or 已关闭', () => {
  const ended = statesOf(demandOrderLife).filter(state => hasEnded(demandOrderLife, state));
  expect(ended.map(state => demandOrderLife.states[state].text)).toEqual(['已完成', '已取消', '已关闭']);
});
