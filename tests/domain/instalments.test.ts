import fc from 'fast-check';
import { addMonths } from '@/domain/calendarMonths';
import {
  amountDue,
  earlyReturnOf,
  instalmentStanding,
  nextInstalment,
  overdueCharge,
  planOf,
  planOfExtension,
  type Instalment,
  type OrderInstalment,
} from '@/domain/instalments';
import { DAY, toIso, toMillis } from '@/domain/shanghaiTime';

// Issue 13, instalments: the sum is the total to the fen, plans before and after an extension, an early return, what being
// late costs.

const from = '2027-01-31T10:00:00+08:00';
const now = '2027-01-20T09:00:00+08:00';

const asOrdered = (plan: readonly Instalment[], paid = 0): OrderInstalment[] =>
  plan.map(instalment => ({
    ...instalment,
    state: instalment.number <= paid ? 'PAID' : 'PLANNED',
    charge: 0,
  }));

const sum = (plan: readonly { amount: number }[]): number =>
  plan.reduce((total, { amount }) => total + amount, 0);

it('asks for the first month now and for each further one 3 days before it begins', () => {
  expect(planOf({ from, months: 3, total: 855_001, plan: 'MONTHLY', now })).toEqual([
    {
      ...{ number: 1, from, to: '2027-02-28T10:00:00+08:00' },
      ...{ due: now, amount: 285_001 },
    },
    {
      ...{ number: 2, from: '2027-02-28T10:00:00+08:00', to: '2027-03-31T10:00:00+08:00' },
      ...{ due: '2027-02-25T10:00:00+08:00', amount: 285_000 },
    },
    {
      ...{ number: 3, from: '2027-03-31T10:00:00+08:00', to: '2027-04-30T10:00:00+08:00' },
      ...{ due: '2027-03-28T10:00:00+08:00', amount: 285_000 },
    },
  ]);
});

it('is one instalment where all is paid at once', () => {
  const [only, ...others] = planOf({ from, months: 12, total: 1_000, plan: 'ONCE', now });
  expect(only).toMatchObject({ number: 1, from, to: '2028-01-31T10:00:00+08:00', amount: 1_000 });
  expect(others).toEqual([]);
});

const plans = fc.record({
  months: fc.integer({ min: 1, max: 36 }),
  total: fc.integer({ min: 100, max: 50_000_000 }),
  plan: fc.constantFrom('ONCE' as const, 'MONTHLY' as const),
  from: fc.integer({ min: toMillis('2027-01-01'), max: toMillis('2032-12-31') }),
});

it('sums up to the total, whatever it is, and its months follow each other without a gap', () => {
  fc.assert(
    fc.property(plans, input => {
      const plan = planOf({ ...input, now });
      expect(sum(plan)).toBe(input.total);
      expect(plan[0]?.from).toBe(toIso(input.from));
      expect(plan.at(-1)?.to).toBe(toIso(addMonths(input.from, input.months)));
      plan.slice(1).forEach((one, index) => expect(one.from).toBe(plan[index]?.to));
      for (const { amount } of plan) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    }),
  );
});

it('goes on after an extension where it ended, in months counted from the pickup', () => {
  const plan = planOf({ from, months: 1, total: 300_000, plan: 'MONTHLY', now });
  const besides = planOfExtension(plan, {
    ...{ from, months: 1, extension: 2, total: 600_000, plan: 'MONTHLY' },
    now: '2027-02-10T09:00:00+08:00',
  });
  expect(besides).toEqual([
    {
      ...{ number: 2, from: '2027-02-28T10:00:00+08:00', to: '2027-03-31T10:00:00+08:00' },
      ...{ due: '2027-02-25T10:00:00+08:00', amount: 300_000 },
    },
    {
      ...{ number: 3, from: '2027-03-31T10:00:00+08:00', to: '2027-04-30T10:00:00+08:00' },
      ...{ due: '2027-03-28T10:00:00+08:00', amount: 300_000 },
    },
  ]);
});

