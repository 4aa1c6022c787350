import fc from 'fast-check';
import {
  askedFields,
  askedValues,
  demandFacts,
  firstProblem,
  initialValue,
  type DemandValues,
} from '@/domain/demandFields';
import {
  canEstimateWedding,
  evenHint,
  WEDDING_FIELDS,
  WEDDING_SPANS,
  weddingEstimate,
  weddingLeft,
  weddingRoom,
  weddingSpan,
  weddingTitle,
  weddingWay,
} from '@/domain/wedding';
import type { WeddingFlowers, WeddingWish } from '~types/api/worksheet';

// Issue 14: a column of cars for a wedding (lines.md, wedding); specification §7, worksheet/wedding/add.

const wish = (changes: Partial<WeddingWish> = {}): WeddingWish => ({
  ...{ city_id: '110000', head_series_id: 'maybach-s', number: 5, series_id: 'bmw-5' },
  ...{ take_time: '2026-12-04T07:00:00+08:00', span: 'HALF_DAY', with_driver: true, flowers: 'NONE' },
  from: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  to: { name: '望京', address: '', location: { lng: 116.48, lat: 40.0 } },
  ...changes,
});
const head = { name: '奔驰迈巴赫S级', dayPrice: 588_000 };
const following = { name: '宝马5系', dayPrice: 118_000 };
const cost = (changes: Partial<WeddingWish> = {}) => weddingEstimate(wish(changes), head, following);

const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: object) => firstProblem(WEDDING_FIELDS, { ...wish(), ...changes }, now);

const spans = fc.constantFrom(...WEDDING_SPANS.map(({ value }) => value));
const numbers = fc.integer({ min: 0, max: 19 });
const allFlowers = fc.constantFrom<WeddingFlowers>('NONE', 'HEAD', 'ALL');
const prices = fc.integer({ min: 1, max: 2_000_000 }).map(dayPrice => ({ name: '车', dayPrice }));
const places = fc.record({
  lng: fc.double({ min: 115, max: 118, noNaN: true }),
  lat: fc.double({ min: 39, max: 41, noNaN: true }),
});

describe('the estimate', () => {
  it('is the cars by their day prices and the span, and a driver for each', () => {
    expect(cost().parts).toEqual([
      { name: '头车', rule: '奔驰迈巴赫S级，¥5880/天 × 60%（半天）', amount: 352_800 },
      { name: '跟车', rule: '宝马5系，¥1180/天 × 60%（半天） × 5辆', amount: 354_000 },
      { name: '司机服务费', rule: '¥200/车 × 6辆', amount: 120_000 },
    ]);
    expect(cost().total).toBe(826_800);
  });

  it('has flowers for the head car, or for all of them', () => {
    expect(cost({ flowers: 'HEAD' }).total - cost().total).toBe(38_800);
    expect(cost({ flowers: 'ALL' }).total - cost().total).toBe(38_800 + 5 * 5_800);
  });

  it('adds kilometres beyond those included for every car, and a statutory holiday on cars and drivers', () => {
    const far = { name: '密云', address: '', location: { lng: 116.84, lat: 40.37 } };
    const [beyond] = cost({ to: far }).parts.filter(({ name }) => name === '超里程费');
    expect(beyond?.rule).toMatch(/^全程约\d+公里，每车超出\d+公里，¥6\/公里 × 6辆$/);
    const holiday = cost({ take_time: '2027-05-01T07:00:00+08:00', flowers: 'HEAD' });
    expect(holiday.parts.at(-1)).toEqual({
      ...{ name: '节假日服务费', rule: '劳动节用车，车辆和司机加30%', amount: 248_040 },
    });
  });

  it('goes by the bride’s house: the way over it is never shorter', () => {
    fc.assert(
      fc.property(places, places, places, (from, via, to) => {
        const at = (location: { lng: number; lat: number }) => ({ name: '某地', address: '', location });
        const direct = cost({ from: at(from), to: at(to) }).total;
        const over = cost({ from: at(from), via: at(via), to: at(to) }).total;
        // Each part of the way is rounded to a tenth of a kilometre.
        expect(over).toBeGreaterThanOrEqual(direct - 600 * 6);
      }),
    );
  });

  it('says what the driver brings, and what is paid besides', () => {
    expect(cost().includes).toContain('司机服务费');
    expect(cost({ with_driver: false }).includes).not.toContain('司机服务费');
    expect(cost({ with_driver: false }).excludes).toContain('押金和超时费以报价为准');
  });

  it('is the sum of its parts in whole fen, of any column, span, flowers and prices', () => {
    fc.assert(
      fc.property(
        ...([spans, numbers, allFlowers, fc.boolean(), prices, prices] as const),
        (span, number, flowers, with_driver, first, second) => {
          const { total, parts } = weddingEstimate(
            wish({ span, number, flowers, with_driver }),
            first,
            second,
          );
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(parts.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
          expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
        },
      ),
    );
  });

  it('grows with every car, with the span and with a driver', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 18 }), allFlowers, (span, number, flowers) => {
        const of = (changes: Partial<WeddingWish>): number =>
          cost({ span, number, flowers, ...changes }).total;
        expect(of({ number: number + 1 })).toBeGreaterThan(of({}));
        expect(of({ span: 'FULL_DAY' })).toBeGreaterThanOrEqual(of({}));
        expect(of({ with_driver: true })).toBeGreaterThan(of({ with_driver: false }));
      }),
    );
  });

  it('waits for the cars and for how long they are needed, and for no series where none follows', () => {
    const begun = Object.fromEntries(WEDDING_FIELDS.map(field => [field.name, initialValue(field)]));
    const chosen = { ...begun, head_series_id: 'maybach-s', span: 'FULL_DAY' };
    expect(canEstimateWedding(begun)).toBe(false);
    expect(canEstimateWedding(chosen)).toBe(false);
    expect(canEstimateWedding({ ...chosen, series_id: 'bmw-5' })).toBe(true);
    expect(canEstimateWedding({ ...chosen, number: 0 })).toBe(true);
    expect(canEstimateWedding({ ...chosen, number: 0, span: 'WEEK' })).toBe(false);
    expect(() => weddingSpan('WEEK' as 'FULL_DAY')).toThrow(RangeError);
  });
});

