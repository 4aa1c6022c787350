import fc from 'fast-check';
import {
  accidentBill,
  EXCLUSIONS,
  LIABILITIES,
  repairDays,
  type AccidentFacts,
  type AccidentLineCode,
  type Exclusion,
  type Liability,
} from '@/domain/accidentBill';
import { coverOf, longCoverOf, type Cover } from '@/domain/cover';
import { SERVICES } from '@/domain/services';
import type { LongServiceCode, ServiceCode } from '~types/api/bill';

// Issue 15: what a renter owes under each combination of cover, by examples: deductible, exclusions, 停运损失.

const yuan = 100;

const nothing: AccidentFacts = {
  ...{ repair: 0, glass: 0, towing: 0, days: 0, dayPrice: 0, thirdParty: 0, injury: 0, people: 0 },
  ...{ liability: 'FULL', exclusion: 'NONE' },
};

/** A damage of each kind: ¥3,000 of repair, ¥800 of glass, ¥400 of towing, four days at ¥200. */
const damaged: AccidentFacts = {
  ...nothing,
  ...{ repair: 3000 * yuan, glass: 800 * yuan, towing: 400 * yuan, days: 4, dayPrice: 200 * yuan },
};

/** What is owed of each part, yuan; parts that cost nothing are left out. */
const owed = (facts: AccidentFacts, cover: Cover): Partial<Record<AccidentLineCode, number>> =>
  Object.fromEntries(accidentBill(facts, cover).lines.map(({ code, amount }) => [code, amount / yuan]));

const ruleOf = (facts: AccidentFacts, cover: Cover, code: AccidentLineCode): string | undefined =>
  accidentBill(facts, cover).lines.find(line => line.code === code)?.rule;

describe('what each cover pays of the same damage, at full fault', () => {
  it.each<[services: ServiceCode[], repair: number, glass: number, downtime: number, towing: number]>([
    [[], 1500, 800, 800, 400],
    [['INS_THIRDPARTY'], 1500, 800, 800, 400],
    [['INS_ADDITIONAL'], 0, 800, 800, 400],
    [['GOOD_DRIVER'], 1500, 0, 800, 0],
    [['INS_ADDITIONAL', 'GOOD_DRIVER'], 0, 0, 800, 0],
    [['WORRY_FREE'], 0, 0, 0, 0],
    // 路程无忧 is for violations, the others are for people and for comfort.
    [['INS_SAFE_TRAVEL'], 1500, 800, 800, 400],
    [['INS_PASSENGER', 'INS_TRAVEL_ACCIDENT', 'INS_THIRDPARTYS'], 1500, 800, 800, 400],
    [['PREMIUM_SERVICE', 'CHILD_SEAT', 'DRIVER_SERVICE'], 1500, 800, 800, 400],
  ])('%j: repair %i, glass %i, downtime %i, towing %i yuan', (services, repair, glass, downtime, towing) => {
    expect(owed(damaged, coverOf(services))).toEqual({
      ...{ REPAIR: repair, GLASS: glass, DOWNTIME: downtime, TOWING: towing },
    });
  });

  it.each<[services: LongServiceCode[], repair: number, others: number]>([
    [[], 1500, 2000],
    [['LONG_BASIC', 'LONG_BACKUP_CAR', 'LONG_DOOR_CARE'], 1500, 2000],
    [['LONG_FULL_COVER'], 0, 0],
  ])('of a long rental %j: repair %i, the rest %i yuan', (services, repair, others) => {
    const { REPAIR, ...rest } = owed(damaged, longCoverOf(services));
    expect([REPAIR, Object.values(rest).reduce((sum, amount) => sum + amount, 0)]).toEqual([repair, others]);
  });
});

