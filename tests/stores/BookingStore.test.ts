import { when } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { quote } from '@/domain/pricing';
import type { Booking } from '@/packages/booking/stores/Booking';
import { BookingStore } from '@/packages/booking/stores/BookingStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { RequestOf } from '~types/api';
import type { Coupon } from '~types/api/account';
import type { OrderChoice, OrderQuote } from '~types/api/order';
import { deferred } from '../support/deferred';
import { RawAnswer, Refusal, serve, type FakeServer } from '../support/fakeServer';
import { corolla } from '../support/orders';
import { site } from '../support/places';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

/** Valid identity card numbers of nobody: born in 1990 and in 2015. */
const idCard = '110105199003071239';
const childsIdCard = '110105201501010025';

type AddRequest = RequestOf<'POST /api/order/add'>;

const fifty: Coupon = {
  id: 'K50',
  name: '新人立减50元',
  kind: 'AMOUNT',
  value: 5000,
  threshold: 0,
  scope: 'ANY',
  valid_from: '2020-01-01T00:00:00+08:00',
  valid_to: '2099-12-31T23:59:00+08:00',
  status: 0,
  rule: '租车费立减50元',
};
const twenty: Coupon = { ...fifty, id: 'K20', name: '立减20元', value: 2000 };

/** The server's price of a choice, by the rules that it shares with the app. */
function priceOf(choice: OrderChoice, weekdayPrice = 12800, coupons: Coupon[] = []): OrderQuote {
  const terms = coupons.find(({ id }) => id === choice.coupon_id);
  const bill = quote({
    from: choice.from_time,
    to: choice.to_time,
    weekdayPrice,
    services: choice.services,
    insuredCount: choice.insured_count,
    useDiscount: choice.use_discount,
    vehicleDeposit: 300000,
    violationDeposit: 200000,
    ...(terms ? { coupon: { terms, now: choice.from_time } } : {}),
  });
  return {
    bill,
    cartype: corolla,
    site: site(),
    return_site: site(),
    available: 3,
    coupons,
    wkcoin: { balance: 0, usable: 0 },
    notices: [],
  };
}

/** A server that prices and books; `add` is what it answers to a submitted order. */
const rental = (
  add: (request: AddRequest) => string | Promise<string> = () => 'ZC1',
  coupons: Coupon[] = [],
): FakeServer =>
  serve({
    'POST /api/order/calc': choice => priceOf(choice, 12800, coupons),
    'POST /api/order/add': async request => ({
      orderid: await add(request),
      total: request.expected_total,
      expires_at: '2030-11-20T10:15:00+08:00',
    }),
  });

const submitted = ({ calls }: FakeServer): AddRequest[] =>
  calls
    .filter(({ endpoint }) => endpoint === 'POST /api/order/add')
    .map(({ params }) => params as unknown as AddRequest);

const totalOf = (booking: Booking): number => booking.quote.data?.bill.total ?? NaN;

let stopWatching: (() => void)[] = [];

/** The screen is open: the choice is priced now and at every change. */
async function watched(booking: Booking): Promise<Booking> {
  stopWatching.push(booking.watch());
  await when(() => booking.isPriced);
  return booking;
}

function fillIn({ renter }: BookingStore): void {
  renter.set('name', '王小明');
  renter.set('idcard_no', idCard);
}

/** A renter at 确认订单 who has filled in everything. */
async function readyToSubmit(): Promise<{ store: BookingStore; booking: Booking }> {
  const store = new BookingStore(root);
  fillIn(store);
  return { store, booking: await watched(store.open('C1')) };
}

beforeEach(() => {
  enterAsMember();
  const search = root.get(SearchStore);
  search.chooseSite(site());
  // Monday to Thursday, far from any holiday of the calendar.
  search.choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-21T10:00:00+08:00');
});

