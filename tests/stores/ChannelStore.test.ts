import { channels, defaultMenu } from '@/channels/registry';
import { cookies } from '@/platform/cookies';
import { routeOf } from '@/routes';
import { ChannelStore } from '@/stores/ChannelStore';
import { RootStore } from '@/stores/RootStore';

const minute = 60_000;
const start = Date.parse('2026-11-21T10:00:00+08:00');

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

function visit(query: Record<string, string>): ChannelStore {
  const store = new RootStore().get(ChannelStore);
  store.enter(query, start);
  return store;
}
/** The same visit after a reload. */
const reloaded = (): ChannelStore => new RootStore().get(ChannelStore);

describe('life of a channel (specification §4, decision 4)', () => {
  it('a channel parameter lasts 30 minutes in the session, then is cleared', () => {
    const store = visit({ channel: 'JD' });
    store.expire(start + 30 * minute - 1);
    expect(store.row.code).toBe('JD');
    store.expire(start + 30 * minute);
    expect(store).toMatchObject({ info: undefined, row: { code: '' } });
    expect(window.sessionStorage.getItem('channel')).toBeNull();
  });

  it('survives a reload within its life and not after it', () => {
    visit({ channel: 'JD' });
    jest.setSystemTime(start + 29 * minute);
    expect(reloaded().row.code).toBe('JD');
    jest.setSystemTime(start + 31 * minute);
    expect(reloaded().row.code).toBe('');
  });

  it('lasts as long as its row says: 6 days in one case', () => {
    const store = visit({ channel: 'KUNTIE_12306' });
    store.expire(start + 6 * 24 * 60 * minute - 1);
    expect(store.row.code).toBe('KUNTIE_12306');
    store.expire(start + 6 * 24 * 60 * minute);
    expect(store.info).toBeUndefined();
  });

  it('begins anew with every link that names a channel', () => {
    const store = visit({ channel: 'JD' });
    store.enter({ channel: 'JD' }, start + 20 * minute);
    store.expire(start + 40 * minute);
    expect(store.row.code).toBe('JD');
  });

  it('a link without channel keeps the one that is there', () => {
    const store = visit({ channel: 'JD' });
    store.enter({}, start + minute);
    expect(store.info).toMatchObject({ channel: 'JD', time: start });
  });

  it('an order is credited to the channel for 30 days', () => {
    const written: string[] = [];
    const set = jest.spyOn(cookies, 'set').mockImplementation((name, value, days) => {
      written.push(`${name}=${value} ${days} days`);
    });
    visit({ channel: 'JD' });
    set.mockRestore();
    expect(written).toEqual(['channel=JD 30 days']);
  });

  it('and still is when the session no longer knows it', () => {
    const store = visit({ channel: 'JD' });
    store.expire(start + 31 * minute);
    expect(store.attribution).toBe('JD');
    expect(store.row.code).toBe('');
  });

  it('an unknown channel is a visit without one and credits nobody', () => {
    const store = visit({ channel: '<script>' });
    expect(store).toMatchObject({ attribution: '', loginGate: 'auth', showsHeader: true, showsTabBar: true });
    expect(document.cookie).not.toContain('channel');
  });

  it.each(['{"channel":5,"time":1}', '{', 'null', '[]'])('takes no damaged storage: %s', text => {
    window.sessionStorage.setItem('channel', text);
    expect(reloaded().info).toBeUndefined();
  });

  it.each([
    [
      { channel: 'JD', jd_score: '92' },
      { scheme: 'jd_score', score: '92' },
    ],
    [{ channel: 'JD' }, { scheme: 'jd_score', score: '' }],
    [{ channel: 'ALI' }, { scheme: 'sesame', score: '' }],
    [
      { channel: 'JD', jd_score: '9'.repeat(50) },
      { scheme: 'jd_score', score: '9'.repeat(20) },
    ],
    [{ channel: 'QQ', jd_score: '92' }, undefined],
  ])('%j: the credit that could stand in for deposits is that of the row', (query, credit) => {
    expect(visit(query).credit).toEqual(credit);
  });

  it('keeps the channel info of specification §3', () => {
    const store = visit({
      channel: 'JD',
      jd_score: '92',
      except_type: 'a',
      shield: '1',
      is_valid: '1',
      signed_request: 's',
    });
    expect(store.info).toEqual({
      channel: 'JD',
      sources: '',
      jd_score: '92',
      except_type: 'a',
      shield: '1',
      is_valid: '1',
      signed_request: 's',
      time: start,
    });
  });
});

