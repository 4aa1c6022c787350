import fc from 'fast-check';
import {
  bookableDays,
  CLOCKS,
  editPeriod,
  nightMark,
  nightText,
  openPeriod,
  periodProblem,
  type PeriodAction,
  type PeriodContext,
  type PeriodState,
} from '@/blocks/period-sheet/periodEditing';
import { isPast } from '@/domain/rentalTime';
import { addDays, DAY, dayOf, format, MINUTE, toMillis } from '@/domain/shanghaiTime';
import { lengths, moments } from '../../domain/arbitraries';

const hours = { open: '08:00', close: '21:00' };
const context = (now: string): PeriodContext => ({ now, hours: { pickup: hours, return: hours } });
const NOVEMBER = context('2026-11-20 14:10');

const opened = (from: string, to: string, at: PeriodContext = NOVEMBER): PeriodState =>
  openPeriod(from, to, at);
const after = (state: PeriodState, ...actions: PeriodAction[]): PeriodState =>
  actions.reduce((current, action) => editPeriod(current, action, NOVEMBER), state);
const text = ({ from, to }: PeriodState): string =>
  [from, to].map(time => format(time, 'M月D日 HH:mm')).join(' – ');

const THREE_DAYS = opened('2026-11-22 10:00', '2026-11-25 12:00');
const editReturn: PeriodAction = { type: 'edit', end: 'return' };
const day = (value: string): PeriodAction => ({ type: 'day', day: value });
const clock = (value: string): PeriodAction => ({ type: 'clock', clock: value });

describe('rental.md, detail 2: one view edits both ends', () => {
  it('keeps the duration when the day of the pickup moves', () => {
    expect(text(after(THREE_DAYS, day('2026-12-30')))).toBe('12月30日 10:00 – 1月2日 12:00');
  });

  it('keeps the duration when the time of the pickup moves', () => {
    expect(text(after(THREE_DAYS, clock('23:30')))).toBe('11月22日 23:30 – 11月26日 01:30');
  });

  it('moves only the return when that end is edited', () => {
    expect(text(after(THREE_DAYS, editReturn, day('2026-11-28'), clock('09:00')))).toBe(
      '11月22日 10:00 – 11月28日 09:00',
    );
  });

  it('28 then 30 is 28 to 30, as in the price calendar; a third day begins anew (issue 10, section 1)', () => {
    const first = after(THREE_DAYS, day('2026-11-28'));
    expect(text(first)).toBe('11月28日 10:00 – 12月1日 12:00');
    const second = editPeriod(first, day('2026-11-30'), NOVEMBER);
    expect(text(second)).toBe('11月28日 10:00 – 11月30日 12:00');
    // The times of day are those of the end that was tapped last.
    expect(text(after(second, clock('09:30')))).toBe('11月28日 10:00 – 11月30日 09:30');
    expect(text(after(first, clock('09:30'), day('2026-11-30')))).toBe('11月28日 09:30 – 11月30日 11:30');
    expect(text(after(second, day('2026-12-05')))).toBe('12月5日 10:00 – 12月7日 12:00');
  });

  it('begins a new range when the return is before the pickup, and asks for the return again', () => {
    const state = after(THREE_DAYS, editReturn, day('2026-11-21'));
    expect(text(state)).toBe('11月21日 10:00 – 11月24日 12:00');
    expect(state).toMatchObject({ editing: 'pickup', nextDay: 'return' });
    expect(state.notice).toBe('取车已改为11月21日 10:00，请再选还车日期');
  });

  it('proposes a later time for a return on the day of the pickup, and says so', () => {
    const state = after(opened('2026-11-22 12:00', '2026-11-25 10:00'), editReturn, day('2026-11-22'));
    expect(text(state)).toBe('11月22日 12:00 – 11月22日 16:00');
    expect(state.notice).toBe('还车须晚于取车，已改为16:00');
  });

  it('cannot return on a day that has no time left after the pickup', () => {
    const late = opened('2026-11-22 23:30', '2026-11-25 10:00');
    const state = after(late, editReturn, day('2026-11-22'));
    expect(text(state)).toBe(text(late));
    expect(state.notice).toBe('当天已没有更晚的还车时间，请选择之后的日期');
  });

  it('ignores a return time at or before the pickup', () => {
    const sameDay = after(opened('2026-11-22 12:00', '2026-11-22 18:00'), editReturn);
    expect(after(sameDay, clock('12:00'))).toBe(sameDay);
  });

  it('takes a notice away with the next action', () => {
    expect(after(THREE_DAYS, editReturn, day('2026-11-21'), day('2026-11-24')).notice).toBeUndefined();
  });
});

