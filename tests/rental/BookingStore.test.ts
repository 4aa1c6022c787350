import { corolla } from '../support/orders';
import { when } from 'mobx';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { OrderChoice, OrderQuote } from '~types/api/rental';
import {
  chooseThreeDays,
  childsIdCard,
  closeScreens,
  fillIn,
  idCard,
  priceOf,
  readyToSubmit,
  rental,
  totalOf,
  watched,
} from '../support/bookings';
import { fifty, twenty } from '../support/coupons';
import { deferred } from '../support/deferred';
import { serve } from '../support/fakeServer';
import { site } from '../support/places';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

beforeEach(chooseThreeDays);
afterEach(() => {
  closeScreens();
  enterAsVisitor();
});

describe('BookingStore: what is chosen (specification §3, order calculation state)', () => {
  it('begins with what every order holds, and with the phone number of the member', () => {
    rental();
    const store = new BookingStore(root);
    expect(store.open('C1').choice).toMatchObject({
      site_id: 'S1',
      cartype_id: 'C1',
      services: ['INS_THIRDPARTY'],
      insured_count: 1,
      use_wkcoin: false,
      use_discount: true,
    });
    expect(store.renter.values.mobile).toBe('13812345678');
  });

  it('cannot take off what is required', () => {
    const booking = new BookingStore(root).open('C1');
    booking.toggleService('INS_THIRDPARTY', false);
    expect(booking.draft.services).toEqual(['INS_THIRDPARTY']);
  });

  it('survives a reload: choice, renter and the car that was booked last', () => {
    rental();
    const store = new BookingStore(root);
    fillIn(store);
    const booking = store.open('C1');
    booking.toggleService('INS_TRAVEL_ACCIDENT', true);
    store.insured.add({ name: '王小明', idcard_no: idCard }, 5);
    store.insured.add({ name: '李雷', idcard_no: childsIdCard }, 5);
    store.open('C2').toggleService('WORRY_FREE', true);

    const reloaded = new BookingStore(root);
    expect(reloaded.resume()?.choice?.cartype_id).toBe('C2');
    // All but the ID number, which is kept nowhere (issue 10, 1).
    expect(reloaded.renter.values).toMatchObject({ name: '王小明', idcard_no: '' });
    expect(reloaded.open('C1').choice).toMatchObject({
      services: ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'],
      insured_count: 2,
    });
  });

  it('takes no harm from a storage in which anything may stand', () => {
    window.sessionStorage.setItem(
      'personal:booking',
      JSON.stringify({ latest: 7, drafts: { C1: { services: ['FREE_LUNCH'], couponId: 9 }, C2: null } }),
    );
    const store = new BookingStore(root);
    expect(store.resume()).toBeUndefined();
    expect(store.open('C1').draft).toMatchObject({ services: ['INS_THIRDPARTY'], couponId: undefined });
  });

  it('keeps what was chosen over a login, and shows nothing of it to another member', () => {
    enterAsVisitor();
    const store = new BookingStore(root);
    store.open('C1').toggleService('WORRY_FREE', true);
    fillIn(store);

    enterAsMember('13812345678');
    expect(store.open('C1').draft.services).toContain('WORRY_FREE');
    expect(store.renter.values).toMatchObject({ name: '王小明', mobile: '13812345678' });

    enterAsMember('13900000000');
    expect(store.open('C1').draft.services).not.toContain('WORRY_FREE');
    expect(store.renter.values).toMatchObject({ name: '', idcard_no: '', mobile: '13900000000' });
    expect(Object.values({ ...window.sessionStorage }).join()).not.toContain('王小明');
  });

  it('is there again after a session that only ran out, and gone after the log-out', async () => {
    serve({ 'POST /api/user/logout': () => ({}) });
    const session = root.get(SessionStore);
    const store = new BookingStore(root);
    fillIn(store);
    store.open('C1').toggleService('WORRY_FREE', true);
    session.forget();
    enterAsMember();
    expect(store.renter.values.name).toBe('王小明');
    expect(store.open('C1').draft.services).toContain('WORRY_FREE');

    await session.logOut();
    expect(Object.keys({ ...window.sessionStorage })).not.toContainEqual(
      expect.stringContaining('personal:'),
    );
    enterAsMember();
    expect(store.renter.values).toMatchObject({ name: '', idcard_no: '' });
    expect(store.open('C1').draft.services).not.toContain('WORRY_FREE');
  });
});

