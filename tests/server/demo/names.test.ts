import { prefectureAt } from '../../../server/areas/city/public';
import { HOT_CITIES } from '../../../server/demo/data/hotSites';
import { DemoWorld } from '../../../server/demo/DemoWorld';
import { carName } from '../../../src/domain/carWords';
import type { SiteCategory } from '../../../types/api/site';

const world = new DemoWorld();
const cities = new Map(world.cities().map(city => [city.id, city.name]));
const places = world.surroundings().flatMap(surroundings => surroundings.places);
const sites = world.sites();
const named = [...sites, ...places];

/** What breaks a rule, as one reads it in a report: 北京 王府井酒店店. */
const told = (rows: readonly { cityId: string; name: string }[]): string[] =>
  rows.map(({ cityId, name }) => `${cities.get(cityId) ?? cityId} ${name}`);

/** How the name of a site ends that stands at something of its kind. */
const ENDINGS: Readonly<Record<SiteCategory, RegExp>> = {
  AIRPORT: /机场(T\d)?店$/,
  RAILWAY: /站([东南西北]广场)?店$/,
  MALL: /[^店]店$/,
  METRO: /[^站]地铁站店$/,
  HOTEL: /(酒店服务点|[^店]店)$/,
  POINT: /([^店]店|服务点)$/,
  OTHER: /送车点$/,
};

/** Issue 11, words: names that a Chinese product writer would let pass. */
describe('the names of the demo data', () => {
  test('say the brand of a car once', () => {
    const names = world.cartypes().map(carName);
    const repeated = world.cartypes().filter(({ brand }, index) => names[index]?.split(brand).length !== 2);
    expect(repeated.map(carName)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['坦克300', '埃安S', 'MG Cyberster', '特斯拉Model 3']));
  });

  test('say the kind of a site once, and as its kind is called', () => {
    expect(told(sites.filter(({ name, category }) => !ENDINGS[category].test(name)))).toEqual([]);
    expect(
      told(named.filter(({ name }) => /店店|酒店酒店|机场机场|站站(?!店)|服务点店|点店/.test(name))),
    ).toEqual([]);
  });

  test('put no coach terminal, railway station, metro or chain of malls on an island of a few streets', () => {
    const island = named.filter(({ cityId }) => cities.get(cityId) === '三沙');
    expect(island).toHaveLength(7);
    expect(
      told(island.filter(({ name }) => /客运站|站店?$|地铁|万达|人民广场|高新区|经开区/.test(name))),
    ).toEqual([]);
    expect(island.map(({ area }) => area)).toEqual(island.map(() => '永兴岛'));
  });

  test('put a site that is called after a district into that district', () => {
    const districts = world.surroundings().flatMap(surroundings => surroundings.districts);
    const strayed = sites.filter(site =>
      districts.some(
        ({ cityId, type, name }) =>
          type === 'COUNTY' && cityId === site.cityId && site.name.startsWith(name) && site.area !== name,
      ),
    );
    expect(told(strayed)).toEqual([]);
  });

  test('give an airport to one city', () => {
    const airports = sites.filter(({ category }) => category === 'AIRPORT');
    expect(new Set(airports.map(({ name }) => name)).size).toBe(airports.length);
  });

  test('do not say the city again after the district where it only names an airport', () => {
    const repeated = sites.filter(
      ({ cityId, area, address }) => address.split(`${area}${cities.get(cityId) ?? ''}`).length > 1,
    );
    expect(told(repeated.filter(({ category }) => category === 'AIRPORT'))).toEqual([]);
  });

  test('stand on the land of their own city, where their points are made and not real', () => {
    const real = new Set([...HOT_CITIES.map(({ name }) => name), '三沙']);
    const made = named.filter(({ cityId }) => !real.has(cities.get(cityId) ?? ''));
    expect(made.length).toBeGreaterThan(2000);
    const strayed = made.filter(row => prefectureAt(row, { onLand: true })?.id !== row.cityId);
    expect(told(strayed)).toEqual([]);
  });
});