describe('the column', () => {
  it('is an even number of cars by custom, the head car among them', () => {
    expect(evenHint(5)).toBe('连头车共6辆，好事成双');
    expect(evenHint(4)).toBe('连头车共5辆，习俗讲究双数，可以增减1辆');
    // None can be taken away from one.
    expect(evenHint(0)).toBe('连头车共1辆，习俗讲究双数，可以加1辆');
  });

  it('is praised exactly where its cars are even', () => {
    fc.assert(
      fc.property(numbers, number => {
        expect(evenHint(number).includes('好事成双')).toBe((number + 1) % 2 === 0);
      }),
    );
  });
});

describe('the room of a day', () => {
  const counts = fc.integer({ min: 0, max: 40 });

  it('is FEW from seven of ten columns that are booked or asked for, FULL when all are booked', () => {
    const room = (booked: number, asked: number) => weddingRoom({ booked, asked, columns: 10 });
    expect([room(0, 0), room(3, 3), room(3, 4), room(0, 30), room(9, 0), room(10, 0)]).toEqual([
      ...['OPEN', 'OPEN', 'FEW', 'FEW', 'FEW', 'FULL'],
    ]);
  });

  it('never lets who only asks take the last place, and never grows with who comes', () => {
    const order = ['OPEN', 'FEW', 'FULL'];
    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 1, max: 20 }), (booked, asked, columns) => {
        const room = weddingRoom({ booked, asked, columns });
        expect(room === 'FULL').toBe(booked >= columns);
        expect(room === 'FULL').toBe(weddingLeft({ booked, columns }) === 0);
        const after = weddingRoom({ booked: booked + 1, asked, columns });
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(room));
      }),
    );
  });
});

describe('what is left of the columns of a day', () => {
  it('is all that are not booked, and never fewer than none, also where a city has fewer by now', () => {
    expect(weddingLeft({ booked: 0, columns: 6 })).toBe(6);
    expect(weddingLeft({ booked: 5, columns: 6 })).toBe(1);
    expect(weddingLeft({ booked: 6, columns: 6 })).toBe(0);
    expect(weddingLeft({ booked: 7, columns: 6 })).toBe(0);
  });
});

describe('the form', () => {
  const names = (number: number): string[] => askedFields(WEDDING_FIELDS, { number }).map(({ name }) => name);

  it('asks which cars follow only where some do, and sends nothing of what it does not ask for', () => {
    expect(names(5)).toContain('series_id');
    expect(names(0)).not.toContain('series_id');
    const kept = askedValues(WEDDING_FIELDS, wish({ number: 0 }) as unknown as DemandValues);
    expect(kept).not.toHaveProperty('series_id');
  });

  it('tells what is wrong in one sentence at its field', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ head_series_id: undefined })?.problem).toBe('请选择头车');
    expect(problem({ head_series_id: 7 })?.problem).toBe('请选择头车');
    expect(problem({ number: 20 })?.problem).toBe('跟车数量请填0到19辆');
    expect(problem({ series_id: '' })?.problem).toBe('请选择跟车');
    expect(problem({ take_time: '2026-11-22T07:00:00+08:00' })?.problem).toBe('这个时间已经过了，请重新选择');
    expect(problem({ take_time: '2026-11-25T07:00:00+08:00' })?.problem).toBe('请至少提前72小时预约');
    expect(problem({ take_time: '2027-12-24T07:00:00+08:00' })?.problem).toBe('最多可以提前365天预约');
    expect(problem({ flowers: 'MANY' })?.problem).toBe('请选择花艺');
  });

  it('reads by the names that the server has put beside the ids, and says nothing of an id alone', () => {
    const values = wish() as unknown as DemandValues;
    expect(demandFacts(WEDDING_FIELDS, values).map(({ label }) => label)).not.toContain('头车');
    const kept = { ...values, head_series: '奔驰迈巴赫S级', series: '宝马5系' };
    expect(demandFacts(WEDDING_FIELDS, kept)).toEqual(
      expect.arrayContaining([
        { label: '头车', value: '奔驰迈巴赫S级' },
        { label: '跟车', value: '宝马5系' },
        { label: '用车时长', value: '半天4小时' },
        { label: '需要司机', value: '需要' },
      ]),
    );
  });

  it('names a demand by its head car and all of its cars, and its way by the places', () => {
    expect(weddingTitle('奔驰迈巴赫S级', 5)).toBe('奔驰迈巴赫S级 · 6辆');
    const via = { name: '颐和园', address: '', location: { lng: 116.28, lat: 40 } };
    expect(weddingWay(wish({ via }))).toEqual(['国贸', '颐和园', '望京']);
    expect(weddingWay(wish())).toEqual(['国贸', '望京']);
  });
});
