import { act, fireEvent, render, screen } from '@testing-library/react';
import Scan from '@/packages/car/pages/scan/index';
import { root, startAnew } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { ScannedSite } from '~types/api/cartype';
import type { User } from '~types/api/user';
import { serve } from '../../support/fakeServer';
import { asked, card, fleet, names } from '../../support/fleet';
import { browserAt, inShanghai } from '../../support/geolocation';
import { user } from '../../support/members';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /scanorder/:site_id; design/lines.md, scan-code order.

const period = { from_time: '2030-11-18T10:30:00+08:00', to_time: '2030-11-19T10:30:00+08:00' };
const here = (differences: Partial<ScannedSite> = {}): ScannedSite => ({
  site: site(),
  ...period,
  cars: fleet(),
  nearest: [],
  ...differences,
});

const serveScan = (scanned: () => ScannedSite = here, status: User['auth']['status'] = 'USER_NOAUTH') =>
  serve({
    'GET /api/store/scan_code/search': scanned,
    'GET /api/user/get_detail': () => ({ ...user, auth: { ...user.auth, status } }),
    'GET /api/city/get_cities': () => ({
      cfg_citys: [beijing, shanghai],
      hot_citys: [beijing],
      version: 1,
    }),
  });

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  enterAsVisitor();
  startAnew();
  host.params = { site_id: 'S1' };
});
afterEach(enterAsVisitor);

describe('the code of a site', () => {
  it('shows what stands there now, and how one gets it', async () => {
    const server = serveScan();
    render(<Scan />);
    expect(await screen.findByRole('heading', { name: '首都机场T3店' })).toBeTruthy();
    expect(screen.getByText('11月18日 10:30起租1天，预订时可以修改')).toBeTruthy();
    expect(screen.getByText('店员核对后马上交车，不用等到取车时间')).toBeTruthy();
    expect(names()).toContain('朗逸');
    expect(asked(server, 'GET /api/store/scan_code/search')[0]).toMatchObject({
      site_id: 'S1',
      city_id: beijing.id,
    });
  });

  it('books a car from there and back to it, for that period, whatever was searched before', async () => {
    const { pickup, return: end } = root.get(SearchStore);
    pickup.chooseCity(shanghai);
    end.chooseSite(site({ id: 'S9', city_id: shanghai.id }));
    serveScan();
    render(<Scan />);
    await screen.findByRole('heading', { name: '首都机场T3店' });
    const book = card('朗逸').querySelector('button');
    if (!book) throw new Error('a card without a button');
    fireEvent.click(book);
    await settle();
    expect(host.navigations).toEqual([
      { kind: 'navigateTo', url: `/reserve_car?cartype_id=${encodeURIComponent('朗逸')}` },
    ]);
    const search = root.get(SearchStore);
    expect(search.pickup.city.id).toBe(beijing.id);
    expect(search.rental).toMatchObject({ site_id: 'S1', ...period });
    expect(search.rental?.return_site_id).toBeUndefined();
  });

  it.each<[User['auth']['status'], boolean]>([
    ['USER_NOAUTH', true],
    ['USER_AUTHED', false],
  ])('reminds of the identification that the desk asks for: %s', async (status, isReminded) => {
    enterAsMember();
    serveScan(here, status);
    render(<Scan />);
    await screen.findByRole('heading', { name: '首都机场T3店' });
    await settle();
    expect(screen.queryByText('先完成实名认证') !== null).toBe(isReminded);
  });
});

describe('a site where nothing can be taken now', () => {
  const nearest = [site({ id: 'S2', name: '首都机场T2店' }), site({ id: 'S3', name: '望京店' })];
  const shut = (differences: Partial<ScannedSite> = {}) =>
    here({ obstacle: '营业时间08:00–21:00，现在办不了现场取车。', cars: [], nearest, ...differences });

  it('says why, and leads to another, or to another time', async () => {
    serveScan(() => shut());
    render(<Scan />);
    expect(await screen.findByRole('heading', { name: '首都机场T3店现在不能取车' })).toBeTruthy();
    expect(screen.getByText('营业时间08:00–21:00，现在办不了现场取车。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /望京店/ }));
    await settle();
    expect(host.navigations.map(({ url }) => url)).toEqual(['/carlist']);
    expect(root.get(SearchStore).rental).toMatchObject({ site_id: 'S3', ...period });
    fireEvent.click(screen.getByRole('button', { name: '换个时间预订' }));
    await settle();
    expect(root.get(SearchStore).rental?.site_id).toBe('S1');
  });

  it('that is none of ours is looked for from where the device is, once its owner says so', async () => {
    const server = serve({
      'GET /api/store/scan_code/search': ({ location }) => ({
        ...period,
        obstacle: '这个二维码可能已经停用。',
        cars: [],
        nearest: location ? [site({ name: '人民广场店' })] : nearest,
      }),
      'GET /api/city/get_located': () => ({ city: shanghai }),
    });
    const positions = browserAt(inShanghai);
    render(<Scan />);
    expect(await screen.findByRole('heading', { name: '没有找到这家门店' })).toBeTruthy();
    expect(positions).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '按我的位置找门店' }));
    expect(await screen.findByRole('button', { name: /人民广场店/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '按我的位置找门店' })).toBeNull();
    expect(asked(server, 'GET /api/store/scan_code/search').map(({ city_id }) => city_id)).toEqual([
      beijing.id,
      shanghai.id,
    ]);
  });

  it('that takes no bookings is not offered for another time', async () => {
    serveScan(() => shut({ site: site({ status: 'CLOSED' }) }));
    render(<Scan />);
    expect(await screen.findByRole('button', { name: '去首页选车' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '换个时间预订' })).toBeNull();
  });
});