describe('the deductible', () => {
  it.each([
    [900, 900, '1500元以下的车损由您承担'],
    [1500, 1500, '1500元以下的车损由您承担'],
    [1501, 1500, '保险赔付，您最多承担1500元'],
    [80_000, 1500, '保险赔付，您最多承担1500元'],
  ])('a repair of %i yuan: %i yuan', (repair, amount, rule) => {
    const facts = { ...nothing, repair: repair * yuan };
    expect(owed(facts, coverOf([]))).toEqual({ REPAIR: amount });
    expect(ruleOf(facts, coverOf([]), 'REPAIR')).toBe(rule);
  });
});

describe('fault', () => {
  it.each<[liability: Liability, repair: number, glass: number, downtime: number]>([
    ['FULL', 1500, 800, 800],
    ['MAIN', 1500, 560, 560],
    ['EQUAL', 1500, 400, 400],
    ['MINOR', 900, 240, 240],
    ['NONE', 0, 0, 0],
  ])('%s: the renter bears their part of it', (liability, repair, glass, downtime) => {
    const facts = { ...damaged, towing: 0, liability };
    expect(owed(facts, coverOf([]))).toEqual({ REPAIR: repair, GLASS: glass, DOWNTIME: downtime });
  });

  it('is said with the part of each line', () => {
    expect(ruleOf({ ...damaged, liability: 'MAIN' }, coverOf([]), 'GLASS')).toMatch(/^我方主责承担70%；/);
    expect(ruleOf(damaged, coverOf([]), 'GLASS')).not.toContain('%');
    expect(ruleOf({ ...damaged, liability: 'NONE' }, coverOf([]), 'GLASS')).toBe('您没有责任，由对方承担');
  });
});

describe('what excludes insurance', () => {
  const excluding = (Object.keys(EXCLUSIONS) as Exclusion[]).filter(code => code !== 'NONE');

  it.each(excluding)('%s: nothing is paid, whatever was bought', exclusion => {
    const facts: AccidentFacts = {
      ...{ ...damaged, exclusion, thirdParty: 1000 * yuan, injury: 500 * yuan, people: 1 },
    };
    const all = coverOf(SERVICES.map(({ code }) => code));
    expect(owed(facts, all)).toEqual({
      ...{ REPAIR: 3000, GLASS: 800, DOWNTIME: 800, TOWING: 400, THIRD_PARTY: 1000, INJURY: 500 },
    });
    expect(ruleOf(facts, all, 'REPAIR')).toBe(`${EXCLUSIONS[exclusion]}，保险不予赔付`);
    expect(owed({ ...facts, liability: 'EQUAL' }, all).REPAIR).toBe(1500);
  });
});

describe('others', () => {
  it.each<[services: ServiceCode[], damage: number, liability: Liability, amount: number]>([
    [[], 150_000, 'FULL', 0],
    [[], 200_000, 'FULL', 0],
    [[], 260_000, 'FULL', 60_000],
    [[], 260_000, 'EQUAL', 0],
    [['INS_THIRDPARTYS'], 260_000, 'FULL', 0],
    [['INS_THIRDPARTYS'], 1_100_000, 'FULL', 100_000],
  ])('%j, a damage of %i yuan at %s fault: %i yuan', (services, damage, liability, amount) => {
    const facts = { ...nothing, liability, thirdParty: damage * yuan };
    expect(owed(facts, coverOf(services))).toEqual({ THIRD_PARTY: amount });
  });

  it('a long rental is insured for a million, with 全程无忧 for two', () => {
    const facts = { ...nothing, thirdParty: 2_100_000 * yuan };
    expect(owed(facts, longCoverOf([]))).toEqual({ THIRD_PARTY: 1_100_000 });
    expect(owed(facts, longCoverOf(['LONG_FULL_COVER']))).toEqual({ THIRD_PARTY: 100_000 });
  });
});

