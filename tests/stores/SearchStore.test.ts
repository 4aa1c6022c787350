import { ErrorCode } from '@/domain/errorCode';
import { CityStore, defaultCity } from '@/stores/CityStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { Place } from '~types/api/address';
import { offer } from '../support/cars';
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
    const store = search();
    expect(store.fromTime).toBe('2026-11-22T10:00:00+08:00');
    // It is said, once.
    expect(store.renewPeriod()).toContain('默认时间');
    expect(store.renewPeriod()).toBeUndefined();
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

  it('rolls a pickup that time has overtaken to the next open half-hour and says why (rental.md, detail 1)', () => {
    const store = search();
    expect(store.renewPeriod()).toBeUndefined();
    jest.setSystemTime(Date.parse('2026-11-22T10:00:00+08:00'));
    // A time is past when now is at it (specification §5).
    expect(store.renewPeriod()).toBe('取车时间已过，已顺延至11月22日10:00');
    jest.setSystemTime(Date.parse('2026-11-22T19:40:00+08:00'));
    store.chooseSite(site({ hours: { open: '08:00', close: '20:00' } }));
    expect(store.renewPeriod()).toBe('取车时间已过，已顺延至11月23日08:00');
    expect([store.fromTime, store.toTime]).toEqual([
      '2026-11-23T08:00:00+08:00',
      '2026-11-26T08:00:00+08:00',
    ]);
  });

  it('takes the default period in place of one that is over, or that ends before it begins', () => {
    const store = search();
    store.choosePeriod('2026-12-03T09:00:00+08:00', '2026-12-01T09:00:00+08:00');
    expect(store.renewPeriod()).toContain('默认时间');
    expect(store.fromTime).toBe('2026-11-22T10:00:00+08:00');
    jest.setSystemTime(Date.parse('2026-11-28T12:00:00+08:00'));
    expect(store.renewPeriod()).toContain('默认时间');
    expect(store.fromTime).toBe('2026-11-29T10:00:00+08:00');
  });

  it('rolls out of closed hours only while nobody chose the time (rental.md, details 1 and 4)', () => {
    const store = search();
    store.chooseSite(site({ hours: { open: '11:00', close: '20:00' } }));
    expect(store.renewPeriod()).toBe('门店当时未营业，已顺延至11月22日11:00');
    store.choosePeriod('2026-11-22T22:00:00+08:00', '2026-11-25T22:00:00+08:00');
    expect(store.renewPeriod()).toBeUndefined();
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
    Object.assign(root.get(CityStore), { position: { lng: 116.4, lat: 39.9 }, located: beijing });
    await root.get(SearchStore).ensureSite();
    expect(root.get(SearchStore).site?.id).toBe('open');
    expect(server.calls[0]?.params).toMatchObject({ city_id: '110000', location: { lng: 116.4, lat: 39.9 } });
    await root.get(SearchStore).ensureSite();
    expect(server.calls).toHaveLength(1);
  });

  it('a city without any site is a failure for who needs one, and only for him', async () => {
    serve({ 'GET /api/site/get_sites': () => ({ sites: [], areas: [] }) });
    const store = new RootStore().get(SearchStore);
    await store.ensureSite();
    await expect(store.requireSite()).rejects.toMatchObject({
      message: '北京还没有可以取车的门店，请换个城市',
      code: ErrorCode.CITY_NOT_SERVED,
    });
  });

  describe('places and delivery (specification §3, car search filter)', () => {
    const place = (differences: Partial<Place> = {}): Place => ({
      id: 'P1',
      city_id: beijing.id,
      kind: 'MALL',
      name: '三里屯',
      pinyin: 'san li tun',
      address: '三里屯路19号',
      area: '朝阳区',
      area_id: '110105',
      location: { lng: 116.46, lat: 39.94 },
      distance: 0,
      ...differences,
    });
    const near = site({ id: 'near', location: { lng: 116.47, lat: 39.94 } });
    const serveSites = () => serve({ 'GET /api/site/get_sites': () => ({ sites: [near], areas: [] }) });

    it('choosing a place takes the nearest open site and remembers the place', async () => {
      const server = serveSites();
      const root = new RootStore();
      const store = root.get(SearchStore);
      await store.choosePlace('pickup', place());
      expect(server.calls[0]?.params).toMatchObject({ location: place().location });
      expect(store.site?.id).toBe('near');
      expect(store.pointAt('pickup')).toEqual(place().location);
      expect(root.get(HistoryStore).placesOf(beijing.id)).toEqual([place()]);
      expect(store.returnSite).toBeUndefined();
    });

    it('a place that leads to no answer changes nothing', async () => {
      serve({
        'GET /api/site/get_sites': () => {
          throw new Error('offline');
        },
      });
      const store = search();
      store.chooseSite(site());
      await expect(store.choosePlace('pickup', place())).rejects.toBeDefined();
      expect([store.site?.id, store.address]).toEqual(['S1', undefined]);
    });

    it('has the car brought, until another site or city is chosen; survives a reload', async () => {
      serveSites();
      const store = search();
      const { name, address, location } = place();
      await store.chooseDelivery('pickup', { name, address, location });
      expect(store.rental?.delivery).toEqual({ name, address, location });
      expect(search().rental?.delivery?.name).toBe('三里屯');
      store.chooseSite(site({ id: 'other' }));
      expect(store.rental?.delivery).toBeUndefined();
      await store.chooseDelivery('return', { name, address, location });
      expect(store.rental).toMatchObject({ return_site_id: 'near', collection: { name } });
      store.chooseCity(shanghai);
      expect([store.returnSite, store.collection]).toEqual([undefined, undefined]);
    });

    it('takes an alternative over as it is', () => {
      const store = search();
      store.chooseSite(site());
      store.applyAlternative({
        kind: 'SITE',
        search: {
          site_id: 'near',
          from_time: '2026-11-22T12:00:00+08:00',
          to_time: '2026-11-25T12:00:00+08:00',
        },
        site: near,
        distance: 800,
        offer: offer(),
      });
      expect(store.rental).toEqual({
        site_id: 'near',
        from_time: '2026-11-22T12:00:00+08:00',
        to_time: '2026-11-25T12:00:00+08:00',
      });
    });
  });
});
