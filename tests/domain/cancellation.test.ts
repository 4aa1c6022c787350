import fc from 'fast-check';
import {
  cancelPenalty,
  cancelTerms,
  changeNotice,
  FREE_CANCEL_HOURS,
  freeCancelText,
  freeCancelUntil,
  type Cancellation,
} from '@/domain/cancellation';
import { can, statesOf } from '@/domain/orderLife';
import { rentalLife } from '@/domain/rentalLife';
import { HOUR, MINUTE } from '@/domain/shanghaiTime';
import { fen, lengths, moments } from './arbitraries';

const order: Cancellation = {
  status: 'AWAITING_PICKUP',
  paid: 56200,
  pickupTime: '2026-11-22 10:00',
  now: '2026-11-22 09:00',
  hasDelivery: false,
  isHoliday: false,
  rentalFee: 40000,
};

describe('cancelling costs 30 % of the rental fee near the pickup, nothing before', () => {
  it.each<[string, Partial<Cancellation>, number, string]>([
    ['2 hours before', { now: '2026-11-22 08:00' }, 0, '11月22日 08:00前可免费取消'],
    [
      'on a day of one figure, written as everywhere',
      { pickupTime: '2027-01-05 10:00' },
      0,
      '1月5日 08:00前可免费取消',
    ],
    ['later', { now: '2026-11-22 08:01' }, 12000, '订单在取车前2小时内取消，收取租车费30%的违约金'],
    [
      'delivery, 4 hours before',
      { hasDelivery: true, now: '2026-11-22 06:00' },
      0,
      '11月22日 06:00前可免费取消',
    ],
    [
      'delivery, later',
      { hasDelivery: true, now: '2026-11-22 06:01' },
      12000,
      '送车上门订单在取车前4小时内取消，收取租车费30%的违约金',
    ],
    [
      'holiday, 48 hours before',
      { isHoliday: true, now: '2026-11-20 10:00' },
      0,
      '11月20日 10:00前可免费取消',
    ],
    [
      'holiday with delivery, later',
      { isHoliday: true, hasDelivery: true, now: '2026-11-20 10:01' },
      12000,
      '节假日订单在取车前48小时内取消，收取租车费30%的违约金',
    ],
    [
      'after the pickup time',
      { now: '2026-11-23 10:00' },
      12000,
      '订单在取车前2小时内取消，收取租车费30%的违约金',
    ],
    ['unpaid', { status: 'UNPAID', paid: 0 }, 0, '订单未支付，可免费取消'],
    [
      'unpaid, when money came after it had lapsed',
      { status: 'UNPAID', paid: 5000 },
      0,
      '订单未支付，可免费取消',
    ],
    ['nothing had to be paid', { paid: 0 }, 0, '订单未支付，可免费取消'],
    ['the site has not confirmed', { status: 'CONFIRMING' }, 0, '门店确认前可免费取消'],
    ['little was paid', { paid: 5000 }, 5000, '订单在取车前2小时内取消，收取租车费30%的违约金'],
    ['in use', { status: 'IN_USE' }, 0, '订单当前状态不能取消'],
  ])('%s', (_name, change, amount, rule) => {
    expect(cancelPenalty({ ...order, ...change })).toEqual({ amount, rule });
  });

  it('is whole fen, never more than was paid, and never falls as the pickup comes nearer', () => {
    const cancellations = fc.record({
      status: fc.constantFrom(...statesOf(rentalLife)),
      paid: fen,
      pickupTime: moments,
      now: moments,
      hasDelivery: fc.boolean(),
      isHoliday: fc.boolean(),
      rentalFee: fen,
    });
    fc.assert(
      fc.property(cancellations, lengths, (cancellation, later) => {
        const { amount, rule } = cancelPenalty(cancellation);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(cancellation.paid);
        expect(rule).not.toBe('');
        expect(
          cancelPenalty({ ...cancellation, now: cancellation.now + later }).amount,
        ).toBeGreaterThanOrEqual(amount);
        if (!can(rentalLife, cancellation.status, 'cancel')) expect(amount).toBe(0);
      }),
    );
  });
});

