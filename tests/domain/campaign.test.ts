import fc from 'fast-check';
import {
  campaignRefusal,
  campaignState,
  couponsLeft,
  foundGroup,
  groupEnd,
  groupState,
  joinGroup,
  maskedNickname,
  peopleMissing,
  type GroupLife,
} from '@/domain/campaign';
import { HOUR } from '@/domain/shanghaiTime';
import { moments } from './arbitraries';

// Issue 14: groups and activities: n people before the end, one person once; nothing is promised that the stock has not.

const at = (time: string): Date => new Date(`2026-11-${time}:00+08:00`);
const period = { from: at('23T10:00'), to: at('30T00:00') };

describe('the period of an activity (issue 14)', () => {
  it.each([
    ['23T09:59', 'BEFORE', '活动11月23日 10:00开始，请到时再来'],
    ['23T10:00', 'RUNNING', undefined],
    ['29T23:59', 'RUNNING', undefined],
    ['30T00:00', 'OVER', '活动已结束，看看其他活动吧'],
  ] as const)('%s: %s', (time, state, refusal) => {
    expect(campaignState(period, at(time))).toBe(state);
    expect(campaignRefusal(period, at(time))).toBe(refusal);
  });
});

describe('what can still be promised', () => {
  it('is what is neither taken nor kept for a running group', () => {
    expect(couponsLeft({ total: 10, taken: 4, reserved: 3 })).toBe(3);
    expect(couponsLeft({ total: 10, taken: 9, reserved: 3 })).toBe(0);
  });
});

describe('a group', () => {
  const founded = foundGroup('王', 3, at('24T10:00'));

  it('has so many hours, and never longer than its activity', () => {
    expect(groupEnd(at('23T10:00'), 24, period.to)).toEqual(at('24T10:00'));
    expect(groupEnd(at('29T20:00'), 24, period.to)).toEqual(period.to);
  });

  it('is complete once so many people are in it', () => {
    const two = joinGroup(founded, '李', at('23T11:00'));
    if ('refusal' in two) throw new Error(two.refusal);
    expect(groupState(two.group, at('23T11:00'))).toBe('RUNNING');
    expect(peopleMissing(two.group)).toBe(1);
    const three = joinGroup(two.group, '张', at('23T12:00'));
    if ('refusal' in three) throw new Error(three.refusal);
    expect(three.group).toMatchObject({ memberIds: ['王', '李', '张'], completedAt: at('23T12:00') });
    expect(joinGroup(three.group, '赵', at('23T12:01'))).toEqual({
      refusal: '这个团已经满员成团，您可以自己发起一个',
    });
  });

  it('fails by itself at its end, and takes nobody then', () => {
    expect(groupState(founded, at('24T09:59'))).toBe('RUNNING');
    expect(groupState(founded, at('24T10:00'))).toBe('FAILED');
    expect(joinGroup(founded, '李', at('24T10:00'))).toEqual({
      refusal: '这个团已过期未成团，您可以自己发起一个',
    });
  });

  it('is not joined by its founder', () => {
    expect(joinGroup(founded, '王', at('23T11:00'))).toEqual({
      refusal: '这是您发起的团，请发给朋友来参加',
    });
  });

  it('whoever comes, and when: it has never too many people, nobody twice, and what it became it stays', () => {
    const people = fc.constantFrom('王', '李', '张', '赵', '陈', '杨');
    const comings = fc.array(fc.record({ who: people, when: moments }), { maxLength: 12 });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 48 }),
        comings,
        (begin, size, hours, steps) => {
          const endsAt = groupEnd(new Date(begin), hours, new Date(begin + 72 * HOUR));
          let group: GroupLife = foundGroup('王', size, endsAt);
          for (const { who, when } of [...steps].sort((a, b) => a.when - b.when)) {
            const now = new Date(Math.max(begin, when));
            const before = groupState(group, now);
            const joined = joinGroup(group, who, now);
            if ('refusal' in joined) {
              expect(joined.refusal).toMatch(/[^。]$/);
              continue;
            }
            const isNew = !group.memberIds.includes(who);
            if (isNew) expect(before).toBe('RUNNING');
            if (before !== 'RUNNING') expect(joined.group).toEqual(group);
            group = joined.group;
            expect(new Set(group.memberIds).size).toBe(group.memberIds.length);
            expect(group.memberIds.length).toBeLessThanOrEqual(size);
            expect(group.completedAt !== null).toBe(group.memberIds.length === size);
            if (group.completedAt) expect(group.completedAt.getTime()).toBeLessThan(endsAt.getTime());
          }
        },
      ),
    );
  });
});

describe('by what somebody is named to others in a group', () => {
  it.each([
    ['小明同学', '小**'],
    ['  🚗 Fan', '🚗**'],
    ['', '会员'],
  ])('%p: %s', (nickname, shown) => {
    expect(maskedNickname(nickname)).toBe(shown);
  });
});
