import fc from 'fast-check';
import { runInAction } from 'mobx';
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
    expect(store.pickup.city).toMatchObject({
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
    store.pickup.chooseCity(sanya);
    store.pickup.chooseSite(site({ city_id: sanya.id }));
    store.return.chooseCity(shanghai);
    store.return.chooseSite(site({ id: 'S9', city_id: shanghai.id }));
    store.choosePeriod('2026-12-01T09:00:00+08:00', '2026-12-03T09:00:00+08:00');
    store.clear();
    expect(store).toMatchObject({
      fromTime: '2026-12-01T09:00:00+08:00',
      toTime: '2026-12-03T09:00:00+08:00',
      pickup: { city: defaultCity, site: undefined },
      return: { city: defaultCity, site: undefined, isChosen: false },
    });
  });

  it('survives a reload and a login (specification §4, selected state keys persist)', () => {
    const store = search();
    store.pickup.chooseCity(sanya);
    store.pickup.chooseSite(site({ id: 'S7', city_id: sanya.id }));
    store.return.chooseCity(shanghai);
    store.choosePeriod('2026-12-01T09:00:00+08:00', '2026-12-03T09:00:00+08:00');
    const reloaded = search();
    expect(reloaded).toMatchObject({
      pickup: { city: { id: sanya.id }, site: { id: 'S7' } },
      return: { city: { id: shanghai.id }, delivery: undefined },
      fromTime: '2026-12-01T09:00:00+08:00',
    });
  });

  it('a stored period that is past meanwhile rolls to the next open time with its length (issue 10, section 1)', () => {
    const stored = search();
    stored.pickup.chooseSite(site({ hours: { open: '08:00', close: '20:00' } }));
    stored.choosePeriod('2026-11-21T21:00:00+08:00', '2026-11-23T21:00:00+08:00');
    jest.setSystemTime(now + 60 * 60_000);
    const store = search();
    // Before any screen has asked for a price.
    expect(store.period).toEqual({ from: '2026-11-22T08:00:00+08:00', to: '2026-11-24T08:00:00+08:00' });
    expect(store.isPeriodChosen).toBe(true);
    // It is said, once.
    expect(store.renewPeriod()).toBe('取车时间已过，已顺延至11月22日08:00');
    expect(store.renewPeriod()).toBeUndefined();
  });

  it('who chooses another period before that was said does not read of the old one', () => {
    search().choosePeriod('2026-11-21T21:00:00+08:00', '2026-11-23T21:00:00+08:00');
    jest.setSystemTime(now + 60 * 60_000);
    const store = search();
    store.choosePeriod('2026-12-01T09:00:00+08:00', '2026-12-03T09:00:00+08:00');
    expect(store.renewPeriod()).toBeUndefined();
  });

  it.each([
    ['search', '{"fromTime":"soon","toTime":"later"}'],
    // The shape of an earlier version.
    ['search', '{"city":{"id":"310000","city":"上海"},"site":{"id":"S1","name":"国贸店"}}'],
    ['search_pickup', '{"chosenCity":{"id":1},"site":{"id":"S1"}}'],
    ['search_return', '{"chosenCity":null,"site":[],"delivery":"x"}'],
    ['search_pickup', 'null'],
    ['search_return', '{"chosenCity":'],
  ])('takes no damaged storage: %s %s', (key, text) => {
    window.sessionStorage.setItem(key, text);
    expect(search()).toMatchObject({
      pickup: { city: defaultCity, site: undefined },
      return: { isChosen: false, delivery: undefined },
      fromTime: '2026-11-22T10:00:00+08:00',
    });
  });

  it('rolls a pickup that time has overtaken to the next open half-hour and says why (rental.md, detail 1)', () => {
    const store = search();
    expect(store.renewPeriod()).toBeUndefined();
    jest.setSystemTime(Date.parse('2026-11-22T10:00:00+08:00'));
    // A time is past when now is at it (specification §5).
    expect(store.renewPeriod()).toBe('取车时间已过，已顺延至11月22日10:30');
    jest.setSystemTime(Date.parse('2026-11-22T19:40:00+08:00'));
    store.pickup.chooseSite(site({ hours: { open: '08:00', close: '20:00' } }));
    expect(store.renewPeriod()).toBe('取车时间已过，已顺延至11月23日08:00');
    expect([store.fromTime, store.toTime]).toEqual([
      '2026-11-23T08:00:00+08:00',
      '2026-11-26T08:00:00+08:00',
    ]);
  });

  it('takes the default period in place of one that ends before it begins; one that is over rolls', () => {
    const store = search();
    store.choosePeriod('2026-12-03T09:00:00+08:00', '2026-12-01T09:00:00+08:00');
    expect(store.renewPeriod()).toContain('默认时间');
    expect(store.fromTime).toBe('2026-11-22T10:00:00+08:00');
    jest.setSystemTime(Date.parse('2026-11-28T12:00:00+08:00'));
    expect(store.renewPeriod()).toBe('取车时间已过，已顺延至11月28日12:30');
    expect(store.toTime).toBe('2026-12-01T12:30:00+08:00');
  });

  it('rolls out of closed hours only while nobody chose the time (rental.md, details 1 and 4)', () => {
    const store = search();
    store.pickup.chooseSite(site({ hours: { open: '11:00', close: '20:00' } }));
    expect(store.renewPeriod()).toBe('门店当时未营业，已顺延至11月22日11:00');
    store.choosePeriod('2026-11-22T22:00:00+08:00', '2026-11-25T22:00:00+08:00');
    expect(store.renewPeriod()).toBeUndefined();
  });

  it('another city forgets the sites, the same one does not', () => {
    const store = search();
    store.pickup.chooseSite(site());
    store.pickup.chooseCity(beijing);
    expect(store.pickup.site?.id).toBe('S1');
    store.pickup.chooseCity(sanya);
    expect(store.pickup.site).toBeUndefined();
  });

  it('asks for a return site only when it differs from the pickup site', () => {
    const store = search();
    expect(store.rental).toBeUndefined();
    store.pickup.chooseSite(site());
    store.return.chooseSite(site());
    expect(store.rental).toEqual({ site_id: 'S1', from_time: store.fromTime, to_time: store.toTime });
    store.return.chooseSite(site({ id: 'S2' }));
    expect(store.rental).toMatchObject({ site_id: 'S1', return_site_id: 'S2' });
  });

  it('a return in another city is priced only with a site of it: the nearest to its centre (issue 10, section 1)', async () => {
    const server = serve({
      'GET /api/site/get_sites': ({ city_id }) => ({
        sites: [
          site({ id: `closed ${city_id}`, status: 'CLOSED' }),
          site({ id: `open ${city_id}`, city_id }),
        ],
        areas: [],
      }),
    });
    const store = search();
    store.pickup.chooseSite(site());
    store.return.chooseCity(shanghai);
    expect([store.rental, store.isOneWay]).toEqual([undefined, true]);
    await store.requireSites();
    expect(server.calls.map(({ params }) => params)).toMatchObject([
      { city_id: shanghai.id, location: shanghai.gps },
    ]);
    expect(store.rental).toMatchObject({ site_id: 'S1', return_site_id: `open ${shanghai.id}` });
    expect(store.return.site?.id).toBe(`open ${shanghai.id}`);
  });

  it('a return in the city of the pickup needs no site of its own: the car comes back to where it was taken', async () => {
    const server = serve({});
    const store = search();
    store.pickup.chooseSite(site());
    store.return.chooseCity(beijing);
    await store.requireSites();
    expect(store.rental).toEqual({ site_id: 'S1', from_time: store.fromTime, to_time: store.toTime });
    expect(server.calls).toEqual([]);
  });

  it('never prices a return in another city as a round trip, whatever was chosen in whatever order', () => {
    const cities = [beijing, shanghai, sanya];
    const choices = fc.record({
      end: fc.constantFrom('pickup' as const, 'return' as const),
      city: fc.constantFrom(...cities),
      what: fc.constantFrom('city' as const, 'site' as const, 'clear' as const),
    });
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 8 }), steps => {
        window.sessionStorage.clear();
        const store = search();
        for (const { end, city, what } of steps) {
          if (what === 'clear') store[end].clear();
          else store[end].chooseCity(city);
          if (what === 'site') store[end].chooseSite(site({ id: `${end} ${city.id}`, city_id: city.id }));
        }
        const { pickup, return: back, rental } = store;
        if (rental && back.city.id !== pickup.city.id) expect(rental.return_site_id).toBe(back.site?.id);
        if (rental && back.city.id !== pickup.city.id) expect(back.site?.city_id).toBe(back.city.id);
        expect(rental === undefined).toBe(store.openEnds.length > 0);
      }),
    );
  });

  it('remembers the cities of both ends, newest first and once (specification §5; issue 10, section 1)', () => {
    const root = new RootStore();
    const store = root.get(SearchStore);
    store.pickup.chooseCity(sanya);
    store.return.chooseCity(shanghai);
    store.return.chooseCity(beijing);
    store.return.chooseCity(shanghai);
    expect(root.get(HistoryStore).cities.map(({ city }) => city)).toEqual(['上海', '北京', '三亚']);
    expect(
      root
        .get(HistoryStore)
        .citiesAmong([sanya, beijing])
        .map(({ city }) => city),
    ).toEqual(['北京', '三亚']);
  });

  it('giving up the return site gives up the cross-city return', () => {
    const store = search();
    store.return.chooseCity(shanghai);
    store.return.clear();
    expect(store.return.chosenCity).toBeUndefined();
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
    await root.get(SearchStore).pickup.ensureSite();
    expect(root.get(SearchStore).pickup.site?.id).toBe('open');
    expect(server.calls[0]?.params).toMatchObject({ city_id: '110000', location: { lng: 116.4, lat: 39.9 } });
    await root.get(SearchStore).pickup.ensureSite();
    expect(server.calls).toHaveLength(1);
  });

  it('a city without any site is a failure for who needs one, and only for them', async () => {
    serve({ 'GET /api/site/get_sites': () => ({ sites: [], areas: [] }) });
    const store = new RootStore().get(SearchStore);
    await store.pickup.ensureSite();
    await expect(store.pickup.requireSite()).rejects.toMatchObject({
      message: '北京还没有可以取车的门店，请换个城市',
      code: ErrorCode.CITY_NOT_SERVED,
    });
    store.pickup.chooseSite(site());
    store.return.chooseCity(sanya);
    await expect(store.requireSites()).rejects.toMatchObject({
      message: '三亚还没有可以还车的门店，请换个城市',
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
      await store.pickup.choosePlace(place());
      expect(server.calls[0]?.params).toMatchObject({ location: place().location });
      expect(store.pickup.site?.id).toBe('near');
      expect(store.pickup.origin).toEqual(place().location);
      expect(root.get(HistoryStore).placesOf(beijing.id)).toEqual([place()]);
      expect(store.return.site).toBeUndefined();
    });

    it('a place that leads to no answer changes nothing', async () => {
      serve({
        'GET /api/site/get_sites': () => {
          throw new Error('offline');
        },
      });
      const store = search();
      store.pickup.chooseSite(site());
      await expect(store.pickup.choosePlace(place())).rejects.toBeDefined();
      expect([store.pickup.site?.id, store.pickup.address]).toEqual(['S1', undefined]);
    });

    it('has the car brought, until another site or city is chosen; survives a reload', async () => {
      serveSites();
      const store = search();
      const { name, address, location } = place();
      await store.pickup.chooseDelivery({ name, address, location });
      expect(store.rental?.delivery).toEqual({ name, address, location });
      expect(search().rental?.delivery?.name).toBe('三里屯');
      store.pickup.chooseSite(site({ id: 'other' }));
      expect(store.rental?.delivery).toBeUndefined();
      await store.return.chooseDelivery({ name, address, location });
      expect(store.rental).toMatchObject({ return_site_id: 'near', collection: { name } });
      store.pickup.chooseCity(shanghai);
      expect([store.return.site, store.return.delivery]).toEqual([undefined, undefined]);
    });

    it('a site of the map keeps the car brought and collected where it comes so far (issue 10, one price)', () => {
      const store = search();
      const near = site({ id: 'near', location: { lng: 116.4, lat: 39.9 } });
      const far = site({ id: 'far', location: { lng: 117.4, lat: 39.9 } });
      const door = { name: '家', address: '', location: { lng: 116.42, lat: 39.91 } };
      store.pickup.chooseSite(site());
      runInAction(() => (store.pickup.delivery = store.return.delivery = door));
      expect(store.trip).toMatchObject({ delivery: door, collection: door });
      store.takeAt(near);
      expect(store.rental).toMatchObject({ site_id: 'near', delivery: door, collection: door });
      // Collected by a site of its own choice, it stays so, wherever it is taken.
      store.return.chooseSite(near);
      runInAction(() => (store.return.delivery = door));
      store.takeAt(far);
      expect(store.rental).toMatchObject({ site_id: 'far', return_site_id: 'near', collection: door });
      expect(store.rental?.delivery).toBeUndefined();
    });

    it.each([
      ['delivery', { name: '八达岭', lng: 116.02 }, { name: '三里屯', lng: 116.46 }, 'pickup'],
      ['collection', { name: '三里屯', lng: 116.46 }, { name: '八达岭', lng: 116.02 }, 'return'],
    ] as const)('knows which end no car can be brought to: the %s', (_name, to, from, end) => {
      const store = search();
      const point = ({ name, lng }: { name: string; lng: number }) => ({
        name,
        address: '',
        location: { lng, lat: 39.94 },
      });
      store.pickup.chooseSite(near);
      runInAction(() => {
        store.pickup.delivery = point(to);
        store.return.delivery = point(from);
      });
      expect(store.undeliverableEnd).toBe(end);
    });

    it('takes an alternative over as it is', () => {
      const store = search();
      store.pickup.chooseSite(site());
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
