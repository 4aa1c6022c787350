import { routeOf, routes } from '@/routes';
import {
  customRoutes,
  mainPages,
  pageConfig,
  preloadRule,
  subPackages,
  tabBar,
  unlistedPages,
} from '@/routes/config';

describe('what the build is told, derived from the rows', () => {
  it('home is the entry page', () => {
    expect(mainPages()[0]).toBe('pages/home/index');
  });

  it('a subpackage for each area, its pages relative to it', () => {
    expect(subPackages()).toContainEqual({
      root: 'packages/car',
      pages: expect.arrayContaining(['pages/list/index', 'pages/detail/index']),
    });
  });

  it('the tab bar of specification §2: home, customer service, orders, my', () => {
    expect(tabBar()).toMatchObject({
      custom: true,
      list: [
        { pagePath: 'pages/home/index' },
        { pagePath: 'pages/customer-service/index' },
        { pagePath: 'pages/order/index' },
        { pagePath: 'pages/profile/index' },
      ],
    });
  });

  it('a screen that leads on has the next package fetched meanwhile (issue 10, 3.5)', () => {
    expect(preloadRule()).toMatchObject({
      'pages/home/index': { network: 'all', packages: ['packages/car', 'packages/place'] },
      'packages/car/pages/list/index': { network: 'all', packages: ['packages/booking'] },
      'packages/booking/pages/order/index': { network: 'all', packages: ['packages/pay'] },
    });
    const roots = subPackages().map(({ root }) => root);
    for (const { packages } of Object.values(preloadRule()))
      expect(roots).toEqual(expect.arrayContaining(packages));
  });

  it('what is a person’s own is not for a search, and what anyone may see is', () => {
    expect(unlistedPages()).toEqual(expect.arrayContaining(['pages/login/index', 'pages/order/index']));
    expect(unlistedPages()).not.toContain('packages/car/pages/detail/index');
  });

  it('H5 addresses by page', () => {
    expect(customRoutes()['/packages/order/pages/detail/index']).toBe('/profile/order_detail');
    expect(Object.keys(customRoutes())).toHaveLength(routes.length);
  });

  it('a page pulls down only where its row says so', () => {
    expect(pageConfig('orders')).toEqual({ navigationBarTitleText: '我的订单', enablePullDownRefresh: true });
    expect(pageConfig('login')).toEqual({ navigationBarTitleText: '登录' });
  });

  it('a name that is not there fails loudly', () => {
    expect(() => routeOf('nowhere' as 'home')).toThrow('no route is named nowhere');
  });
});