describe('people in the car', () => {
  it.each<[services: ServiceCode[], injury: number, people: number, amount: number]>([
    [[], 8000, 1, 8000],
    [['INS_PASSENGER'], 8000, 1, 0],
    [['INS_PASSENGER'], 60_000, 1, 10_000],
    [['INS_PASSENGER'], 60_000, 2, 0],
    [['INS_TRAVEL_ACCIDENT'], 600_000, 1, 100_000],
    [['INS_PASSENGER', 'INS_TRAVEL_ACCIDENT'], 560_000, 1, 10_000],
    [['INS_PASSENGER', 'INS_TRAVEL_ACCIDENT'], 1_100_000, 2, 0],
  ])('%j, %i yuan for %i people: %i yuan', (services, injury, people, amount) => {
    const facts = { ...nothing, injury: injury * yuan, people };
    expect(owed(facts, coverOf(services))).toEqual({ INJURY: amount });
  });
});

describe('停运损失', () => {
  it.each([
    ['2026-11-27T09:00:00+08:00', '2026-11-27T10:00:00+08:00', 1],
    ['2026-11-27T09:00:00+08:00', '2026-11-28T09:00:00+08:00', 1],
    ['2026-11-27T09:00:00+08:00', '2026-11-28T09:01:00+08:00', 2],
    ['2026-11-27T09:00:00+08:00', '2026-12-04T08:00:00+08:00', 7],
  ])('from %s to %s: %i days', (from, to, days) => {
    expect(repairDays(from, to)).toBe(days);
  });

  it('says how it comes about, and who bears it', () => {
    expect(ruleOf(damaged, coverOf([]), 'DOWNTIME')).toBe('维修4天，每天200元，由您承担');
    expect(ruleOf(damaged, coverOf(['WORRY_FREE']), 'DOWNTIME')).toBe('维修4天，每天200元，全程无忧赔付');
  });
});

describe('whatever happened', () => {
  const fen = fc.integer({ min: 0, max: 5_000_000 * yuan });
  const facts = fc.record<AccidentFacts>({
    ...{ repair: fen, glass: fen, towing: fen, thirdParty: fen, injury: fen },
    ...{ days: fc.integer({ min: 0, max: 60 }), dayPrice: fc.integer({ min: 0, max: 3000 * yuan }) },
    people: fc.integer({ min: 0, max: 9 }),
    liability: fc.constantFrom(...(Object.keys(LIABILITIES) as Liability[])),
    exclusion: fc.constantFrom(...(Object.keys(EXCLUSIONS) as Exclusion[])),
  });
  const services = fc.subarray(SERVICES.map(({ code }) => code));

  it('the lines sum up to the total, and none is below nothing or above its damage', () => {
    fc.assert(
      fc.property(facts, services, (given, chosen) => {
        const { lines, total } = accidentBill(given, coverOf(chosen));
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        for (const { damage, amount, rule } of lines) {
          expect(Number.isInteger(amount) && damage > 0 && amount >= 0 && amount <= damage).toBe(true);
          expect(rule).not.toBe('');
        }
      }),
    );
  });

  it('more cover never costs more', () => {
    fc.assert(
      fc.property(facts, services, services, (given, fewer, more) => {
        const small = accidentBill(given, coverOf(fewer)).total;
        const large = accidentBill(given, coverOf([...new Set([...fewer, ...more])])).total;
        expect(large).toBeLessThanOrEqual(small);
      }),
    );
  });

  it('what excludes insurance never costs less, nor does more fault', () => {
    const byFault: readonly Liability[] = ['NONE', 'MINOR', 'EQUAL', 'MAIN', 'FULL'];
    fc.assert(
      fc.property(facts, services, (given, chosen) => {
        const cover = coverOf(chosen);
        const total = (changes: Partial<AccidentFacts>): number =>
          accidentBill({ ...given, ...changes }, cover).total;
        expect(total({ exclusion: 'NONE' })).toBeLessThanOrEqual(total({ exclusion: 'DRUNK' }));
        const totals = byFault.map(liability => total({ liability }));
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
      }),
    );
  });
});
