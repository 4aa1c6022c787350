import { when } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { BookingStore } from '@/rental/BookingStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import {
  chooseThreeDays,
  childsIdCard,
  closeScreens,
  idCard,
  priceOf,
  readyToSubmit,
  rental,
  submitted,
  totalOf,
  watched,
} from '../support/bookings';
import { deferred } from '../support/deferred';
import { RawAnswer, Refusal, serve, type FakeServer } from '../support/fakeServer';
import { host } from '../support/taro';
import { enterAsVisitor } from '../support/visitor';

beforeEach(chooseThreeDays);
afterEach(() => {
  closeScreens();
  enterAsVisitor();
});

describe('Booking: submitting (specification §7, order/add)', () => {
  it('books at the total that the renter saw, goes straight to the cashier (issue 11) and keeps nothing of it', async () => {
    const server = rental();
    const { store, booking } = await readyToSubmit();
    const total = totalOf(booking);
    await booking.checkout.submit.run();

    expect(submitted(server)).toEqual([
      expect.objectContaining({
        cartype_id: 'C1',
        expected_total: total,
        renter: { name: '王小明', mobile: '13812345678', idcard_no: idCard },
        remark: '',
        client_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      }),
    ]);
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/pay?orderid=ZC1' }]);
    expect(store.resume()).toBeUndefined();
    expect(store.renter.values).toMatchObject({ name: '', idcard_no: '' });
    expect(Object.values({ ...window.sessionStorage }).join()).not.toContain(idCard);
  });

  it('keeps place and insurance for the next time, and proposes the insurance without choosing it (issue 11)', async () => {
    rental();
    const { store, booking } = await readyToSubmit();
    booking.toggleService('WORRY_FREE', true);
    await when(() => booking.checkout.isPriced);
    await booking.checkout.submit.run();
    const next = store.open('C2');
    // Nobody pays for what they did not tap (E-commerce Law, article 19).
    expect(next.draft.services).toEqual(['INS_THIRDPARTY']);
    expect(next.usualServices).toEqual(['INS_THIRDPARTY', 'WORRY_FREE']);
    next.takeUsualServices();
    expect(next.draft.services).toEqual(['INS_THIRDPARTY', 'WORRY_FREE']);
    expect(next.usualServices).toBeUndefined();

    window.sessionStorage.clear();
    expect(new RootStore().get(SearchStore).pickup.site?.id).toBe('S1');
  });

  it('proposes no insurance where none was taken the last time', async () => {
    rental();
    const { store, booking } = await readyToSubmit();
    await booking.checkout.submit.run();
    expect(store.open('C2').usualServices).toBeUndefined();
  });

  it('says that deposits were shown as waived, where a credit score stands in for them (issue 10)', async () => {
    const server = rental();
    const { booking } = await readyToSubmit();
    booking.checkout.quote.change(quote => {
      const { bill } = quote;
      return { ...quote, bill: { ...bill, deposits: { ...bill.deposits, waived: true } } };
    });
    await booking.checkout.submit.run();
    expect(submitted(server)[0]).toMatchObject({ expected_waiver: true });
  });

  it('sends nothing while the form is wrong, and shows each error at its field (specification §5)', async () => {
    const server = rental();
    const store = new BookingStore(root);
    const booking = await watched(store.open('C1'));
    store.renter.set('mobile', '2381234567');
    store.renter.set('idcard_no', childsIdCard);
    await booking.checkout.submit.run();

    expect(submitted(server)).toEqual([]);
    expect(store.renter.firstInvalid).toBe('name');
    expect(store.renter.errorOf('name')).toBe('请填写与驾驶证一致的姓名，2至30个字');
    expect(store.renter.errorOf('mobile')).toBe('请填写11位手机号，以1开头');
    expect(store.renter.errorOf('idcard_no')).toBe('取车当天驾驶人须年满18周岁且不超过75周岁');
    store.renter.set('idcard_no', '110105199003071230');
    expect(store.renter.errorOf('idcard_no')).toBe('身份证号不正确，请核对18位号码');
    store.renter.set('idcard_no', '');
    expect(store.renter.errorOf('idcard_no')).toBe('请填写身份证号码');
  });

  it('asks a visitor for the login where they are, once the form is right (issue 11: guests see everything)', async () => {
    const server = rental();
    enterAsVisitor();
    const { booking, store } = await readyToSubmit();
    await booking.checkout.submit.run();
    expect([store.renter.firstInvalid, booking.checkout.isLoginAsked]).toEqual(['mobile', false]);
    store.renter.set('mobile', '13812345678');
    await booking.checkout.submit.run();
    expect([submitted(server), host.navigations, booking.checkout.isLoginAsked]).toEqual([[], [], true]);
  });

  it('makes one order of a double tap', async () => {
    const slow = deferred<string>();
    const server = rental(() => slow.promise);
    const { booking } = await readyToSubmit();
    const first = booking.checkout.submit.run();
    const second = booking.checkout.submit.run();
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
    await booking.checkout.submit.run();
    expect(booking.checkout.refusal).toMatchObject({ text: '网络错误，请检查网络', remedy: 'RETRY' });

    isOnline = true;
    const store = new BookingStore(root);
    // No ID number survives a reload.
    store.renter.set('idcard_no', idCard);
    const reloaded = await watched(store.open('C1'));
    await reloaded.checkout.submit.run();
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
    await booking.checkout.submit.run();
    expect(booking.checkout.refusal?.remedy).toBe('RETRY');
    isBroken = false;
    booking.toggleService('WORRY_FREE', true);
    await when(() => booking.checkout.isPriced);
    await booking.checkout.submit.run();
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
    await booking.checkout.submit.run();
    expect(booking.checkout.refusal).toMatchObject({
      text: '这款车刚刚被订完，请换一款车或调整时间',
      remedy: 'CARS',
    });

    isSoldOut = false;
    root.get(SearchStore).choosePeriod('2030-11-19T10:00:00+08:00', '2030-11-21T10:00:00+08:00');
    await when(() => booking.checkout.isPriced);
    await booking.checkout.submit.run();
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
    await booking.checkout.submit.run();
    expect(booking.checkout.refusal).toMatchObject({ text, remedy });
    expect(host.navigations).toEqual([]);
  });
});

