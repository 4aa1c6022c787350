import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { offer } from '../support/cars';
import { serve } from '../support/fakeServer';
import { corolla } from '../support/orders';
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
    store.lookAt(site({ id: 'S7' }), 'C1');
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
    store.lookAt(site({ id: 'S7' }), 'C1');
    choose(store);
    expect(store.pickup.isWholeCity).toBe(false);
    expect(store.carQuery).toMatchObject({ site_id: 'S1' });
    store.pickup.chooseWholeCity();
    expect(store.pickup).toMatchObject({ isWholeCity: true, site: undefined, address: undefined });
  });

  it('a site that was only found for a car is no choice, not even by an order: the next visit is the whole city', async () => {
    serve({ 'GET /api/site/get_sites': () => ({ sites: [site()], areas: [] }) });
    const store = search();
    await store.requireSites();
    expect(store.pickup).toMatchObject({ site: { id: 'S1' }, isWholeCity: true });
    store.keepAsUsual();
    window.sessionStorage.clear();
    expect(search().pickup).toMatchObject({ site: undefined, isWholeCity: true });
  });

  describe('a car type by its own address', () => {
    const serveProducts = (sitesOf: Record<string, string[]>) => {
      const asked: string[] = [];
      serve({
        'GET /api/site/get_sites': () => ({ sites: [site({ id: 'AIRPORT' })], areas: [] }),
        'GET /api/cartype/get_products': ({ cartype_id, location }) => {
          asked.push(`${cartype_id} ${location?.lng}`);
          const products = (sitesOf[cartype_id] ?? []).map(id => ({
            site: site({ id }),
            offer: offer({ site_id: id }),
          }));
          return { cartype: corolla, products };
        },
      });
      return asked;
    };

    it('is looked at where it is nearest, from the middle of the city where nobody says more', async () => {
      const asked = serveProducts({ C1: ['NEAR', 'FAR'] });
      const store = search();
      await store.requireSitesOf('C1');
      expect(store.rentalOf('C1')).toMatchObject({ site_id: 'NEAR' });
      expect(store.pickup.isWholeCity).toBe(true);
      expect(asked).toEqual([`C1 ${beijing.gps.lng}`]);
    });

    it('has nothing to do with the site that came with another car', async () => {
      serveProducts({ C1: ['NEAR'], C2: ['ELSEWHERE'] });
      const store = search();
      await store.requireSitesOf('C1');
      expect(store.rentalOf('C2')).toBeUndefined();
      await store.requireSitesOf('C2');
      expect(store.rentalOf('C2')).toMatchObject({ site_id: 'ELSEWHERE' });
    });

    it('stays at the site that was chosen, and where the city has none of it, is said of the nearest site', async () => {
      const asked = serveProducts({});
      const store = search();
      await store.requireSitesOf('C1');
      expect(store.rentalOf('C1')).toMatchObject({ site_id: 'AIRPORT' });
      store.pickup.chooseSite(site({ id: 'CHOSEN' }));
      await store.requireSitesOf('C3');
      expect(store.rentalOf('C3')).toMatchObject({ site_id: 'CHOSEN' });
      expect(asked).toHaveLength(1);
    });
  });
});
