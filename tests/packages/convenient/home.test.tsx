import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import { addDays, dayOf } from '@/domain/shanghaiTime';
import Home from '@/packages/convenient/pages/home/index';
import { root, startAnew } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { DataOf } from '~types/api';
import type { Site } from '~types/api/site';
import { accessibilityProblems } from '../../support/accessibility';
import { enterByChannel, leaveChannel } from '../../support/channel';
import { Refusal, serve } from '../../support/fakeServer';
import { asked } from '../../support/fleet';
import { beijing, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsVisitor } from '../../support/visitor';

// Specification §2, /convenient_book; §3, convenient-book sample site; issue 13.

const airport = site();
const mall = site({ id: 'S2', name: '望京店', hours: { open: '08:00', close: '21:00' } });
const bund = site({ id: 'S9', name: '外滩店', city_id: shanghai.id, location: shanghai.gps });
const detail = (one: Site): DataOf<'GET /api/site/get_detail'> => ({
  ...one,
  directions: [],
  photos: [],
  marks: { average: 0, total: 0, counts: { GOOD: 0, NEUTRAL: 0, BAD: 0 } },
});

/** A day so far ahead, at a clock. */
const at = (days: number, clock = '10:00'): string => `${addDays(dayOf(new Date()), days)} ${clock}`;

const link = {
  from_time: at(2),
  to_time: at(5),
  city: '北京',
  lat: '39.95',
  lng: '116.45',
  siteid: 'S1',
  sitename: '首都机场T3店',
};

const servePlaces = (located = () => beijing) =>
  serve({
    'GET /api/city/get_cities': () => ({
      cfg_citys: [beijing, shanghai],
      hot_citys: [beijing],
      version: 1,
    }),
    'GET /api/city/get_located': () => ({ city: located() }),
    'GET /api/site/get_detail': ({ id }) => {
      const found = [airport, mall, bund].find(one => one.id === id);
      if (!found) throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这家门店');
      return detail(found);
    },
    'GET /api/site/get_sites': ({ city_id }) => ({
      sites: [mall, airport, bund].filter(one => one.city_id === city_id),
      areas: [],
    }),
  });

/** 便捷订车 by a link with other values than the good one. */
async function open(differences: Partial<typeof link> = {}): Promise<void> {
  host.params = { ...link, ...differences };
  render(<Home />);
  await screen.findByRole('button', { name: '看车' });
}

const adjusted = (): (string | null)[] =>
  within(screen.getByRole('list', { name: '调整的内容' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  enterAsVisitor();
  startAnew();
  host.params = {};
});
afterEach(() => {
  leaveChannel();
  enterAsVisitor();
});

describe('a link of which all holds', () => {
  it('is shown as the trip that it is, with one button to the cars', async () => {
    const server = servePlaces();
    await open();
    expect(
      screen.getByRole('button', { name: /^首都机场T3店\s*北京 · 24小时营业 · 距出发位置/ }),
    ).toBeTruthy();
    expect(screen.getByText('共3天', { normalizer: text => text.replace(/\s/g, '') })).toBeTruthy();
    expect(screen.queryByText('行程有调整，请核对')).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    expect(root.get(SearchStore).rental).toMatchObject({ site_id: 'S1' });
    expect(asked(server, 'GET /api/city/get_located')[0]).toMatchObject({
      location: { lng: 116.45, lat: 39.95 },
    });
    fireEvent.click(screen.getByRole('button', { name: '看车' }));
    await settle();
    expect(host.navigations.map(({ url }) => url)).toEqual(['/convenient_book/carlist']);
  });

  it('takes the place of whatever was searched before', async () => {
    const { pickup, return: end } = root.get(SearchStore);
    pickup.chooseCity(shanghai);
    end.chooseSite(bund);
    servePlaces();
    await open();
    const search = root.get(SearchStore);
    expect(search.pickup.city.id).toBe(beijing.id);
    expect(search.rental).toMatchObject({ site_id: 'S1', return_site_id: undefined });
  });

  it.each([
    ['the header', { channel: 'HIDE' }, false],
    ['nothing', { channel: 'BSGJ' }, true],
  ])(
    'stands in a partner’s page without %s, as the channel has it, and asks nobody for a login',
    async (_what, channel, hasTitle) => {
      servePlaces();
      enterByChannel(channel);
      await open();
      expect(screen.queryByRole('heading', { level: 1, name: '便捷订车' }) !== null).toBe(hasTitle);
      expect(host.navigations).toEqual([]);
    },
  );
});

describe('a link with wrong values', () => {
  it('names each that was replaced, above the trip that took its place', async () => {
    servePlaces();
    await open({ from_time: '2020-01-01 10:00', to_time: '2020-01-03 10:00', siteid: 'S77', sitename: '' });
    expect(adjusted()).toEqual([
      '没有找到链接里的门店，已改为望京店',
      '取车时间已过，已改为明天10:00',
      expect.stringContaining('还车时间随取车时间顺延'),
    ]);
    expect(screen.getByRole('button', { name: /^望京店/ })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('from another city: its site and its point', async () => {
    servePlaces(() => shanghai);
    await open({ siteid: 'S9', sitename: '' });
    expect(adjusted()).toEqual(['链接里的位置不在北京，距离从市中心算起', '外滩店在上海，已改为望京店']);
    expect(screen.getByText(/距市中心/)).toBeTruthy();
  });

  it('is taken as a point of nowhere where no city of ours lies', async () => {
    servePlaces(() => {
      throw new Refusal(ErrorCode.CITY_NOT_SERVED, '这里还没有开通');
    });
    await open();
    expect(adjusted()).toEqual(['链接里的位置不在北京，距离从市中心算起']);
  });

  it('says no more of it once the person has chosen something else', async () => {
    servePlaces();
    await open({ siteid: 'S77', sitename: '' });
    act(() => root.get(SearchStore).pickup.chooseSite(airport));
    expect(screen.queryByText('行程有调整，请核对')).toBeNull();
  });
});

describe('without a link, or without the network', () => {
  it('opens with what was searched last', async () => {
    servePlaces();
    root.get(SearchStore).pickup.chooseSite(mall);
    host.params = {};
    render(<Home />);
    expect(await screen.findByRole('button', { name: /^望京店/ })).toBeTruthy();
    expect(screen.queryByText('行程有调整，请核对')).toBeNull();
  });

  it('says what has failed, and tries again', async () => {
    serve({});
    host.params = link;
    render(<Home />);
    const retry = await screen.findByRole('button', { name: '重试' });
    servePlaces();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: '看车' })).toBeTruthy();
  });

  it('in a city without an open site leads to another city', async () => {
    serve({
      'GET /api/city/get_cities': () => ({ cfg_citys: [beijing], hot_citys: [], version: 1 }),
      'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
    });
    host.params = { city: '北京' };
    render(<Home />);
    expect(await screen.findByRole('heading', { name: '北京还没有可以取车的门店' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '换个城市' }));
    await settle();
    expect(host.navigations.map(({ url }) => url)).toEqual(['/city']);
  });
});
