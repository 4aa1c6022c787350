import type { LngLat } from '../../types/api/call';
import type { OpeningHours, SiteCategory } from '../../types/api/site';
import { HOTLINE } from '../areas/content/public';
import type { sites } from '../areas/site/schema';
import { around } from './around';
import { bd09 } from './bd09';
import type { CityRow } from './demoCities';
import { HOT_CITIES, type HotSite } from './data/hotSites';
import { ISLAND_SITES } from './data/islands';
import { AIRPORTS, LARGE_CITIES, SEATS, WITHOUT_STATION, type LargeCity } from './data/largeCities';
import { siteDirections, SITE_TAGS } from './data/siteTexts';
import { DISTRICTS, STREETS } from './data/streets';
import { pinyinOf } from './pinyinOf';
import { Random } from './random';

export type SiteRow = typeof sites.$inferInsert;

/** A site before it has its id. Coordinates BD-09. */
interface Place extends LngLat {
  name: string;
  category: SiteCategory;
  area: string;
  address: string;
}

/** Sites that are closed for the time being, and what a renter reads there. */
const CLOSED_SITES: Readonly<Record<string, string>> = {
  五道口地铁站店: '商场停车场改造，本店暂停取还车，请选择附近的中关村店',
  上海南站店: '车站北广场施工，本店暂停营业，请选择徐家汇店或上海站店',
};

const hotPlace = ([name, category, area, address, lng, lat]: HotSite): Place => ({
  name,
  category,
  area,
  address,
  ...bd09({ lng, lat }),
});

/** What a landmark is called where its city has been said. */
const bare = (landmark: string, { name }: CityRow): string =>
  landmark.startsWith(name) ? landmark.slice(name.length) : landmark;

/** Makes a place of a city that has no list of its own. */
function placeMaker(city: CityRow, random: Random) {
  const areaOf = (name: string, category: SiteCategory): string => {
    if (category === 'AIRPORT') return '空港经济区';
    const picked = random.pick(category === 'RAILWAY' ? ['城区', '新城区'] : DISTRICTS);
    return DISTRICTS.find(district => name.startsWith(district)) ?? picked;
  };
  return (name: string, category: SiteCategory, landmark: string): Place => {
    const area = areaOf(name, category);
    const street = `${random.pick(STREETS)}${random.integer(1, 398)}号`;
    const address =
      category === 'AIRPORT' ? `${bare(landmark, city)}到达层停车场` : `${street}${landmark}停车场`;
    return { name, category, area, address, ...around(city, category, random) };
  };
}

function largePlaces(city: CityRow, { stations, hasMetro }: LargeCity): Place[] {
  const random = new Random(`sites ${city.id}`);
  const place = placeMaker(city, random);
  const airport = AIRPORTS[city.name];
  const metro = hasMetro ? ['市民中心', '体育中心', '会展中心'] : [];
  const inner = [
    place('万达广场店', 'MALL', '万达广场'),
    place('人民广场店', 'MALL', '人民广场'),
    ...random
      .sample(['吾悦广场', '银泰城', '万象汇', '印象城'], 1)
      .map(name => place(`${name}店`, 'MALL', name)),
    ...random.sample(metro, 2).map(name => place(`${name}地铁站店`, 'METRO', `地铁${name}站`)),
    place('汽车客运站店', 'POINT', '汽车客运站'),
    place(`${city.name}国际酒店服务点`, 'HOTEL', '国际酒店'),
    place('高新区服务点', 'POINT', '科技园'),
    place('经开区送车点', 'OTHER', '经开区管委会'),
  ];
  const gates = [
    ...(airport ? [place(`${airport}店`, 'AIRPORT', airport)] : []),
    ...stations.map(station => place(`${station}店`, 'RAILWAY', station)),
  ];
  return [...gates, ...inner].slice(0, random.integer(6, 12));
}

function smallPlaces(city: CityRow): Place[] {
  const random = new Random(`sites ${city.id}`);
  const place = placeMaker(city, random);
  const seat = SEATS[city.name] ?? city.name;
  const airport = AIRPORTS[city.name];
  const square = place('人民广场店', 'MALL', '人民广场');
  const coach = place(`${seat}汽车客运站店`, 'POINT', '汽车客运站');
  if (airport) return [place(`${airport}店`, 'AIRPORT', airport), random.chance(0.5) ? square : coach];
  if (WITHOUT_STATION.has(city.name)) return [coach, square];
  return [place(`${seat}站店`, 'RAILWAY', `${seat}站`), square];
}

function hoursOf(category: SiteCategory, isHot: boolean, random: Random): OpeningHours {
  if (category === 'AIRPORT' && (isHot || random.chance(0.4))) return { open: '00:00', close: '24:00' };
  if (category === 'AIRPORT' || category === 'RAILWAY') return { open: '07:00', close: '23:00' };
  return { open: '08:00', close: '21:00' };
}

function phoneOf(areaCode: string | undefined, random: Random): string {
  if (!areaCode) return HOTLINE;
  return `${areaCode}-5${String(random.integer(0, 9_999_999)).padStart(7, '0')}`;
}

/** The sites of a city: 6 to 12 in each of the 60 largest, 2 in the others. Ids are the city's and two digits. */
export function demoSites(city: CityRow): SiteRow[] {
  const hot = HOT_CITIES.find(({ name }) => name === city.name);
  const large = LARGE_CITIES.find(({ name }) => name === city.name);
  const listed = hot?.sites ?? ISLAND_SITES[city.name];
  const places = listed ? listed.map(hotPlace) : large ? largePlaces(city, large) : smallPlaces(city);
  const areas = [...new Set(places.map(({ area }) => area))];
  const areaCode = (hot ?? large)?.areaCode;
  return places.map((place, index) => {
    const id = `${city.id}${String(index + 1).padStart(2, '0')}`;
    const random = new Random(`site ${id}`);
    const hours = hoursOf(place.category, Boolean(hot), random);
    const notice = hot && CLOSED_SITES[place.name];
    return {
      ...place,
      id,
      cityId: city.id,
      areaId: `${city.id}-${areas.indexOf(place.area) + 1}`,
      address: `${city.name}${place.area}${place.address}`,
      ...hours,
      phone: phoneOf(areaCode, random),
      tags: random.sample(SITE_TAGS[place.category], 2),
      directions: siteDirections(place.category, place.name, random),
      pinyin: pinyinOf(place.name),
      photo: place.category === 'OTHER' ? 'point' : place.category.toLowerCase(),
      closed: Boolean(notice),
      notice: notice ?? null,
    };
  });
}