describe('rental.md, detail 1: a past time rolls to the next open half-hour and says why', () => {
  it.each([
    // now, the stored pickup, what it becomes
    ['2026-11-20 14:10', '2026-11-20 10:00', '11月20日 14:30 – 11月23日 14:30'],
    ['2026-11-20 14:30', '2026-11-20 14:30', '11月20日 15:00 – 11月23日 15:00'],
    ['2026-11-20 21:10', '2026-11-19 10:00', '11月21日 08:00 – 11月24日 08:00'],
  ])('at %s, %s opens as %s', (now, from, expected) => {
    const state = opened(from, addDays(from, 3) + from.slice(10), context(now));
    expect(text(state)).toBe(expected);
    expect(state.notice).toBe(`原取车时间已过，已改为${format(state.from, 'M月D日 HH:mm')}`);
  });

  it('leaves a pickup that is to come, whatever the opening hours', () => {
    const state = opened('2026-11-22 05:00', '2026-11-25 05:00');
    expect(text(state)).toBe('11月22日 05:00 – 11月25日 05:00');
    expect(state.notice).toBeUndefined();
  });

  it('gives a reversed period the default length', () => {
    expect(text(opened('2026-11-25 10:00', '2026-11-22 10:00'))).toBe('11月25日 10:00 – 11月28日 10:00');
  });

  it('rolls within today when today is chosen and its time is over', () => {
    const state = after(THREE_DAYS, day('2026-11-20'));
    expect(text(state)).toBe('11月20日 14:30 – 11月23日 16:30');
    expect(state.notice).toBe('今天10:00已过，取车已改为14:30');
  });

  it('stays on today even when only closed half-hours are left of it', () => {
    const state = editPeriod(THREE_DAYS, day('2026-11-20'), context('2026-11-20 22:05'));
    expect(text(state)).toBe('11月20日 22:30 – 11月24日 00:30');
  });

  it('has no today when no half-hour is left of it', () => {
    expect(bookableDays('2026-11-20 23:29').first).toBe('2026-11-20');
    expect(bookableDays('2026-11-20 23:30').first).toBe('2026-11-21');
  });
});

describe('rental.md, detail 7: a range that cannot be rented explains itself', () => {
  const problem = (from: string, to: string, now = '2026-09-20 10:10'): string | undefined =>
    periodProblem({ from: toMillis(from), to: toMillis(to), editing: 'return', nextDay: 'return' }, now);

  it.each([
    ['2026-10-02 10:00', '2026-10-04 16:30', '国庆节期间起租3天'],
    ['2026-10-02 10:00', '2026-10-04 17:00', undefined],
    ['2026-09-29 10:00', '2026-10-01 00:00', undefined],
    ['2026-09-22 10:00', '2026-12-21 10:00', undefined],
    ['2026-09-22 10:00', '2026-12-21 10:30', '单次租期最长90天，更长时间用车请选择长租'],
    ['2027-03-17 10:00', '2027-03-19 10:00', undefined],
    ['2027-12-30 10:00', '2028-01-01 10:00', '还车日期最晚可选2027年12月31日'],
    ['2026-09-20 10:10', '2026-09-23 10:00', '取车时间已过，请重新选择'],
  ])('%s to %s: %s', (from, to, expected) => {
    expect(problem(from, to)).toBe(expected);
  });
});

