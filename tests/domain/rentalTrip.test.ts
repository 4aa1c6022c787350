import type { RentalState } from '@/domain/rentalLife';
import { rentalTrip } from '@/domain/rentalTrip';
import { orderDetail } from '../support/orders';
import { site } from '../support/places';

// The rental of these tests lasts from 11月22日 10:00 to 11月25日 10:00.
const before = '2030-11-20T08:00:00+08:00';
const during = '2030-11-24T08:00:00+08:00';
const after = '2030-11-25T11:00:00+08:00';

const { location } = site();
const point = { name: '国贸', address: '建国门外大街1号', location };

describe('the trip that the home carries (issue 11, a companion after paying)', () => {
  it('before the pickup: the countdown, when and where, the documents, and the site', () => {
    expect(rentalTrip(orderDetail(), before)).toEqual({
      headline: '距取车还有2天2小时',
      facts: [
        '11月22日 周五 10:00取车 · 首都机场T3店',
        '带好驾驶人本人的身份证和驾驶证原件，准驾车型C2及以上',
      ],
      site: site(),
    });
  });

  it('in use: how long it is until the return, when and where', () => {
    const there = site({ id: 'S9', name: '国贸店' });
    expect(rentalTrip(orderDetail({ status: 'IN_USE', return_site: there }), during)).toEqual({
      headline: '距还车还有1天2小时',
      facts: ['11月25日 周一 10:00前还车 · 国贸店'],
      site: there,
    });
    expect(rentalTrip(orderDetail({ status: 'AWAITING_RETURN' }), after)?.headline).toBe(
      '还车时间已过，请尽快还车',
    );
  });

  it('after the return: how it stands, and when the deposits come back', () => {
    const trip = rentalTrip(orderDetail({ status: 'AWAITING_DEPOSIT', status_text: '待退押金' }), after);
    expect(trip?.headline).toBe('待退押金');
    expect(trip?.facts).toEqual([expect.stringContaining('12月10日前退车辆押金¥3000')]);
    expect(trip?.site).toBeUndefined();
  });

  it('says the door instead of the site where the car is brought and fetched', () => {
    expect(rentalTrip(orderDetail({ delivery: point }), before)?.facts[0]).toBe(
      '11月22日 周五 10:00送车到国贸，建国门外大街1号',
    );
    expect(rentalTrip(orderDetail({ status: 'IN_USE', collection: point }), during)?.facts).toEqual([
      '11月25日 周一 10:00上门取车 · 国贸，建国门外大街1号',
    ]);
  });

  it.each<RentalState>(['UNPAID', 'AWAITING_SUPPLEMENT', 'COMPLETED', 'CANCELLED', 'CLOSED'])(
    'an order that is %s is none',
    status => {
      expect(rentalTrip(orderDetail({ status }), before)).toBeUndefined();
    },
  );
});