describe('BookingStore: screens above each other', () => {
  it('prices a change once for all screens of the booking, and no more when the last is closed', async () => {
    const server = rental();
    const booking = new BookingStore(root).open('C1');
    const closers = [booking.checkout.watch(), booking.checkout.watch()];
    await when(() => booking.checkout.isPriced);
    booking.toggleService('WORRY_FREE', true);
    await when(() => booking.checkout.isPriced);
    expect(server.calls).toHaveLength(2);
    for (const close of closers) close();
    booking.toggleService('WORRY_FREE', false);
    expect(server.calls).toHaveLength(2);
  });
});

describe('BookingStore: the price (decision 14)', () => {
  it('re-prices at every change; the old figure stays until the new one is there', async () => {
    rental();
    const { booking } = await readyToSubmit();
    const before = totalOf(booking);
    booking.toggleService('INS_ADDITIONAL', true);
    expect(booking.checkout.isPriced).toBe(false);
    expect(totalOf(booking)).toBe(before);
    await when(() => booking.checkout.isPriced);
    expect(totalOf(booking)).toBe(before + 3 * 2500);
  });

  it('follows a period that is changed', async () => {
    rental();
    const { booking } = await readyToSubmit();
    root.get(SearchStore).choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-20T10:00:00+08:00');
    await when(() => booking.checkout.isPriced);
    expect(booking.checkout.quote.data?.bill.days).toBe(2);
  });

  it('drops an answer that a later change has overtaken', async () => {
    const slow = deferred<OrderQuote>();
    serve({
      'POST /api/order/calc': choice =>
        choice.services.includes('WORRY_FREE') ? slow.promise : priceOf(choice),
    });
    const booking = await watched(new BookingStore(root).open('C1'));
    const plain = totalOf(booking);
    booking.toggleService('WORRY_FREE', true);
    booking.toggleService('WORRY_FREE', false);
    await when(() => booking.checkout.isPriced);
    slow.resolve({ ...priceOf({ ...booking.choice } as OrderChoice, { weekdayPrice: 99900 }) });
    await slow.promise;
    expect(totalOf(booking)).toBe(plain);
  });

  it('finds a site of the city for who comes by a deep link', async () => {
    root.get(SearchStore).clear();
    serve({
      'GET /api/site/get_sites': () => ({ sites: [site({ id: 'S7' })], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
      'POST /api/order/calc': choice => priceOf(choice),
    });
    const booking = await watched(new BookingStore(root).open('C1'));
    expect(booking.choice?.site_id).toBe('S7');
  });

  it('says why when not even the site can be found', async () => {
    root.get(SearchStore).clear();
    serve({});
    const booking = new BookingStore(root).open('C1');
    await booking.checkout.price();
    expect(booking.checkout.failure).toBe('网络错误，请检查网络');
  });

  it('a city without a site says so, until a site is chosen by hand', async () => {
    root.get(SearchStore).clear();
    serve({
      'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
      'GET /api/cartype/get_products': () => ({ cartype: corolla, products: [] }),
      'POST /api/order/calc': choice => priceOf(choice),
    });
    const booking = new BookingStore(root).open('C1');
    await booking.checkout.price();
    expect(booking.checkout.failure).toBe('北京还没有可以取车的门店，请换个城市');
    root.get(SearchStore).pickup.chooseSite(site({ id: 'S7' }));
    await booking.checkout.price();
    expect([booking.checkout.failure, booking.checkout.isPriced]).toEqual([undefined, true]);
  });

  it('takes the best coupon for the renter until they choose themselves', async () => {
    rental(undefined, { coupons: [fifty, twenty] });
    const { booking } = await readyToSubmit();
    await when(() => booking.checkout.couponSaving > 0);
    expect(booking.checkout).toMatchObject({ couponSaving: 5000, coupon: { id: 'K50' } });

    booking.checkout.chooseCoupon(undefined);
    await when(() => booking.checkout.isPriced);
    expect(booking.checkout.couponSaving).toBe(0);
    booking.toggleService('WORRY_FREE', true);
    await when(() => booking.checkout.isPriced);
    expect(booking.checkout.coupon).toBeUndefined();
  });
});
