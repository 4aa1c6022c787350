import path from 'node:path';
import appConfig from '../../src/app.config';
import { appJson, type MiniHost } from '../../config/hosts/appJson';
import { hostCalls } from '../../config/hosts/hostCalls';
import { projectFiles } from '../../config/hosts/projectFiles';
import { preloadRule, unlistedPages } from '../../src/routes/config';
import { repository } from '../support/repository';

const miniPrograms = ['weapp', 'alipay', 'qq'] as const;
const calls = hostCalls(path.join(repository, 'src'));

const fitted = (host: MiniHost, made: readonly string[] = calls): Record<string, unknown> =>
  appJson(appConfig, host, { calls: made, preloadRule: preloadRule() });

describe('private calls are declared as each host wants it (issue 10, 3.1)', () => {
  const permission = { 'scope.userLocation': { desc: '用于定位您所在的城市，推荐附近的取还车门店' } };

  it('the app asks where it is', () => {
    expect(calls).toContain('getLocation');
  });

  it('WeChat: by name and with the reason', () => {
    expect(fitted('weapp')).toMatchObject({ requiredPrivateInfos: ['getLocation'], permission });
  });

  it.each(['qq', 'alipay'] as const)('%s: with the reason', host => {
    expect(fitted(host)).toMatchObject({ permission });
    expect(fitted(host)).not.toHaveProperty('requiredPrivateInfos');
  });

  it.each(miniPrograms)('%s: nothing for an app that makes no private call', host => {
    const config = fitted(host, ['request', 'openLocation']);
    expect(config).not.toHaveProperty('permission');
    expect(config).not.toHaveProperty('requiredPrivateInfos');
  });

  it('a reason fits into the question of a host', () => {
    expect(permission['scope.userLocation'].desc.length).toBeLessThanOrEqual(30);
  });
});

describe('app.json says nothing that its host does not know (issue 10, 3.5)', () => {
  const alike = ['pages', 'subPackages', 'preloadRule', 'tabBar', 'window', 'permission'];

  it.each([
    [
      'weapp',
      [...alike, 'lazyCodeLoading', 'sitemapLocation', 'requiredPrivateInfos', 'darkmode', 'themeLocation'],
    ],
    ['alipay', [...alike, 'lazyCodeLoading']],
    ['qq', [...alike, 'darkmode']],
  ] as const)('%s', (host, known) => {
    expect(Object.keys(fitted(host)).sort()).toEqual([...known].sort());
  });

  it('Alipay has a word of its own for the colour of the title', () => {
    expect(fitted('alipay').window).toMatchObject({ navigationBarFrontColor: 'black' });
    expect(fitted('alipay').window).not.toHaveProperty('navigationBarTextStyle');
  });

  it('Alipay, where every page can be pulled unless told otherwise, is told otherwise', () => {
    expect(fitted('alipay').window).toMatchObject({ pullRefresh: false });
    for (const host of ['weapp', 'qq'] as const) {
      expect(fitted(host).window).not.toHaveProperty('pullRefresh');
    }
  });
});

describe('the bars of a host follow light and dark (look.md, dark)', () => {
  it('WeChat: by variables, of which its file has a value in both schemes', () => {
    const { themeLocation, window } = fitted('weapp') as { themeLocation: string; window: object };
    const theme = projectFiles('weapp', {}, [])[themeLocation] as Record<'light' | 'dark', object>;
    const variables = Object.values(window)
      .filter((value: unknown): value is string => typeof value === 'string' && value.startsWith('@'))
      .map(value => value.slice(1));
    expect(variables).toHaveLength(3);
    for (const scheme of [theme.light, theme.dark]) {
      expect(Object.keys(scheme).sort()).toEqual([...variables].sort());
    }
    expect(theme).toMatchObject({ light: { titleText: 'black' }, dark: { titleText: 'white' } });
  });

  it('QQ and Alipay know no variables', () => {
    for (const host of ['qq', 'alipay'] as const) expect(JSON.stringify(fitted(host))).not.toContain('"@');
  });
});

describe('what the developer tools and the search of a host read (issue 10, 3.5)', () => {
  const ids = { weapp: 'wx0123456789abcdef', qq: '1112223334' };
  const files = (host: MiniHost): Record<string, object> => projectFiles(host, ids, unlistedPages());

  it.each([
    ['weapp', ids.weapp],
    ['qq', ids.qq],
  ] as const)('%s: the app by the number of its environment, and nothing compiled again', (host, appid) => {
    expect(files(host)['project.config.json']).toMatchObject({
      appid,
      compileType: 'miniprogram',
      miniprogramRoot: './',
      setting: { es6: false, urlCheck: true },
    });
  });

  it('a developer without a number opens it as a guest', () => {
    expect(projectFiles('weapp', {}, [])['project.config.json']).toMatchObject({ appid: 'touristappid' });
  });

  it('Alipay: its components live by the newer cycle, as Taro’s need it', () => {
    expect(files('alipay')['mini.project.json']).toMatchObject({ compileOptions: { component2: true } });
  });

  it.each(['weapp', 'alipay'] as const)('%s: no search shows the login, an order or a payment', host => {
    const { rules } = files(host)['sitemap.json'] as { rules: { action: string; page: string }[] };
    const hidden = rules.map(({ page }) => page);
    expect(rules.every(({ action }) => action === 'disallow')).toBe(true);
    expect(hidden).toEqual(
      expect.arrayContaining([
        'pages/login/index',
        'pages/order/index',
        'packages/order/pages/detail/index',
        'packages/booking/pages/order/index',
        'packages/pay/pages/cashier/index',
      ]),
    );
    expect(hidden).not.toContain('pages/home/index');
    expect(hidden).not.toContain('packages/car/pages/list/index');
    // Alipay reads no more of it than this; it is written as here, without spaces (config/hosts/plugin.ts).
    expect(JSON.stringify(files(host)['sitemap.json']).length).toBeLessThan(5120);
  });

  it('QQ has no search that asks', () => {
    expect(Object.keys(files('qq'))).toEqual(['project.config.json']);
  });
});
