import { routeOf, routes } from '@/routes';
import { matchUrl, urlOf } from '@/routes/match';
import type { RouteRow } from '@/routes/row';

const rows: readonly RouteRow[] = routes;
const addresses = rows.flatMap(row =>
  [row.url, ...(row.aliases ?? [])].map(url => ({ url, name: row.name })),
);

describe('matchUrl (decision 12: URLs are a contract with partners and old links)', () => {
  it.each(addresses)('$url opens $name', ({ url, name }) => {
    const address = url.replace(/:\w+/g, 'x1');
    expect(matchUrl(address)?.name).toBe(name);
  });

  it.each(addresses)('$url with a slash, a query and a fragment still does', ({ url, name }) => {
    const address = `${url.replace(/:\w+/g, 'x1')}`.replace(/\/$/, '');
    expect(matchUrl(`${address}/?a=1#top`)?.name).toBe(name);
  });

  it('reads the query, decoded', () => {
    expect(matchUrl('/profile/order_detail?orderid=D%261&from=%E9%A6%96+%E9%A1%B5')).toEqual({
      name: 'order.detail',
      query: { orderid: 'D&1', from: '首 页' },
    });
  });

  it('takes a broken escape as it stands', () => {
    expect(matchUrl('/carlist?keyword=100%')?.query).toEqual({ keyword: '100%' });
  });

  it.each([
    'https://evil.example/',
    'http://m.rental.example/order',
    '//evil.example/order',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/../order',
    '/order/../../etc/passwd',
    '/order%2f..',
    '/ORDER',
    'order',
    '',
    '?return_url=/order',
    '#/order',
    '/no/such/page',
    '/constructor',
    '/__proto__',
  ])('leads nowhere, since it is no address of ours: %s', url => {
    expect(matchUrl(url)).toBeUndefined();
  });

  it('names of a query cannot reach the objects behind', () => {
    const match = matchUrl('/carlist?__proto__=x&constructor=y');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.getPrototypeOf(match?.query)).toBe(Object.prototype);
  });
});

describe('urlOf', () => {
  it('is what matchUrl reads, whatever is in it', () => {
    const query = { orderid: 'D&1=2?3#4 5/6%7+8', note: '首都机场 🚗' };
    const url = urlOf(routeOf('order.detail'), query);
    expect(matchUrl(url)).toEqual({ name: 'order.detail', query });
  });

  it('puts path parameters into the path and the rest into the query', () => {
    const row: RouteRow = { name: 'scan', page: 'x', url: '/scanorder/:site_id', title: '扫码下单' };
    expect(urlOf(row, { site_id: 'S/1', from: 'poster' })).toBe('/scanorder/S%2F1?from=poster');
    expect(urlOf(routeOf('home'), {})).toBe('/');
  });
});