describe('Booking: a price that changed at submit (decision 14; rental.md, detail 13)', () => {
  /** A server on which the car has become dearer since the renter saw it. */
  const dearer = (): FakeServer =>
    serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': ({ expected_total: expected, ...choice }) => {
        const now = priceOf(choice, { weekdayPrice: 15800 });
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
    await booking.checkout.submit.run();
    expect(booking.checkout.refusal?.remedy).toBe('ACCEPT');
    expect(booking.checkout.priceChange?.before.total).toBe(seen);
    expect(booking.checkout.priceChange?.after.total).toBe(seen + 3 * 3000);
    expect(host.navigations).toEqual([]);
    expect(submitted(server)).toHaveLength(1);
  });

  it('接受 books at the new total', async () => {
    const server = dearer();
    const { booking } = await readyToSubmit();
    await booking.checkout.submit.run();
    const accepted = booking.checkout.priceChange?.after.total;
    await booking.checkout.submit.run();
    expect(submitted(server).map(request => request.expected_total)[1]).toBe(accepted);
    expect(booking.checkout.refusal).toBeUndefined();
    expect(host.navigations).toHaveLength(1);
  });

  it('返回 keeps everything and books nothing; the screen shows the new price', async () => {
    const server = dearer();
    const { store, booking } = await readyToSubmit();
    await booking.checkout.submit.run();
    const now = booking.checkout.priceChange?.after.total;
    booking.checkout.dismissRefusal();
    expect(booking.checkout.refusal).toBeUndefined();
    expect(totalOf(booking)).toBe(now);
    expect(store.renter.values.name).toBe('王小明');
    expect(submitted(server)).toHaveLength(1);
  });
});
