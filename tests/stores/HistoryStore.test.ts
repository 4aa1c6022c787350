import { HistoryStore } from '@/stores/HistoryStore';
import type { District } from '~types/api/address';
import { corolla } from '../support/orders';
import { beijing, sanya, shanghai } from '../support/places';

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
    const store = new HistoryStore();
    for (const city of [beijing, sanya, shanghai, sanya]) store.rememberCity(city);
    expect(store.cities.map(city => city.city)).toEqual(['三亚', '上海', '北京']);
    expect(new HistoryStore().cities).toEqual(store.cities);
  });

  it('remembers districts by name, and never 请选择', () => {
    const store = new HistoryStore();
    for (const name of ['中关村', '望京', '请选择', '中关村']) store.rememberDistrict(district(name));
    expect(store.districts.map(({ name }) => name)).toEqual(['中关村', '望京']);
  });

  it('keeps the nine newest', () => {
    const store = new HistoryStore();
    for (let index = 0; index < 12; index += 1) store.rememberCar({ ...corolla, id: String(index) });
    expect(store.cars.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('can be forgotten', () => {
    const store = new HistoryStore();
    store.rememberCar(corolla);
    store.forget('cars');
    expect([store.cars, new HistoryStore().cars]).toEqual([[], []]);
  });

  it.each(['[1,null,{"id":5}]', '{"id":"x"}', '[{"id":"1","city":"北京"}]', '['])(
    'takes no damaged storage: %s',
    text => {
      for (const key of ['city_history', 'district_history', 'place_history', 'car_history']) {
        window.localStorage.setItem(key, text);
      }
      const { cities, districts, places, cars } = new HistoryStore();
      expect([cities, districts, places, cars]).toEqual([[], [], [], []]);
    },
  );
});
