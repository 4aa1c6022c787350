import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from './engine/types';
import { builtApp, filesBelow } from './support/compile';

/** What a host knows in `app.json`, by its documentation. */
const known: Record<HostName, readonly string[]> = {
  weapp: [
    ...['pages', 'subPackages', 'preloadRule', 'tabBar', 'window', 'permission', 'requiredPrivateInfos'],
    ...['lazyCodeLoading', 'sitemapLocation', 'darkmode', 'themeLocation'],
  ],
  alipay: ['pages', 'subPackages', 'preloadRule', 'tabBar', 'window', 'permission', 'lazyCodeLoading'],
  qq: ['pages', 'subPackages', 'preloadRule', 'tabBar', 'window', 'permission', 'darkmode'],
};

/** And in its `window`. */
const knownOfWindow: Record<HostName, readonly string[]> = {
  weapp: [
    'navigationBarBackgroundColor',
    'navigationBarTextStyle',
    'navigationBarTitleText',
    'backgroundColor',
  ],
  alipay: ['titleBarColor', 'navigationBarFrontColor', 'defaultTitle', 'backgroundColor', 'pullRefresh'],
  qq: ['navigationBarBackgroundColor', 'navigationBarTextStyle', 'navigationBarTitleText', 'backgroundColor'],
};

/** And in the JSON of a page or component. */
const knownOfPage: Record<HostName, readonly string[]> = {
  weapp: [
    'navigationBarTitleText',
    'enablePullDownRefresh',
    'usingComponents',
    'component',
    'styleIsolation',
  ],
  alipay: ['defaultTitle', 'pullRefresh', 'usingComponents', 'component', 'styleIsolation'],
  qq: ['navigationBarTitleText', 'enablePullDownRefresh', 'usingComponents', 'component', 'styleIsolation'],
};

/** Beside pages and components: what developer tools and the search of a host read. */
const ofHost = ['app.json', 'project.config.json', 'mini.project.json', 'sitemap.json', 'theme.json'];

interface AppJson {
  window: Record<string, unknown>;
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
  preloadRule: Record<string, { packages: string[] }>;
}

const read = <T>(host: HostName, file: string): T =>
  JSON.parse(readFileSync(path.join(builtApp(host), file), 'utf8')) as T;

const pagesOf = ({ pages, subPackages }: AppJson): string[] => [
  ...pages,
  ...subPackages.flatMap(({ root, pages: below }) => below.map(page => `${root}/${page}`)),
];

const bytesBelow = (host: HostName, root: string): number =>
  filesBelow(path.join(builtApp(host), root)).reduce(
    (sum, file) => sum + statSync(path.join(builtApp(host), root, file)).size,
    0,
  );

describe.each(['weapp', 'alipay', 'qq'] as const)('the built configuration (issue 10, 3.5): %s', host => {
  const app = read<AppJson>(host, 'app.json');

  it('says nothing that the host does not know', () => {
    expect(Object.keys(app).filter(key => !known[host].includes(key))).toEqual([]);
    expect(Object.keys(app.window).filter(key => !knownOfWindow[host].includes(key))).toEqual([]);
  });

  it('nor does a page or a component', () => {
    const files = filesBelow(builtApp(host)).filter(file => file.endsWith('.json') && !ofHost.includes(file));
    expect(files.length).toBeGreaterThan(pagesOf(app).length);
    const unknown = files.flatMap(file =>
      Object.keys(read<object>(host, file))
        .filter(key => !knownOfPage[host].includes(key))
        .map(key => `${file}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has packages fetched ahead that there are, from pages that there are, within the 2 MB of a package', () => {
    const roots = app.subPackages.map(({ root }) => root);
    const ahead = new Map<string, Set<string>>();
    for (const [page, { packages }] of Object.entries(app.preloadRule)) {
      expect(pagesOf(app)).toContain(page);
      expect(roots).toEqual(expect.arrayContaining(packages));
      const own = roots.find(root => page.startsWith(`${root}/`)) ?? '';
      ahead.set(own, new Set([...(ahead.get(own) ?? []), ...packages]));
    }
    expect(ahead.size).toBeGreaterThan(0);
    for (const packages of ahead.values()) {
      const bytes = [...packages].reduce((sum, root) => sum + bytesBelow(host, root), 0);
      expect(bytes).toBeLessThanOrEqual(2 * 1024 * 1024);
    }
  });
});

describe('what lies beside the app', () => {
  it.each(['weapp', 'qq'] as const)('%s: the project of its developer tools', host => {
    expect(read(host, 'project.config.json')).toMatchObject({
      compileType: 'miniprogram',
      miniprogramRoot: './',
    });
  });

  it('Alipay: its project, with the components that Taro’s templates need', () => {
    expect(read('alipay', 'mini.project.json')).toMatchObject({ compileOptions: { component2: true } });
  });

  it.each(['weapp', 'alipay'] as const)('%s: a search finds neither login nor orders', host => {
    const { rules } = read<{ rules: { action: string; page: string }[] }>(host, 'sitemap.json');
    const hidden = rules.map(({ page }) => page);
    expect(hidden).toEqual(expect.arrayContaining(['pages/login/index', 'pages/order/index']));
    expect(pagesOf(read<AppJson>(host, 'app.json'))).toEqual(expect.arrayContaining(hidden));
  });
});
