import { back, backPast, go, openUrl } from '@/page/navigate';
import { host } from '../support/taro';

describe('navigation in a mini-program (decision 12: a link given as a URL still opens the right page)', () => {
  it('opens a screen by its page path', async () => {
    await openUrl('/profile/order_detail?orderid=D%261');
    expect(host.navigations).toEqual([
      { kind: 'navigateTo', url: '/packages/order/pages/detail/index?orderid=D%261' },
    ]);
  });

  it('opens a tab without a query, which hosts refuse', async () => {
    await openUrl('/customer_service?from=banner');
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/pages/customer-service/index' }]);
  });

  it('replaces the screen when the stack of 10 is full', async () => {
    host.stack = Array.from({ length: 9 }, (_, index) => `/screen/${index}`);
    await go('car.list');
    expect(host.stack).toHaveLength(10);
    await go('car.detail', { cartype_id: 'C1' });
    expect(host.stack).toHaveLength(10);
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateTo', 'redirectTo']);
  });

  it('keeps the return url readable through one decoding of the host’s query', async () => {
    await openUrl('/reserve_car/remind?orderid=O%2F1');
    const query = host.navigations[0]?.url.split('?')[1] ?? '';
    expect(decodeURIComponent(query.replace('return_url=', ''))).toBe('/reserve_car/remind?orderid=O%2F1');
  });

  it('leads home from a page that was opened by a link', async () => {
    await back();
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/pages/home/index' }]);
  });

  it('goes back over all screens of a choice, which the host knows by their page path', async () => {
    host.stack = ['pages/home/index', 'packages/place/pages/address/index'];
    await go('place.addressSearch');
    await backPast(['place']);
    expect(host.stack).toEqual(['pages/home/index']);
  });

  it('has one login alone, for what was asked for last: of two on each other both would lead on', async () => {
    await openUrl('/order');
    await openUrl('/reserve_car/remind?orderid=1034');
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateTo', 'redirectTo']);
    expect(decodeURIComponent(host.stack[host.stack.length - 1] ?? '')).toContain(
      '/reserve_car/remind?orderid=1034',
    );
    expect(host.stack).toHaveLength(2);
  });
});
