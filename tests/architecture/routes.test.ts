import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/routes';
import { customRoutes, mainPages, subPackages } from '@/routes/config';
import type { RouteRow } from '@/routes/row';
import { filesBelow, readText, repository } from '../support/repository';
import { specifiedLabels, specifiedRoutes } from '../support/specification/readSpecification';

const rows: readonly RouteRow[] = routes;
/** Screens that are ours and not the specification's: what an unknown address shows, and the kit of development builds. */
const internal = ['notFound', 'kit.gallery'];
const published = rows.filter(row => !internal.includes(row.name));
/** Addresses of ours: what the issues ask for and the specification has no address for (decision 11). */
const ours = [
  { url: '/car_compare', aliases: [], auth: false },
  { url: '/car_favourites', aliases: [], auth: false },
  { url: '/profile/invoice', aliases: [], auth: true },
  { url: '/profile/order_contract', aliases: [], auth: true },
  { url: '/profile/ask_pay', aliases: [], auth: true },
  { url: '/profile/order_modify', aliases: [], auth: true },
  { url: '/profile/order_relet', aliases: [], auth: true },
  { url: '/profile/order_early_return', aliases: [], auth: true },
  { url: '/profile/order_history', aliases: [], auth: true },
  { url: '/relet_pay/success', aliases: [], auth: true },
  { url: '/relet_pay/fail', aliases: [], auth: true },
  { url: '/customer_service/chat', aliases: [], auth: false },
  { url: '/recharge/pay', aliases: [], auth: true },
  { url: '/recharge/detail', aliases: [], auth: true },
  { url: '/recharge/code', aliases: [], auth: false },
  { url: '/profile/coupon_code', aliases: [], auth: false },
  { url: '/profile/more/bulletin', aliases: [], auth: false },
  { url: '/profile/handover', aliases: [], auth: false },
  { url: '/profile/account/export', aliases: [], auth: false },
  { url: '/profile/account/close', aliases: [], auth: false },
  { url: '/cycle_purchase/pay', aliases: [], auth: true },
  { url: '/cycle_purchase/fail', aliases: [], auth: true },
  { url: '/cycle_purchase/order', aliases: [], auth: true },
  { url: '/luxury_car/submit', aliases: [], auth: false },
  { url: '/worksheet', aliases: [], auth: true },
  { url: '/worksheet/detail', aliases: [], auth: true },
  { url: '/worksheet/sent', aliases: [], auth: false },
  { url: '/worksheet/order', aliases: [], auth: true },
  { url: '/worksheet/pay', aliases: [], auth: true },
  { url: '/worksheet/pay/success', aliases: [], auth: true },
  { url: '/worksheet/pay/fail', aliases: [], auth: true },
  { url: '/scooter/city', aliases: [], auth: false },
  { url: '/violation_apply/pay', aliases: [], auth: true },
  { url: '/violation_apply/pay/success', aliases: [], auth: true },
  { url: '/violation_apply/pay/fail', aliases: [], auth: true },
  { url: '/insure_apply/add', aliases: [], auth: false },
];
/** Static pages of the specification: where its address names no document stands the list of them, which is ours. */
const listed = [
  { url: '/campus', aliases: ['/campus/:doc'], auth: false },
  { url: '/mall', aliases: ['/mall/:doc'], auth: false },
  { url: '/time_sharing', aliases: ['/time_sharing/:doc'], auth: false },
  { url: '/profile/more/agreements', aliases: ['/avis_rule', '/avis_rule/:doc'], auth: false },
];
const specified = new Map([...specifiedRoutes(), ...ours, ...listed].map(route => [route.url, route]));

