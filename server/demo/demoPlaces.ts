import type { DistrictType, PlaceKind } from '../../types/api/address';
import type { LngLat } from '../../types/api/call';
import type { SiteCategory } from '../../types/api/site';
import type { districts, places } from '../areas/address/schema';
import { around } from './around';
import { bd09 } from './bd09';
import { BUSINESS_AREAS } from './data/businessAreas';
import { HOT_PLACES, type HotPlace } from './data/hotPlaces';
import { ISLAND_PLACES } from './data/islands';
import { SEATS } from './data/largeCities';
import { DISTRICTS, STREETS } from './data/streets';
import type { CityRow } from './demoCities';
import type { SiteRow } from './demoSites';
import { pinyinOf } from './pinyinOf';
import { Random } from './random';

export type PlaceRow = typeof places.$inferInsert;
export type DistrictRow = typeof districts.$inferInsert;

/** The places of a city and the districts in which they and its sites lie. */
export interface DemoSurroundings {
  places: PlaceRow[];
  districts: DistrictRow[];
}

/** A place before it has its id. Coordinates BD-09. */
type Draft = Pick<PlaceRow, 'name' | 'kind' | 'area' | 'address'> & LngLat;

/** Nobody looks for a 服务点 or a 送车点 by its name. */
const KINDS: Readonly<Partial<Record<SiteCategory, PlaceKind>>> = {
  AIRPORT: 'AIRPORT',
  RAILWAY: 'RAILWAY',
  MALL: 'MALL',
  METRO: 'METRO',
  HOTEL: 'HOTEL',
};

/** What stands where a site is: 北京南站店 stands at 北京南站. */
const ofSite = ({ name, category, area, address, lng, lat }: SiteRow): Draft[] => {
  const kind = KINDS[category];
  return kind ? [{ name: name.replace(/(店|服务点)$/, ''), kind, area, address, lng, lat }] : [];
};

const hotDraft = (city: CityRow, [name, kind, area, address, lng, lat]: HotPlace): Draft => ({
  name,
  kind,
  area,
  address: `${city.name}${area}${address}`,
  ...bd09({ lng, lat }),
});

/** A handful of plausible places of a city that has no list of its own, in the manner of its sites. */
function generated(city: CityRow): Draft[] {
  const random = new Random(`places ${city.id}`);
  const seat = SEATS[city.name] ?? city.name;
  const at = (name: string, kind: PlaceKind, spread: SiteCategory, street: string): Draft => {
    const area = random.pick(DISTRICTS);
    return { name, kind, area, address: `${seat}${area}${street}`, ...around(city, spread, random) };
  };
  const numbered = (): string => `${random.pick(STREETS)}${random.integer(1, 398)}号`;
  const crossing = (): Draft => {
    const [first = '', second = ''] = random.sample(STREETS, 2);
    return at(`${first}与${second}路口`, 'CROSSING', 'MALL', `${first}与${second}路口`);
  };
  return [
    at('人民广场', 'MALL', 'MALL', numbered()),
    at('万达广场', 'MALL', 'MALL', numbered()),
    at(`${seat}宾馆`, 'HOTEL', 'HOTEL', numbered()),
    crossing(),
    crossing(),
  ];
}

/** The first of each name. */
const namedApart = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter((draft, index) => drafts.findIndex(({ name }) => name === draft.name) === index);

function meanPoint(points: readonly LngLat[]): LngLat {
  const mean = (pick: (point: LngLat) => number): number =>
    Math.round((points.reduce((sum, point) => sum + pick(point), 0) / points.length) * 1e6) / 1e6;
  return { lng: mean(({ lng }) => lng), lat: mean(({ lat }) => lat) };
}

/**
 * The well-known places of a city and its districts: what its sites stand at, then their own list where there is one,
 * for the others a handful. Ids are the city's with a number; districts keep the area ids of the sites.
 */
export function demoSurroundings(city: CityRow, sites: readonly SiteRow[]): DemoSurroundings {
  const listed = HOT_PLACES.find(({ city: name }) => name === city.name)?.places ?? ISLAND_PLACES[city.name];
  const drafts = namedApart([
    ...sites.flatMap(ofSite),
    ...(listed ? listed.map(place => hotDraft(city, place)) : generated(city)),
  ]);
  const areaIds = new Map(sites.map(({ area, areaId }) => [area, areaId]));
  for (const { area } of drafts) if (!areaIds.has(area)) areaIds.set(area, `${city.id}-${areaIds.size + 1}`);

  const district = (id: string, type: DistrictType, name: string, point: LngLat): DistrictRow => ({
    id,
    cityId: city.id,
    type,
    name,
    pinyin: pinyinOf(name),
    ...point,
  });
  const counties = [...areaIds].map(([area, id]) =>
    district(id, 'COUNTY', area, meanPoint([...sites, ...drafts].filter(thing => thing.area === area))),
  );
  const business = (BUSINESS_AREAS[city.name] ?? []).map(([name, lng, lat], index) =>
    district(`${city.id}-b${index + 1}`, 'BUSINESS', name, bd09({ lng, lat })),
  );
  return {
    places: drafts.map((draft, index) => ({
      ...draft,
      id: `${city.id}p${String(index + 1).padStart(3, '0')}`,
      cityId: city.id,
      pinyin: pinyinOf(draft.name),
      areaId: areaIds.get(draft.area) ?? '',
    })),
    districts: [...counties, ...business],
  };
}