/** Issue 12: a change within the hours in which cancelling costs something is no way around it. */
describe('a change does not lessen what cancelling costs', () => {
  const before = { ...order, now: '2026-11-22 09:00' };
  const later: Cancellation = { ...order, pickupTime: '2026-11-25 10:00', rentalFee: 20000 };
  const rule = '修改订单时已过免费取消时间，仍按修改前的订单收取租车费30%的违约金';

  it.each<[string, Partial<Cancellation>, number, string]>([
    ['to a later pickup', { changed: [before] }, 12000, rule],
    [
      'well before the pickup it then had',
      { changed: [{ ...before, now: '2026-11-22 08:00' }] },
      0,
      '11月25日 08:00前可免费取消',
    ],
    ['several times: the dearest', { changed: [{ ...before, rentalFee: 30000 }, before] }, 12000, rule],
    [
      'of the door, whose limit is earlier',
      { changed: [{ ...before, now: '2026-11-22 07:00', hasDelivery: true }] },
      12000,
      rule,
    ],
    ['and then little is paid', { changed: [before], paid: 5000 }, 5000, rule],
    [
      'to one that costs more by itself',
      { changed: [before], pickupTime: '2026-11-22 10:30', rentalFee: 50000 },
      15000,
      '订单在取车前2小时内取消，收取租车费30%的违约金',
    ],
    ['once the car is out', { changed: [before], status: 'IN_USE' }, 0, '订单当前状态不能取消'],
  ])('%s', (_name, change, amount, said) => {
    expect(cancelPenalty({ ...later, ...change })).toEqual({ amount, rule: said });
  });

  it('whatever it is changed to, and however often', () => {
    const paidOrder = fc.record({
      paid: fen,
      pickupTime: moments,
      now: moments,
      hasDelivery: fc.boolean(),
      isHoliday: fc.boolean(),
      rentalFee: fen,
    });
    fc.assert(
      fc.property(paidOrder, fc.array(paidOrder, { maxLength: 4 }), (now, changed) => {
        const status = 'AWAITING_PICKUP';
        const { amount } = cancelPenalty({ ...now, status, changed });
        const all = [now, ...changed].map(one => cancelPenalty({ ...one, status }).amount);
        expect(amount).toBe(Math.min(now.paid, Math.max(...all)));
      }),
    );
  });

  it('is said before, with what it costs', () => {
    expect(changeNotice(12000)).toBe('免费取消时间已过，修改后再取消，违约金不低于现在的¥120');
  });
});

/** Issue 10: 取车前免费取消 says the true limit. */
describe('what is promised before a booking', () => {
  it.each([
    [{ hasDelivery: false, isHoliday: false }, '提前2小时免费取消'],
    [{ hasDelivery: true, isHoliday: false }, '提前4小时免费取消'],
    [{ hasDelivery: true, isHoliday: true }, '提前48小时免费取消'],
  ])('%j', (circumstances, text) => expect(freeCancelText(circumstances)).toBe(text));

  it.each([
    ['2026-11-22 08:00', '11月22日 08:00前可免费取消，之后取消收取租车费30%的违约金'],
    ['2026-11-22 08:01', '订单在取车前2小时内取消，收取租车费30%的违约金'],
  ])('before it is booked at %s, the rule is one sentence', (now, text) =>
    expect(cancelTerms(order, now)).toBe(text),
  );

  it('is free until just then, and costs something a minute later', () => {
    fc.assert(
      fc.property(moments, fc.boolean(), fc.boolean(), (pickupTime, hasDelivery, isHoliday) => {
        const circumstances = { hasDelivery, isHoliday };
        const hours = Number(/\d+/.exec(freeCancelText(circumstances))?.[0]);
        expect(Object.values<number>(FREE_CANCEL_HOURS)).toContain(hours);
        const limit = pickupTime - hours * HOUR;
        const at = (now: number) => cancelPenalty({ ...order, ...circumstances, pickupTime, now }).amount;
        expect(at(limit)).toBe(0);
        expect(at(limit + MINUTE)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('until when a rental that is booked now can be cancelled for nothing', () => {
  const booking = { pickupTime: '2026-11-22 10:00', hasDelivery: false, isHoliday: false };
  it.each([
    ['plain', {}, '2026-11-22 07:59', '免费取消至22日08:00'],
    ['brought to the door', { hasDelivery: true }, '2026-11-21 12:00', '免费取消至22日06:00'],
    ['on a holiday', { isHoliday: true }, '2026-11-19 12:00', '免费取消至20日10:00'],
    ['just at its end', {}, '2026-11-22 08:00', undefined],
    ['too late', {}, '2026-11-22 09:00', undefined],
  ])('%s', (_what, differences, now, text) => {
    expect(freeCancelUntil({ ...booking, ...differences }, now)).toBe(text);
  });
});
