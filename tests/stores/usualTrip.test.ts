import { defaultCity } from '@/stores/CityStore';
import { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import { serve } from '../support/fakeServer';
import { beijing, sanya, shanghai, site } from '../support/places';

const search = (): SearchStore => new RootStore().get(SearchStore);

describe('the usual trip (issue 11, a second booking in five taps)', () => {
  it('the next visit begins with the trip that was last ordered, until something else is chosen (issue 11)', () => {
    const ordered = search();
    ordered.pickup.chooseCity(sanya);
    ordered.pickup.chooseSite(site({ id: 'S7', city_id: sanya.id }));
    ordered.return.chooseCity(shanghai);
    ordered.keepAsUsual();
    window.sessionStorage.clear();
    const next = search();
    expect(next).toMatchObject({
      pickup: { city: { id: sanya.id }, site: { id: 'S7' }, isUntouched: true },
      return: { city: { id: shanghai.id } },
    });
    next.pickup.chooseCity(beijing);
    expect(next.pickup).toMatchObject({ site: undefined, isUntouched: false });
    // What was chosen in this visit is never mixed with what was usual.
    expect(search()).toMatchObject({ pickup: { city: { id: beijing.id }, site: undefined } });
  });

  it('forgets the usual trip at the log-out: it tells where somebody goes', async () => {
    const root = new RootStore();
    const store = root.get(SearchStore);
    store.pickup.chooseCity(sanya);
    store.keepAsUsual();
    serve({ 'POST /api/user/logout': () => ({}) });
    await root.get(SessionStore).logOut();
    window.sessionStorage.clear();
    expect(search().pickup.city.id).toBe(defaultCity.id);
  });
});
