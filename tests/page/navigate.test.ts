import { back, backPast, go, openUrl, returnTo } from '@/page/navigate';
import { routeOf, routes } from '@/routes';
import { matchUrl } from '@/routes/match';
import type { RouteRow } from '@/routes/row';
import { enterByChannel, leaveChannel } from '../support/channel';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const rows: readonly RouteRow[] = routes;

beforeEach(() => {
  leaveChannel();
  enterAsVisitor();
});

/** Where the login page returns to, when the last navigation led to it. */
function returnUrl(): string | undefined {
  const match = matchUrl(host.navigations[host.navigations.length - 1]?.url ?? '');
  return match?.name === 'login' ? match.query.return_url : undefined;
}

describe('go and openUrl on H5', () => {
  it('opens a screen by its URL', async () => {
    await go('order.detail', { orderid: 'D&1' });
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/profile/order_detail?orderid=D%261' }]);
  });

  it('leaves out parameters that are not there', async () => {
    await go('place.city', { purpose: undefined });
    expect(host.navigations[0]?.url).toBe('/city');
  });

  it('replaces the screen when asked', async () => {
    await go('car.list', {}, { replace: true });
    expect(host.navigations[0]).toEqual({ kind: 'redirectTo', url: '/carlist' });
  });

  it.each(rows.filter(row => row.tab && !row.auth))('opens the tab $url as a tab', async row => {
    await openUrl(row.url);
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: row.url }]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/no/such/page', ''])(
    'a return url that is not ours leads home: %s',
    async url => {
      await openUrl(url);
      expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/' }]);
    },
  );

  it('slides going forward, and not at all between tabs or to pages marked no-transition (specification §2)', async () => {
    const transition = () => document.documentElement.dataset.transition;
    await go('car.list');
    expect(transition()).toBe('slide');
    await go('home');
    expect(transition()).toBe('none');
    await go('car.list');
    await go('notFound');
    expect(transition()).toBe('none');
    await back();
    expect(transition()).toBe('slide');
  });
});

describe('login guard (specification §6: auth pages redirect to the login with a return url)', () => {
  it('leads a visitor over the login and back to exactly the page with its parameters', async () => {
    await openUrl('/reserve_car/remind?orderid=O%2F1');
    expect(host.navigations).toHaveLength(1);
    expect(host.navigations[0]?.kind).toBe('navigateTo');
    expect(matchUrl(returnUrl() ?? '')).toEqual({ name: 'booking.remind', query: { orderid: 'O/1' } });
  });

  it('lets a member pass', async () => {
    enterAsMember();
    await openUrl('/reserve_car/remind?orderid=O1');
    expect(host.navigations[0]?.url).toBe('/reserve_car/remind?orderid=O1');
  });

  it.each(rows.filter(row => row.auth === true))('$url asks a visitor to log in', async row => {
    await openUrl(row.url);
    expect(returnUrl()).toBe(row.url);
  });

  it.each(rows.filter(row => row.auth !== true))('$url does not', async row => {
    await openUrl(row.url);
    expect(returnUrl()).toBeUndefined();
  });

  it.each([{ channel: 'BSGJ' }, { channel: 'TYJ' }, { sources: 'alilite' }])(
    'nobody is asked in %j',
    async visit => {
      enterByChannel(visit);
      await go('orders');
      expect(host.navigations[0]?.url).toBe('/order');
    },
  );

  it('a build with the gate "all" asks at every page but the login itself', async () => {
    APP_CONFIG.loginGate = 'all';
    try {
      await openUrl('/carlist');
      expect(returnUrl()).toBe('/carlist');
      await go('login');
      expect(returnUrl()).toBeUndefined();
    } finally {
      APP_CONFIG.loginGate = 'auth';
    }
  });
});

describe('back (specification §2, header bar)', () => {
  it('goes back to the screen before', async () => {
    await go('car.list');
    await back();
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateTo', 'navigateBack']);
  });

  it('leads home from a deep link, which has nothing before it', async () => {
    await back();
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: routeOf('home').url }]);
  });
});

describe('returnTo (decision 2: a login returns exactly to where it was asked for)', () => {
  it('goes back to the screen that asked, where it lies right below', async () => {
    host.stack = ['/', '/cardetail?cartype_id=C1', '/login'];
    await returnTo('/cardetail?cartype_id=C1');
    expect(host.stack).toEqual(['/', '/cardetail?cartype_id=C1']);
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  it.each([
    ['another screen lies below', ['/', '/login']],
    ['it lies deeper', ['/cardetail?cartype_id=C1', '/carlist', '/login']],
    ['nothing lies below', ['/login']],
  ])('opens it in the place of the login where %s', async (_where, stack) => {
    host.stack = [...stack];
    await returnTo('/cardetail?cartype_id=C1');
    expect(host.stack).toEqual([...stack.slice(0, -1), '/cardetail?cartype_id=C1']);
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['redirectTo']);
  });

  it('leads home for an address that nobody knows', async () => {
    host.stack = ['/', '/login'];
    await returnTo('/nowhere');
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/' }]);
  });
});

describe('backPast (a choice over several screens ends where it was begun)', () => {
  it.each([
    ['home', ['/', '/address?purpose=return', '/address/search', '/site'], ['/']],
    ['the car list', ['/', '/carlist', '/address/search'], ['/', '/carlist']],
    ['a booking', ['/', '/carlist', '/reserve_car?cartype_id=C1', '/city'], 3],
  ])('ends at %s', async (_name, stack, left) => {
    host.stack = [...stack];
    await backPast(['place', 'site']);
    expect(host.stack).toEqual(typeof left === 'number' ? stack.slice(0, left) : left);
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  it('leads home from a deep link, or where it is told', async () => {
    host.stack = ['/address', '/address/search'];
    await backPast(['place']);
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/' }]);
    host.stack = ['/district'];
    await backPast(['place'], () => go('car.list', {}, { replace: true }));
    expect(host.stack).toEqual(['/carlist']);
  });

  it('leaves a screen alone to which the person has gone back meanwhile', async () => {
    host.stack = ['/', '/carlist'];
    await backPast(['place']);
    expect(host.navigations).toEqual([]);
  });
});
