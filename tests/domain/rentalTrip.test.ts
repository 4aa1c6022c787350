import { settlingText } from '@/domain/settling';
import type { RentalState } from '@/domain/rentalLife';
import { rentalTrip } from '@/domain/rentalTrip';
import type { HeldDeposit } from '~types/api/settlement';
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

  it('before the pickup: first what the order waits for, its site or the money of a change', () => {
    const note = '修改需补付¥75';
    expect(rentalTrip(orderDetail({ note }), before)?.facts).toEqual([
      note,
      '11月22日 周五 10:00取车 · 首都机场T3店',
      '带好驾驶人本人的身份证和驾驶证原件，准驾车型C2及以上',
    ]);
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

  it('unpaid: how long it waits for the payment, when and where, and what it costs', () => {
    const unpaid = orderDetail({
      ...{ status: 'UNPAID', status_text: '待支付', total: 53200 },
      expires_at: '2030-11-20T08:09:50+08:00',
    });
    expect(rentalTrip(unpaid, before)).toEqual({
      headline: '待支付，剩9分50秒',
      facts: ['11月22日 周五 10:00取车 · 首都机场T3店', '订单总价¥532'],
    });
    expect(rentalTrip(unpaid, during)?.headline).toBe('待支付');
  });

  it('a relet that is not paid: until when it would be, and what it costs', () => {
    const to = '2030-11-26T10:00:00+08:00';
    const period = { from_time: '2030-11-22T10:00:00+08:00', to_time: to };
    const reletting = orderDetail({
      ...{ status: 'RELET_UNPAID', status_text: '续租待支付' },
      amendment: {
        ...{ amendment_id: 'GD1', kind: 'RELET', state: 'UNPAID', difference: 18900, due: 18900, penalty: 0 },
        ...{ before: { ...period, to_time: '2030-11-25T10:00:00+08:00' }, after: period, changes: [] },
        created_at: during,
      },
    });
    expect(rentalTrip(reletting, during)).toEqual({
      headline: '续租待支付',
      facts: ['续租到11月26日 周二 10:00，补付¥189'],
    });
  });

  it('a bill that waits for the member’s word says so first', () => {
    const note = settlingText('ASKED', undefined);
    const asked = orderDetail({ status: 'SETTLING', status_text: '待结算', settling: 'ASKED', note });
    expect(rentalTrip(asked, after)?.facts[0]).toBe('账单已核对，请确认费用');
  });

  it('something is owed after the return: that alone', () => {
    const note = '用车后费用还需支付¥190';
    const owing = orderDetail({ status: 'AWAITING_SUPPLEMENT', status_text: '待补款', note });
    expect(rentalTrip(owing, after)).toEqual({ headline: '待补款', facts: [note] });
  });

  it('the deposits that are held come back on their own days, without what was kept of them', () => {
    const back = { status: 'AWAITING_DEPOSIT', status_text: '待退押金' } as const;
    const vehicle: HeldDeposit = {
      ...{
        kind: 'vehicle',
        name: '车辆押金',
        amount: 300000,
        kept: 50000,
        state: 'HELD',
        holder: '门店POS预授权',
      },
      release_by: '2030-12-11T10:00:00+08:00',
    };
    expect(rentalTrip(orderDetail({ ...back, deposits: [vehicle] }), after)?.facts).toEqual([
      '12月11日前退车辆押金¥2500',
    ]);
    const released: HeldDeposit = { ...vehicle, state: 'RELEASED', released_at: after };
    expect(rentalTrip(orderDetail({ ...back, deposits: [released] }), after)?.facts).toEqual(['押金已退还']);
  });

  it('while it is settled: who acts next, too', () => {
    const note = '有异议的费用正在核实，门店回复后再确认';
    const trip = rentalTrip(orderDetail({ status: 'SETTLING', status_text: '待结算', note }), after);
    expect(trip?.headline).toBe('待结算');
    expect(trip?.facts[0]).toBe(note);
  });

  it('after the return: how it stands, and when the deposits come back', () => {
    const trip = rentalTrip(orderDetail({ status: 'AWAITING_DEPOSIT', status_text: '待退押金' }), after);
    expect(trip?.headline).toBe('待退押金');
    expect(trip?.facts).toEqual(['12月10日前退车辆押金¥3000，12月25日前退违章押金¥2000']);
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

  it.each<RentalState>(['COMPLETED', 'CANCELLED', 'CLOSED'])('an order that is %s is none', status => {
    expect(rentalTrip(orderDetail({ status }), before)).toBeUndefined();
  });
});