describe('login gate (specification §6, decision 2)', () => {
  it.each([
    ['partner bashiguanjia', { channel: 'BSGJ' }, 'bypass'],
    ['partner taoyouji', { channel: 'TYJ' }, 'bypass'],
    ['BSGJ by its name (decision 18)', { channel: 'bashiguanjia' }, 'bypass'],
    ['TYJ by its name (decision 18)', { channel: 'taoyouji' }, 'bypass'],
    ['sources=alilite', { sources: 'alilite' }, 'bypass'],
    ['sources=alilite within a channel', { channel: 'ALI', sources: 'alilite' }, 'bypass'],
    ['other sources', { sources: 'newsletter' }, 'auth'],
    ['a channel that does not say', { channel: 'JD' }, 'auth'],
    ['a visit without a channel', {}, 'auth'],
  ] as const)('%s', (_case, query, gate) => {
    expect(visit(query).loginGate).toBe(gate);
  });

  it('another channel is another visit: who came from alilite before does not pass its gate (issue 10, 1)', () => {
    const store = visit({ channel: 'ALI', sources: 'alilite' });
    store.enter({ channel: 'ALI' }, start + minute);
    expect(store.loginGate).toBe('bypass');
    store.enter({ channel: 'JD' }, start + 2 * minute);
    expect([store.info?.sources, store.loginGate]).toEqual(['', 'auth']);
  });

  it('the build may switch every channel that does not say to all', () => {
    APP_CONFIG.loginGate = 'all';
    try {
      expect(visit({ channel: 'JD' }).loginGate).toBe('all');
      expect(visit({ channel: 'BSGJ' }).loginGate).toBe('bypass');
    } finally {
      APP_CONFIG.loginGate = 'auth';
    }
  });
});

describe('another spelling of a channel (decision 18)', () => {
  it('is credited to the channel', () => {
    expect(visit({ channel: 'bashiguanjia' })).toMatchObject({ attribution: 'BSGJ', showsTabBar: false });
    expect(cookies.get('channel')).toBe('BSGJ');
  });
});

describe('shell of a channel (specification §2)', () => {
  it('BSGJ and the hide list have no tab bar, all others do', () => {
    const hidden = channels.filter(row => !visit({ channel: row.code }).showsTabBar).map(row => row.code);
    expect(hidden).toEqual(expect.arrayContaining(['BSGJ', 'HIDE']));
    expect(hidden).toEqual(channels.filter(row => row.hidesTabBar).map(row => row.code));
    expect(visit({ channel: 'JD' }).showsTabBar).toBe(true);
  });

  it('hosts that draw a title hide the header', () => {
    expect(visit({ channel: 'ALI' }).showsHeader).toBe(false);
    expect(visit({ channel: 'CL' }).showsHeader).toBe(true);
  });

  it('titles adapt to the channel; the others stay', () => {
    const home = routeOf('home');
    const login = routeOf('login');
    const store = visit({ channel: 'JD' });
    expect(store.titleOf(home.name, home.title)).toBe('京东租车');
    expect(store.titleOf(login.name, login.title)).toBe('登录');
    expect(visit({ channel: 'unknown' }).titleOf(home.name, home.title)).toBe(home.title);
  });

  it('the quick menu links home, my orders, coupons and customer service; a channel may have its own', () => {
    expect(defaultMenu.map(link => link.url)).toEqual([
      '/',
      '/order',
      '/profile/coupon',
      '/customer_service',
    ]);
    expect(visit({}).menu).toBe(defaultMenu);
    expect(visit({ channel: 'HIDE' }).menu).toEqual([]);
  });

  it('我的 leads guests of QQPAY to /qqcard', () => {
    expect(visit({ channel: 'QQPAY' }).row.guestProfileUrl).toBe('/qqcard');
    expect(visit({ channel: 'QQ' }).row.guestProfileUrl).toBeUndefined();
  });

  it('a code is told apart by case', () => {
    expect(visit({ channel: 'XLHY' }).row.code).toBe('');
    expect(visit({ channel: 'xlhy' }).row.code).toBe('xlhy');
  });
});