afterEach(() => {
  for (const stop of stopWatching) stop();
  stopWatching = [];
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

  it('insures as many people as the car has seats, 9 at most', async () => {
    rental();
    const { booking } = await readyToSubmit();
    booking.setInsuredCount(9);
    expect(booking.draft.insuredCount).toBe(corolla.seats);
    booking.setInsuredCount(0);
    expect(booking.draft.insuredCount).toBe(1);
  });

  it('survives a reload: choice, renter and the car that was booked last', () => {
    rental();
    const store = new BookingStore(root);
    fillIn(store);
    const booking = store.open('C1');
    booking.toggleService('INS_TRAVEL_ACCIDENT', true);
    booking.setInsuredCount(3);
    store.open('C2').toggleService('WORRY_FREE', true);

    const reloaded = new BookingStore(root);
    expect(reloaded.resume()?.choice?.cartype_id).toBe('C2');
    expect(reloaded.renter.values).toMatchObject({ name: '王小明', idcard_no: idCard });
    expect(reloaded.open('C1').choice).toMatchObject({
      services: ['INS_THIRDPARTY', 'INS_TRAVEL_ACCIDENT'],
      insured_count: 3,
    });
  });

  it('takes no harm from a storage in which anything may stand', () => {
    window.sessionStorage.setItem(
      'booking',
      JSON.stringify({ latest: 7, drafts: { C1: { services: ['FREE_LUNCH'], insuredCount: 99 }, C2: null } }),
    );
    const store = new BookingStore(root);
    expect(store.resume()).toBeUndefined();
    expect(store.open('C1').draft).toMatchObject({ services: ['INS_THIRDPARTY'], insuredCount: 1 });
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
});

describe('BookingStore: the price (decision 14)', () => {
  it('re-prices at every change; the old figure stays until the new one is there', async () => {
    rental();
    const { booking } = await readyToSubmit();
    const before = totalOf(booking);
    booking.toggleService('INS_ADDITIONAL', true);
    expect(booking.isPriced).toBe(false);
    expect(totalOf(booking)).toBe(before);
    await when(() => booking.isPriced);
    expect(totalOf(booking)).toBe(before + 3 * 2500);
  });

  it('follows a period that is changed', async () => {
    rental();
    const { booking } = await readyToSubmit();
    root.get(SearchStore).choosePeriod('2030-11-18T10:00:00+08:00', '2030-11-20T10:00:00+08:00');
    await when(() => booking.isPriced);
    expect(booking.quote.data?.bill.days).toBe(2);
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
    await when(() => booking.isPriced);
    slow.resolve({ ...priceOf({ ...booking.choice } as OrderChoice, 99900) });
    await slow.promise;
    expect(totalOf(booking)).toBe(plain);
  });

  it('finds a site of the city for who comes by a deep link', async () => {
    root.get(SearchStore).clear();
    serve({
      'GET /api/site/get_sites': () => ({ sites: [site({ id: 'S7' })], areas: [] }),
      'POST /api/order/calc': choice => priceOf(choice),
    });
    const booking = await watched(new BookingStore(root).open('C1'));
    expect(booking.choice?.site_id).toBe('S7');
  });

  it('says why when not even the site can be found', async () => {
    root.get(SearchStore).clear();
    serve({});
    const booking = new BookingStore(root).open('C1');
    stopWatching.push(booking.watch());
    await when(() => booking.siteFailure !== undefined);
    expect(booking.siteFailure).toBe('网络错误，请检查网络');
  });

  it('takes the best coupon for the renter until he chooses himself', async () => {
    rental(undefined, [fifty, twenty]);
    const { booking } = await readyToSubmit();
    await when(() => booking.couponSaving > 0);
    expect(booking).toMatchObject({ couponSaving: 5000, coupon: { id: 'K50' } });

    booking.chooseCoupon(undefined);
    await when(() => booking.isPriced);
    expect(booking.couponSaving).toBe(0);
    booking.toggleService('WORRY_FREE', true);
    await when(() => booking.isPriced);
    expect(booking.coupon).toBeUndefined();
  });
});

describe('BookingStore: submitting (specification §7, order/add)', () => {
  it('books at the total that the renter saw, opens 提交成功 and keeps nothing of it', async () => {
    const server = rental();
    const { store, booking } = await readyToSubmit();
    const total = totalOf(booking);
    await booking.submit.run();

    expect(submitted(server)).toEqual([
      expect.objectContaining({
        cartype_id: 'C1',
        expected_total: total,
        renter: { name: '王小明', mobile: '13812345678', idcard_no: idCard },
        remark: '',
        client_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      }),
    ]);
    expect(host.navigations).toEqual([
      { kind: 'redirectTo', url: '/reserve_car/submit_success?orderid=ZC1' },
    ]);
    expect(store.resume()).toBeUndefined();
    expect(store.renter.values).toMatchObject({ name: '', idcard_no: '' });
    expect(Object.values({ ...window.sessionStorage }).join()).not.toContain(idCard);
  });

  it('sends nothing while the form is wrong, and shows each error at its field (specification §5)', async () => {
    const server = rental();
    const store = new BookingStore(root);
    const booking = await watched(store.open('C1'));
    store.renter.set('mobile', '2381234567');
    store.renter.set('idcard_no', childsIdCard);
    await booking.submit.run();

    expect(submitted(server)).toEqual([]);
    expect(store.renter.firstInvalid).toBe('name');
    expect(store.renter.errorOf('name')).toBe('请填写与驾驶证一致的姓名，2至30个字');
    expect(store.renter.errorOf('mobile')).toBe('请填写11位手机号，以1开头');
    expect(store.renter.errorOf('idcard_no')).toBe('取车当天驾驶人须年满18周岁且不超过75周岁');
    store.renter.set('idcard_no', '110105199003071230');
    expect(store.renter.errorOf('idcard_no')).toBe('身份证号不正确，请核对18位号码');
  });

  it('leads a visitor to the login and back to this car', async () => {
    const server = rental();
    enterAsVisitor();
    const { booking } = await readyToSubmit();
    await booking.submit.run();
    expect(submitted(server)).toEqual([]);
    const returnUrl = encodeURIComponent('/reserve_car?cartype_id=C1');
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: `/login?return_url=${returnUrl}` }]);
  });

  it('makes one order of a double tap', async () => {
    const slow = deferred<string>();
    const server = rental(() => slow.promise);
    const { booking } = await readyToSubmit();
    const first = booking.submit.run();
    const second = booking.submit.run();
    slow.resolve('ZC1');
    await Promise.all([first, second]);
    expect(submitted(server)).toHaveLength(1);
  });

  it('retries with the same key when the answer was lost, even after a reload, so that one order is made', async () => {
    let isOnline = false;
    const server = rental(() => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return 'ZC1';
    });
    const { booking } = await readyToSubmit();
    await booking.submit.run();
    expect(booking.refusal).toEqual({ text: '网络错误，请检查网络', remedy: 'RETRY' });

    isOnline = true;
    const reloaded = await watched(new BookingStore(root).open('C1'));
    await reloaded.submit.run();
    const [lost, found] = submitted(server);
    expect(found?.client_key).toBe(lost?.client_key);
    expect(host.navigations).toHaveLength(1);
  });

  it('keeps the key over a broken server, which may have booked, even when the choice changes', async () => {
    let isBroken = true;
    const server = serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': () => {
        if (isBroken) throw new RawAnswer(502, '<html>Bad Gateway</html>');
        return { orderid: 'ZC1', total: 56200, expires_at: '2030-11-20T10:15:00+08:00' };
      },
    });
    const { booking } = await readyToSubmit();
    await booking.submit.run();
    expect(booking.refusal?.remedy).toBe('RETRY');
    isBroken = false;
    booking.toggleService('WORRY_FREE', true);
    await when(() => booking.isPriced);
    await booking.submit.run();
    const [lost, found] = submitted(server);
    expect(found?.client_key).toBe(lost?.client_key);
    // The figure is that of the order that the lost answer was about.
    expect(root.get(OverlayStore).toast?.text).toBe('已找到您刚才提交的订单，金额¥562，请核对');
  });

  it('makes a new key when the choice was changed after a definite refusal', async () => {
    let isSoldOut = true;
    const server = rental(() => {
      if (isSoldOut) throw new Refusal(ErrorCode.SOLD_OUT, '这款车刚刚被订完，请换一款车或调整时间');
      return 'ZC1';
    });
    const { booking } = await readyToSubmit();
    await booking.submit.run();
    expect(booking.refusal).toEqual({
      text: '这款车刚刚被订完，请换一款车或调整时间',
      remedy: 'CARS',
    });

    isSoldOut = false;
    root.get(SearchStore).choosePeriod('2030-11-19T10:00:00+08:00', '2030-11-21T10:00:00+08:00');
    await when(() => booking.isPriced);
    await booking.submit.run();
    const [refused, booked] = submitted(server);
    expect(booked?.client_key).not.toBe(refused?.client_key);
  });

  it.each([
    [ErrorCode.SITE_CLOSED, '首都机场T3店暂停营业', 'SITE'],
    [ErrorCode.PERIOD_INVALID, '取车时间已过，请重新选择', 'PERIOD'],
    [ErrorCode.MINIMUM_DAYS, '国庆节3天起租，请延长租期', 'PERIOD'],
    [ErrorCode.INTERNAL, '服务开小差了，请稍后再试', 'RETRY'],
  ] as const)('a refusal %d says why and how to go on', async (code, text, remedy) => {
    rental(() => {
      throw new Refusal(code, text);
    });
    const { booking } = await readyToSubmit();
    await booking.submit.run();
    expect(booking.refusal).toEqual({ text, remedy });
    expect(host.navigations).toEqual([]);
  });

  it('takes a coupon off that cannot be used, and says so', async () => {
    rental(() => {
      throw new Refusal(ErrorCode.COUPON_UNUSABLE, '优惠券不可用：已使用');
    }, [fifty, twenty]);
    const { booking } = await readyToSubmit();
    await when(() => booking.couponSaving > 0);
    await booking.submit.run();
    await when(() => booking.isPriced);
    expect(booking.refusal).toEqual({ text: '优惠券不可用：已使用', remedy: 'CLOSE' });
    expect(booking.choice?.coupon_id).toBeUndefined();
    expect(booking.couponSaving).toBe(0);
  });
});

