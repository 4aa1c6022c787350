import { runInAction, when } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Alternative } from '~types/api/cartype';
import {
  chooseThreeDays,
  closeScreens,
  idCard,
  priceOf,
  readyToSubmit,
  rental,
  submitted,
  totalOf,
} from '../support/bookings';
import { alternative } from '../support/carDetails';
import { fifty, twenty } from '../support/coupons';
import { Refusal, serve, type FakeServer } from '../support/fakeServer';
import { host } from '../support/taro';
import { enterAsVisitor } from '../support/visitor';

beforeEach(chooseThreeDays);
afterEach(() => {
  closeScreens();
  root.get(SearchStore).clear();
  enterAsVisitor();
});

/** A server on which the car is sold out at submit, with what can be done instead. */
function soldOutServer(alternatives: Alternative[]): FakeServer {
  return serve({
    'POST /api/order/calc': choice => priceOf(choice),
    'POST /api/order/add': () => {
      throw new Refusal(ErrorCode.SOLD_OUT, '这款车刚刚被订完，请换一款车或调整时间');
    },
    'GET /api/cartype/get_alternatives': () => ({ alternatives }),
  });
}

describe('Booking: a car that is gone (rental.md, what users complain of)', () => {
  it('looks for small changes with this very search and car', async () => {
    const server = soldOutServer([alternative('C1')]);
    const { booking } = await readyToSubmit();
    await booking.checkout.submit.run();
    await when(() => booking.checkout.alternatives.data !== undefined);
    expect(booking.checkout.alternatives.data?.alternatives).toHaveLength(1);
    expect(
      server.calls.find(({ endpoint }) => endpoint === 'GET /api/cartype/get_alternatives')?.params,
    ).toMatchObject({ cartype_id: 'C1', site_id: 'S1', from_time: '2030-11-18T10:00:00+08:00' });
  });

  it('takes another time over and prices it; the typed form stays', async () => {
    soldOutServer([alternative('C1')]);
    const { store, booking } = await readyToSubmit();
    await booking.checkout.submit.run();
    await booking.takeAlternative(alternative('C1'));
    expect(booking.checkout.refusal).toBeUndefined();
    expect(root.get(SearchStore).fromTime).toBe('2030-11-18T08:00:00+08:00');
    await when(() => booking.checkout.isPriced);
    expect(booking.choice?.from_time).toBe('2030-11-18T08:00:00+08:00');
    expect(store.renter.values).toMatchObject({ name: '王小明', idcard_no: idCard });
    expect(host.navigations).toEqual([]);
  });

  it('opens another car in the place of this one, with the services, coupon and people that were chosen', async () => {
    soldOutServer([]);
    const { store, booking } = await readyToSubmit();
    booking.toggleService('WORRY_FREE', true);
    booking.checkout.chooseCoupon(undefined);
    const sibling = alternative('C2', { kind: 'SIBLING' });
    await booking.takeAlternative(sibling);
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/reserve_car?cartype_id=C2' }]);
    const other = store.open('C2');
    expect(other.choice).toMatchObject({ cartype_id: 'C2', services: ['INS_THIRDPARTY', 'WORRY_FREE'] });
    expect(other.draft.isCouponOwn).toBe(true);
    expect(store.renter.values.name).toBe('王小明');
  });

  it('explains a car that its price shows as sold out, before anything is submitted', async () => {
    const server = serve({
      'POST /api/order/calc': choice => priceOf(choice, { available: 0 }),
      'GET /api/cartype/get_alternatives': () => ({ alternatives: [alternative('C1')] }),
    });
    const { booking } = await readyToSubmit();
    booking.checkout.explain();
    await when(() => booking.checkout.alternatives.data !== undefined);
    expect(booking.checkout.refusal).toMatchObject({
      text: '这款车在您选的时间已订完',
      isBeforeSubmit: true,
    });
    expect(submitted(server)).toEqual([]);
  });

  it.each([
    [ErrorCode.MINIMUM_DAYS, '国庆节3天起租，请延长租期', true],
    [ErrorCode.SITE_CLOSED, '首都机场T3店暂停营业', true],
    [ErrorCode.INTERNAL, '服务开小差了，请稍后再试', false],
  ])('a refusal %d asks for alternatives: %p means %p', async (code, text, isAsked) => {
    const server = serve({
      'POST /api/order/calc': choice => priceOf(choice),
      'POST /api/order/add': () => {
        throw new Refusal(code, text);
      },
      'GET /api/cartype/get_alternatives': () => ({ alternatives: [] }),
    });
    const { booking } = await readyToSubmit();
    await booking.checkout.submit.run();
    expect(server.calls.some(({ endpoint }) => endpoint === 'GET /api/cartype/get_alternatives')).toBe(
      isAsked,
    );
  });
});

describe('Booking: a place to which no car is brought (DELIVERY_UNAVAILABLE)', () => {
  const far = { name: '八达岭', address: '八达岭镇', location: { lng: 116.02, lat: 40.36 } };

  /** Prices and books as the server does: not for what lies too far. */
  const farServer = (): FakeServer =>
    serve({
      'POST /api/order/calc': choice => {
        if ([choice.delivery, choice.collection].some(point => point?.name === far.name)) {
          throw new Refusal(
            ErrorCode.DELIVERY_UNAVAILABLE,
            '首都机场T3店只在15公里内送车上门，请更换地址或到店取车',
          );
        }
        return priceOf(choice);
      },
    });

  it('到店取车 does without it, and the booking is priced again', async () => {
    farServer();
    runInAction(() => {
      root.get(SearchStore).pickup.delivery = far;
    });
    const booking = new BookingStore(root).open('C1');
    const stop = booking.checkout.watch();
    await when(() => booking.checkout.quote.failure !== undefined);
    booking.checkout.explain();
    expect(booking.checkout.refusal).toMatchObject({ remedy: 'DELIVERY', isBeforeSubmit: true });
    await booking.comeToSite();
    await when(() => booking.checkout.isPriced);
    expect(booking.checkout.refusal).toBeUndefined();
    expect(booking.choice?.delivery).toBeUndefined();
    stop();
  });
});

describe('Booking: a coupon used elsewhere (COUPON_UNUSABLE)', () => {
  it('says so, takes it off, shows the new price, and submits nothing before the renter sees it', async () => {
    const server = rental(
      request => {
        if (request.coupon_id) throw new Refusal(ErrorCode.COUPON_UNUSABLE, '优惠券不可用：已使用');
        return 'ZC1';
      },
      { coupons: [fifty, twenty] },
    );
    const { booking } = await readyToSubmit();
    await when(() => booking.checkout.couponSaving > 0);
    const seen = totalOf(booking);
    await booking.checkout.submit.run();
    await when(() => booking.checkout.priceChange !== undefined);
    expect(booking.checkout.refusal).toMatchObject({ text: '优惠券不可用：已使用', remedy: 'CLOSE' });
    expect(booking.checkout.priceChange?.before.total).toBe(seen);
    expect(booking.checkout.priceChange?.after.total).toBe(seen + 5000);
    expect(booking.choice?.coupon_id).toBeUndefined();
    expect(submitted(server)).toHaveLength(1);

    await booking.checkout.submit.run();
    expect(submitted(server)[1]?.expected_total).toBe(seen + 5000);
    expect(host.navigations).toHaveLength(1);
  });
});