describe('route rows (specification §2, decision 12)', () => {
  it('the list of the specification was read', () => {
    expect(specified.size).toBeGreaterThan(120);
    expect(specified.get('/reserve_car')).toEqual({ url: '/reserve_car', aliases: [], auth: true });
    expect(specified.get('/long_rent')?.aliases).toEqual(['/long_rent/home']);
  });

  it.each(published)(
    '$url is a route of the specification or one of ours, with its aliases and its login mark',
    row => {
      expect({ url: row.url, aliases: [...(row.aliases ?? [])], auth: row.auth !== undefined }).toEqual(
        specified.get(row.url),
      );
    },
  );

  it.each(ours)('$url is none of the addresses of the specification', ({ url }) => {
    expect(url).toMatch(/^\/[a-z_/]+$/);
    expect(specifiedRoutes().flatMap(route => [route.url, ...route.aliases])).not.toContain(url);
  });

  it.each(listed)(
    '$url stands for routes of the specification, of its own login mark, and their list',
    route => {
      const documents = route.aliases.filter(url => url.endsWith('/:doc'));
      expect(documents).toHaveLength(1);
      for (const url of documents) {
        expect(specifiedRoutes()).toContainEqual({ url, aliases: [], auth: route.auth });
        expect([route.url, ...route.aliases]).toContain(url.replace('/:doc', ''));
      }
    },
  );

  it('names and addresses are unique', () => {
    const names = rows.map(row => row.name);
    const addresses = rows.flatMap(row => [row.url, ...(row.aliases ?? [])]);
    const pages = rows.map(row => row.page);
    for (const list of [names, addresses, pages]) expect(list).toEqual([...new Set(list)]);
  });

  it('home is the entry page, and the four tabs lie in the main package (specification §2, bottom tabs)', () => {
    expect(rows[0]).toMatchObject({ name: 'home', url: '/' });
    const tabs = rows.filter(row => row.tab);
    expect(tabs.map(row => row.url)).toEqual(['/', '/customer_service', '/order', '/profile']);
    expect(tabs.every(row => row.page.startsWith('pages/'))).toBe(true);
  });

  it('a row lies in the folder of its area', () => {
    const strays = rows.filter(row => {
      const [area = '', screen] = row.name.split('.');
      return screen === undefined
        ? !row.page.startsWith('pages/')
        : !row.page.startsWith(`packages/${area}/pages/`);
    });
    expect(strays).toEqual([]);
  });

  it.each(rows)('$name has its page and the one line of its configuration', row => {
    const folder = path.posix.dirname(row.page);
    expect(existsSync(path.join(repository, `src/${row.page}.tsx`))).toBe(true);
    const configuration = readText(`src/${folder}/index.config.ts`).trim().split('\n');
    expect(configuration).toHaveLength(3);
    expect(configuration[2]).toBe(`export default pageConfig('${row.name}');`);
    expect(readText(`src/${row.page}.tsx`)).toContain(`export default definePage('${row.name}', `);
  });

  it('no page lacks a row', () => {
    const pages = filesBelow('src', 'index.config.ts')
      .filter(file => !file.includes('tab-bar/'))
      .map(file => file.replace(/^src\/|\.config\.ts$/g, ''));
    expect(pages.sort()).toEqual(rows.map(row => row.page).sort());
  });

  it('everything the build is told comes from the rows', () => {
    expect(mainPages()).toEqual(rows.map(row => row.page).filter(page => page.startsWith('pages/')));
    const below = subPackages().flatMap(({ root, pages }) => pages.map(page => `${root}/${page}`));
    expect([...mainPages(), ...below].sort()).toEqual(rows.map(row => row.page).sort());
    for (const row of rows) {
      expect(customRoutes()[`/${row.page}`]).toEqual(row.aliases ? [row.url, ...row.aliases] : row.url);
    }
  });
});

describe('analytics page labels (specification §2)', () => {
  const labels = specifiedLabels();
  const labelOf = (url: string): string | undefined => rows.find(row => row.url === url)?.analytics;
  const existing = labels.filter(({ url }) => rows.some(row => row.url === url));

  it('the list of the specification was read', () => {
    expect(labels).toContainEqual({ url: '/carlist', label: 'car selection' });
    expect(labels).toContainEqual({ url: '/address/allopatry', label: 'car selection' });
    expect(labels.length).toBeGreaterThanOrEqual(11);
  });

  it.each(existing)('$url has a Chinese label for "$label"', ({ url }) => {
    expect(labelOf(url)).toMatch(/^\p{Script=Han}+$/u);
  });

  it('the same label means the same page, another one another', () => {
    const english = new Map(existing.map(({ url, label }) => [labelOf(url), label]));
    const chinese = new Map(existing.map(({ url, label }) => [label, labelOf(url)]));
    for (const { url, label } of existing) {
      expect([english.get(labelOf(url)), chinese.get(label)]).toEqual([label, labelOf(url)]);
    }
  });

  it('anything else is an unknown page: it has no label of its own', () => {
    const labelled = rows
      .filter(row => row.analytics && !row.url.includes('longrent_book'))
      .map(row => row.url);
    expect(labelled.filter(url => !labels.some(label => label.url === url))).toEqual([]);
  });
});