describe('rental.md, detail 4: closed hours can be tapped and say what they cost', () => {
  it.each([
    ['2026-11-22 07:30', '夜间 ¥50'],
    ['2026-11-22 08:00', undefined],
    ['2026-11-22 20:30', undefined],
    ['2026-11-22 21:00', '夜间 ¥50'],
  ])('%s: %s', (time, mark) => {
    expect(nightMark(time)).toBe(mark);
  });

  it('adds up both ends', () => {
    expect(nightText(THREE_DAYS)).toBeUndefined();
    expect(nightText(after(THREE_DAYS, editReturn, clock('21:30')))).toBe('还车在夜间，夜间服务费¥50');
    expect(nightText(opened('2026-11-22 22:00', '2026-11-25 06:00'))).toBe(
      '取车、还车在夜间，夜间服务费¥100',
    );
  });
});

describe('whatever is tapped', () => {
  const actions = fc.array(
    fc.oneof(
      fc.constantFrom<PeriodAction>({ type: 'edit', end: 'pickup' }, editReturn),
      fc.integer({ min: -5, max: 190 }).map(offset => ({ type: 'offset' as const, offset })),
      fc.constantFrom(...CLOCKS).map(clock),
    ),
    { maxLength: 12 },
  );
  const periods = fc.record({
    now: moments,
    start: fc.integer({ min: -40, max: 180 }),
    length: lengths,
    actions,
  });
  type Step = { before: PeriodState; action: PeriodAction; after: PeriodState };

  /** Opens a period and plays the actions; days count from now. */
  function play({
    now,
    start,
    length,
    actions: taps,
  }: typeof periods extends fc.Arbitrary<infer T> ? T : never) {
    const at: PeriodContext = { now, hours: { pickup: hours, return: hours } };
    const from = now + start * DAY;
    const first = openPeriod(from, from + length, at);
    const steps: Step[] = [];
    let before = first;
    for (const tap of taps) {
      const action = tap.type === 'offset' ? day(addDays(dayOf(now), tap.offset)) : tap;
      const next = editPeriod(before, action, at);
      steps.push({ before, action, after: next });
      before = next;
    }
    return { first, steps };
  }

  it('the period is never reversed and the pickup never past', () => {
    fc.assert(
      fc.property(periods, given => {
        const { first, steps } = play(given);
        for (const state of [first, ...steps.map(step => step.after)]) {
          expect(state.to).toBeGreaterThan(state.from);
          expect(isPast(state.from, given.now)).toBe(false);
        }
      }),
    );
  });

  it('the duration is kept whenever the pickup moves', () => {
    fc.assert(
      fc.property(periods, given => {
        const { first, steps } = play(given);
        expect(first.to - first.from).toBe(given.length);
        for (const { before, after: next } of steps) {
          if (next.from !== before.from) expect(next.to - next.from).toBe(before.to - before.from);
        }
      }),
    );
  });

  it('two days that are tapped one after the other are the pickup and the return', () => {
    fc.assert(
      fc.property(periods, fc.nat(100), fc.nat(60), ({ now, start, length }, first, more) => {
        const at: PeriodContext = { now, hours: {} };
        const [from, to] = [addDays(dayOf(now), first + 1), addDays(dayOf(now), first + 1 + more)];
        fc.pre(to <= bookableDays(now).last);
        const opens = openPeriod(now + start * DAY, now + start * DAY + length, at);
        const state = editPeriod(editPeriod(opens, day(from), at), day(to), at);
        expect(dayOf(state.from)).toBe(from);
        // A pickup late in the evening leaves no time for a return on its own day.
        if (more > 0) expect(dayOf(state.to)).toBe(to);
      }),
    );
  });

  it('a time that is taken is the one that was tapped, and the other end stays while the return is edited', () => {
    fc.assert(
      fc.property(periods, given => {
        for (const { before, action, after: next } of play(given).steps) {
          if (action.type !== 'clock' || next === before) continue;
          expect(format(before.editing === 'pickup' ? next.from : next.to, 'HH:mm')).toBe(action.clock);
          if (before.editing === 'return') expect(next.from).toBe(before.from);
        }
      }),
    );
  });

  it('a time is offered every half-hour', () => {
    expect(CLOCKS).toHaveLength(48);
    expect(CLOCKS.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
    expect(CLOCKS[47]).toBe('23:30');
    expect(toMillis('2026-11-22 00:30') - toMillis('2026-11-22')).toBe(30 * MINUTE);
  });
});
