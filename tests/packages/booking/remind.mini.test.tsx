import { render, screen } from '@testing-library/react';
import { TripNotes } from '@/packages/booking/components/TripNotes';
import { useTripShare } from '@/packages/booking/components/useTripShare';
import type { PickupCard } from '@/stores/pickupCards';
import { routeOf } from '@/routes';
import { pageConfig } from '@/routes/config';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';

// Issue 11: a share card of the trip without personal data. In mini-programs the host sends it, by its menu or its button.

const order = orderDetail({ orderid: 'D20301122' });
const card: PickupCard = {
  ...order,
  deposits: order.bill.deposits,
  directions: [],
  saved_at: '2030-11-20T09:01:00+08:00',
};

/** What others are sent of a screen that shows the card, once it is there. */
function sent(shown?: PickupCard): unknown {
  function Screen() {
    useTripShare(shown);
    return shown ? <TripNotes card={shown} /> : null;
  }
  render(<Screen />);
  return host.shareMessage?.();
}

const env = process.env.TARO_ENV;
beforeEach(() => {
  process.env.TARO_ENV = 'weapp';
});
afterEach(() => {
  process.env.TARO_ENV = env;
});

describe('取车提醒 is shared by the host', () => {
  it('as car, days and site, with the car on a card of 5:4; it opens what everybody may see', () => {
    const message = sent(card);
    expect(message).toEqual({
      title: '11.22–25租丰田卡罗拉，首都机场T3店取车',
      path: `/${routeOf('car.products').page}?cartype_id=C1&city_id=110000`,
      imageUrl: expect.stringMatching(/\/corolla-750\.webp\?as=card$/) as string,
    });
    expect('auth' in routeOf('car.products')).toBe(false);
    for (const personal of [order.orderid, ...Object.values(order.renter)]) {
      expect(JSON.stringify(message)).not.toContain(personal);
    }
    expect(screen.getByRole('button', { name: '分享给同行的人' }).dataset.open).toBe('share');
  });

  it.each([
    ['qq', '/packages/car/pages/products/index?cartype_id=C1&city_id=110000'],
    ['alipay', 'packages/car/pages/products/index?cartype_id=C1&city_id=110000'],
  ])('%s has the address as it wants it', (name, path) => {
    process.env.TARO_ENV = name;
    expect(sent(card)).toMatchObject({ title: expect.stringContaining('卡罗拉') as string, path });
  });

  it('leads to the app, and tells of no order, before the order has come', () => {
    expect(sent()).toEqual({ title: '租车', path: `/${routeOf('home').page}` });
  });

  it('is offered in the menu of the host', () => {
    expect(pageConfig('booking.remind')).toMatchObject({ enableShareAppMessage: true });
  });
});
