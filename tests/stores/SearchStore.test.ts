import { CityStore, defaultCity } from '@/stores/CityStore';
import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { serve } from '../support/fakeServer';
import { beijing, sanya, shanghai, site } from '../support/places';

// A Saturday evening in Shanghai.
const now = Date.parse('2026-11-21T20:30:00+08:00');

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const search = (): SearchStore => new RootStore().get(SearchStore);

describe('SearchStore (specification §3, car search filter)', () => {
  it('begins in Beijing, tomorrow 10:00 to three days after pickup 10:00 (decision 1)', () => {
    const store = search();
    expect(store.city).toMatchObject({
      id: '110000',
      city: '北京',
      code: 'BJ',
      gps: { lng: 116.40387, lat: 39.91488 },
    });
    expect(store).toMatchObject({
      fromTime: '2026-11-22T10:00:00+08:00',
      toTime: '2026-11-25T10:00:00+08:00',
      periodText: '3天',
    });
  });

  it('clearing keeps the chosen times and resets the rest (specification §4)', () => {
    const store = search();
    store.chooseCity(sanya);
    store.chooseSite(site({ city_id: sanya.id }));
    store.chooseReturnCity(shanghai);
    store.chooseReturnSite(site({ id: 'S9', city_id: shanghai.id }));
    store.choosePeriod('2026-12-01T09:00:00+08:00', '2026-12-03T09:00:00+08:00');
    store.clear();
    expect(store).toMatchObject({
      fromTime: '2026-12-01T09:00:00+08:00',
      toTime: '2026-12-03T09:00:00+08:00',
      city: defaultCity,
      site: undefined,
      returnCity: undefined,
      returnSite: undefined,
    });
  });

  it('survives a reload and a login (specification §4, selected state keys persist)', () => {
    const store = search();
    store.chooseCity(sanya);
    store.chooseSite(site({ id: 'S7', city_id: sanya.id }));
    store.choosePeriod('2026-12-01T09:00:00+08:00', '2026-12-03T09:00:00+08:00');
    const reloaded = search();
    expect(reloaded.city).toMatchObject({ id: sanya.id });
    expect(reloaded).toMatchObject({ site: { id: 'S7' }, fromTime: '2026-12-01T09:00:00+08:00' });
  });

  it('a stored period that is past meanwhile gives way to the default one', () => {
    search().choosePeriod('2026-11-21T21:00:00+08:00', '2026-11-23T21:00:00+08:00');
    jest.setSystemTime(now + 60 * 60_000);
    expect(search().fromTime).toBe('2026-11-22T10:00:00+08:00');
  });

  it.each([
    '{"city":{"id":1},"fromTime":"soon","toTime":"later","site":{"id":"S1"}}',
    '{"city":null,"site":[],"returnCity":"x"}',
    'null',
    '{"city":',
  ])('takes no damaged storage: %s', text => {
    window.sessionStorage.setItem('search', text);
    expect(search()).toMatchObject({
      city: defaultCity,
      site: undefined,
      fromTime: '2026-11-22T10:00:00+08:00',
    });
  });

  it('renews a period that time has overtaken while the screen was open', () => {
    const store = search();
    expect(store.renewPeriod()).toBe(false);
    jest.setSystemTime(Date.parse('2026-11-22T10:00:00+08:00'));
    // A time is past when now is at it (specification §5).
    expect(store.renewPeriod()).toBe(true);
    expect(store.fromTime).toBe('2026-11-23T10:00:00+08:00');
  });

  it('renews a period that ends before it begins', () => {
    const store = search();
    store.choosePeriod('2026-12-03T09:00:00+08:00', '2026-12-01T09:00:00+08:00');
    expect(store.renewPeriod()).toBe(true);
  });

  it('remembers searched cities newest first and without duplicates, also after a reload (specification §5)', () => {
    const store = search();
    for (const city of [beijing, sanya, shanghai, sanya]) store.chooseCity(city);
    expect(store.cityHistory.map(city => city.city)).toEqual(['三亚', '上海', '北京']);
    expect(search().cityHistory.map(city => city.city)).toEqual(['三亚', '上海', '北京']);
  });

  it('another city forgets the sites, the same one does not', () => {
    const store = search();
    store.chooseSite(site());
    store.chooseCity(beijing);
    expect(store.site?.id).toBe('S1');
    store.chooseCity(sanya);
    expect(store.site).toBeUndefined();
  });

  it('asks for a return site only when it differs from the pickup site', () => {
    const store = search();
    expect(store.rental).toBeUndefined();
    store.chooseSite(site());
    store.chooseReturnSite(site());
    expect(store.rental).toEqual({ site_id: 'S1', from_time: store.fromTime, to_time: store.toTime });
    store.chooseReturnSite(site({ id: 'S2' }));
    expect(store.rental).toMatchObject({ site_id: 'S1', return_site_id: 'S2' });
  });

  it('giving up the return site gives up the cross-city return', () => {
    const store = search();
    store.chooseReturnCity(shanghai);
    store.chooseReturnSite(undefined);
    expect(store.returnCity).toBeUndefined();
  });

  it('takes the first open site of the city when none is chosen, nearest to the person', async () => {
    const server = serve({
      'GET /api/site/get_sites': () => ({
        sites: [site({ id: 'closed', status: 'CLOSED' }), site({ id: 'open' })],
        areas: [],
      }),
    });
    const root = new RootStore();
    root.get(CityStore).position = { lng: 116.4, lat: 39.9 };
    await root.get(SearchStore).ensureSite();
    expect(root.get(SearchStore).site?.id).toBe('open');
    expect(server.calls[0]?.params).toMatchObject({ city_id: '110000', location: { lng: 116.4, lat: 39.9 } });
    await root.get(SearchStore).ensureSite();
    expect(server.calls).toHaveLength(1);
  });
});
