import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { serve } from '../support/fakeServer';
import { beijing, place, site } from '../support/places';

const search = (): SearchStore => new RootStore().get(SearchStore);

describe('北京全城 (issue 11)', () => {
  it('without a site it is the whole city, and stays so while its cars are looked at', () => {
    const store = search();
    expect(store.pickup).toMatchObject({ isWholeCity: true, wholeCityName: '北京全城' });
    expect([store.rental, store.carQuery]).toEqual([
      undefined,
      { city_id: beijing.id, from_time: store.fromTime, to_time: store.toTime },
    ]);
    store.lookAt(site({ id: 'S7' }));
    expect(store.rental).toMatchObject({ site_id: 'S7' });
    expect(store.carQuery).toMatchObject({ city_id: beijing.id });
    expect(search().pickup).toMatchObject({ isWholeCity: true, site: { id: 'S7' } });
  });

  it.each<[string, (store: SearchStore) => void]>([
    ['a site of a list', store => store.pickup.chooseSite(site())],
    ['a point and its nearest site', store => store.pickup.comeFrom({ ...place(), address: '' }, site())],
    ['a site with its price', store => store.takeAt(site())],
  ])('%s ends the whole city, and who chooses that again gives up site and point', (_what, choose) => {
    const store = search();
    store.lookAt(site({ id: 'S7' }));
    choose(store);
    expect(store.pickup.isWholeCity).toBe(false);
    expect(store.carQuery).toMatchObject({ site_id: 'S1' });
    store.pickup.chooseWholeCity();
    expect(store.pickup).toMatchObject({ isWholeCity: true, site: undefined, address: undefined });
  });

  it('a site that was only found for a car is no choice either, but an order makes it the usual one', async () => {
    serve({ 'GET /api/site/get_sites': () => ({ sites: [site()], areas: [] }) });
    const store = search();
    await store.requireSites();
    expect(store.pickup).toMatchObject({ site: { id: 'S1' }, isWholeCity: true });
    store.keepAsUsual();
    window.sessionStorage.clear();
    expect(search().pickup).toMatchObject({ site: { id: 'S1' }, isWholeCity: false });
  });
});