it('after extensions, whatever they are, sums up to all that is asked for and has neither gap nor two of a number', () => {
  const extensions = fc.array(
    fc.record({
      extension: fc.integer({ min: 1, max: 12 }),
      total: fc.integer({ min: 100, max: 20_000_000 }),
      // When it is asked for, by the end of what was agreed before.
      early: fc.integer({ min: -5 * DAY, max: 60 * DAY }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(plans, extensions, (input, wishes) => {
      const whole = [...planOf({ ...input, now })];
      let { months } = input;
      for (const { extension, total, early } of wishes) {
        const end = addMonths(input.from, months);
        const moment = toIso(toMillis(end) - early);
        const added = planOfExtension(whole, {
          ...{ from: input.from, months, extension, total, plan: input.plan, now: moment },
        });
        expect(sum(added)).toBe(total);
        for (const { due, from: begins } of added) {
          // Never before it was agreed, and never later than its month begins, but where that has begun.
          expect(toMillis(due)).toBeGreaterThanOrEqual(toMillis(moment));
          expect(toMillis(due)).toBeLessThanOrEqual(Math.max(toMillis(begins), toMillis(moment)));
        }
        whole.push(...added);
        months += extension;
      }
      expect(sum(whole)).toBe(input.total + sum(wishes.map(({ total }) => ({ amount: total }))));
      expect(whole.map(({ number }) => number)).toEqual(whole.map((_one, index) => index + 1));
      expect(whole.at(-1)?.to).toBe(toIso(addMonths(input.from, months)));
      whole.slice(1).forEach((one, index) => expect(one.from).toBe(whole[index]?.to));
    }),
  );
});

it.each([
  ['a day before the end: until then', '2027-02-27T09:00:00+08:00', '2027-02-28T09:00:00+08:00'],
  ['an hour before the end: until it', '2027-02-28T09:00:00+08:00', '2027-02-28T10:00:00+08:00'],
  ['after the end: at once', '2027-03-01T09:00:00+08:00', '2027-03-01T09:00:00+08:00'],
])('gives who extends late a day at most: %s', (_when, moment, due) => {
  const plan = planOf({ from, months: 1, total: 300_000, plan: 'MONTHLY', now });
  const [first] = planOfExtension(plan, {
    ...{ from, months: 1, extension: 1, total: 300_000, plan: 'MONTHLY', now: moment },
  });
  expect(first?.due).toBe(due);
});

describe('being late', () => {
  const [second] = asOrdered(planOf({ from, months: 2, total: 600_000, plan: 'MONTHLY', now })).slice(1);
  const at = (time: string) => second && [instalmentStanding(second, time), amountDue(second, time)];

  it.each([
    ['2027-02-21T23:59:00+08:00', 'LATER', 300_000],
    ['2027-02-22T00:00:00+08:00', 'DUE', 300_000],
    ['2027-02-25T23:59:00+08:00', 'DUE', 300_000],
    ['2027-02-26T00:00:00+08:00', 'OVERDUE', 300_150],
    ['2027-03-07T12:00:00+08:00', 'OVERDUE', 301_500],
  ])('at %s it is %s, %i fen are due: 0.05 %% for each day after that of its due', (time, standing, due) => {
    expect(at(time)).toEqual([standing, due]);
  });

  it('never costs more than the instalment itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: -100, max: 10_000 }),
        (amount, days) => {
          const charge = overdueCharge({ amount, due: from }, toMillis(from) + days * DAY);
          expect(charge).toBeGreaterThanOrEqual(0);
          expect(charge).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });

  it('asks for nothing that is paid or given up', () => {
    if (!second) throw new Error('There is no second instalment');
    const late = '2027-04-01T10:00:00+08:00';
    expect(amountDue({ ...second, state: 'PAID' }, late)).toBe(0);
    expect(instalmentStanding({ ...second, state: 'DROPPED' }, late)).toBe('DROPPED');
  });
});

it('is paid in its order', () => {
  const plan = asOrdered(planOf({ from, months: 3, total: 900, plan: 'MONTHLY', now }), 1);
  expect(nextInstalment([...plan].reverse())?.number).toBe(2);
  expect(nextInstalment(plan.map(one => ({ ...one, state: 'PAID' as const })))).toBeUndefined();
});

describe('an early return', () => {
  // From 31 January on: 28, 31 and 30 days.
  const plan = (paid: number) =>
    asOrdered(planOf({ from, months: 3, total: 900_000, plan: 'MONTHLY', now }), paid);

  it('costs the days until then and 30 % of what remains, at most a month', () => {
    // 14 of the first 28 days: ¥1,500 of ¥9,000; 30 % of the rest are ¥2,250.
    expect(earlyReturnOf(plan(1), '2027-02-14T10:00:00+08:00', 300_000)).toEqual({
      ...{ used: 150_000, remaining: 750_000, penalty: 225_000, total: 375_000 },
      ...{ paid: 300_000, refund: 0, owed: 75_000 },
    });
    expect(earlyReturnOf(plan(3), '2027-02-14T10:00:00+08:00', 200_000)).toMatchObject({
      ...{ penalty: 200_000, refund: 550_000, owed: 0 },
    });
  });

  it('costs what was planned at the end, and never more', () => {
    const days = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 3 }), (day, paid) => {
        const early = earlyReturnOf(plan(paid), toMillis(from) + day * DAY, 300_000);
        expect(early.used + early.remaining).toBe(900_000);
        expect(early.total).toBeLessThanOrEqual(900_000);
        expect(early.penalty).toBeLessThanOrEqual(300_000);
        expect(early.paid - early.refund + early.owed).toBe(early.total);
        expect(Math.min(early.refund, early.owed)).toBe(0);
        if (day >= 89) expect(early).toMatchObject({ total: 900_000, penalty: 0 });
      }),
    );
  });
});
