import { HistoryStore } from '@/stores/HistoryStore';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { District } from '~types/api/address';
import { serve } from '../support/fakeServer';
import { corolla } from '../support/orders';
import { beijing, sanya, shanghai } from '../support/places';

/** The history of a visit: what an earlier one kept is there. */
const history = (): HistoryStore => new RootStore().get(HistoryStore);

const district = (name: string): District => ({
  id: name,
  type: 'BUSINESS',
  name,
  pinyin: '',
  location: { lng: 116.3, lat: 39.9 },
  site_count: 2,
});

describe('HistoryStore (specification §5, history without duplicates)', () => {
  it('remembers cities by id, newest first, also after a reload', () => {
    const store = history();
    for (const city of [beijing, sanya, shanghai, sanya]) store.rememberCity(city);
    expect(store.cities.map(city => city.city)).toEqual(['三亚', '上海', '北京']);
    expect(history().cities).toEqual(store.cities);
  });

  it('remembers districts by name, and never 请选择', () => {
    const store = history();
    for (const name of ['中关村', '望京', '请选择', '中关村']) store.rememberDistrict(district(name));
    expect(store.districts.map(({ name }) => name)).toEqual(['中关村', '望京']);
  });

  it('keeps the nine newest', () => {
    const store = history();
    for (let index = 0; index < 12; index += 1) store.rememberCar({ ...corolla, id: String(index) });
    expect(store.cars.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('is gone with the log-out, from the screen and from the device: it tells where somebody goes', async () => {
    serve({});
    const root = new RootStore();
    root.get(HistoryStore).rememberCity(sanya);
    root.get(HistoryStore).rememberDistrict(district('望京'));
    await root.get(SessionStore).logOut();
    expect(root.get(HistoryStore)).toMatchObject({ cities: [], districts: [], places: [], cars: [] });
    expect(Object.keys(window.localStorage).filter(key => key.includes('history'))).toEqual([]);
  });

  it('can be forgotten', () => {
    const store = history();
    store.rememberCar(corolla);
    store.forget('cars');
    expect([store.cars, history().cars]).toEqual([[], []]);
  });

  it.each(['[1,null,{"id":5}]', '{"id":"x"}', '[{"id":"1","city":"北京"}]', '['])(
    'takes no damaged storage: %s',
    text => {
      for (const name of ['city', 'district', 'place', 'car']) {
        window.localStorage.setItem(`personal:${name}_history`, text);
      }
      const { cities, districts, places, cars } = history();
      expect([cities, districts, places, cars]).toEqual([[], [], [], []]);
    },
  );
});