describe('BookingStore: a price that changed at submit (decision 14; rental.md, detail 13)', () => {
  /** A server on which the car has become dearer since the renter saw it. */
  const dearer = (): FakeServer =>
    serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': ({ expected_total: expected, ...choice }) => {
        const now = priceOf(choice, 15800);
        if (expected !== now.bill.total) {
          throw new Refusal(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', now);
        }
        return { orderid: 'ZC1', total: now.bill.total, expires_at: '2030-11-20T10:15:00+08:00' };
      },
    });

  it('shows old and new before anything is booked', async () => {
    const server = dearer();
    const { booking } = await readyToSubmit();
    const seen = totalOf(booking);
    await booking.submit.run();
    expect(booking.refusal?.remedy).toBe('ACCEPT');
    expect(booking.refusal?.priceChange?.before.total).toBe(seen);
    expect(booking.refusal?.priceChange?.after.total).toBe(seen + 3 * 3000);
    expect(host.navigations).toEqual([]);
    expect(submitted(server)).toHaveLength(1);
  });

  it('接受 books at the new total', async () => {
    const server = dearer();
    const { booking } = await readyToSubmit();
    await booking.submit.run();
    const accepted = booking.refusal?.priceChange?.after.total;
    await booking.submit.run();
    expect(submitted(server).map(request => request.expected_total)[1]).toBe(accepted);
    expect(booking.refusal).toBeUndefined();
    expect(host.navigations).toHaveLength(1);
  });

  it('返回 keeps everything and books nothing; the screen shows the new price', async () => {
    const server = dearer();
    const { store, booking } = await readyToSubmit();
    await booking.submit.run();
    const now = booking.refusal?.priceChange?.after.total;
    booking.dismissRefusal();
    expect(booking.refusal).toBeUndefined();
    expect(totalOf(booking)).toBe(now);
    expect(store.renter.values.name).toBe('王小明');
    expect(submitted(server)).toHaveLength(1);
  });
});
