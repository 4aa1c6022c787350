import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Mark } from '~types/api/mark';
import type { MapSite, Site, SiteDetail } from '~types/api/site';
import { serve, type FakeServer } from '../../support/fakeServer';
import { beijing, site } from '../../support/places';

/** An airport site that is always open, the nearest. */
export const airport = site({ pinyin: 'shou du ji chang T3 dian' });
/** A site in the middle of the city, open by day. */
export const mall = site({
  id: 'S2',
  name: '王府井店',
  category: 'MALL',
  area: '东城区',
  area_id: '110101',
  address: '王府井大街138号',
  location: { lng: 116.418, lat: 39.921 },
  distance: 1300,
  hours: { open: '08:00', close: '21:00' },
});
/** A site that takes no bookings. */
export const closed = site({
  id: 'S3',
  name: '北京南站店',
  category: 'RAILWAY',
  area: '丰台区',
  area_id: '110106',
  address: '永外大街12号',
  location: { lng: 116.385, lat: 39.872 },
  distance: 5200,
  status: 'CLOSED',
  notice: '站内施工，6月1日恢复营业',
});

const areas = [
  { id: '110113', name: '顺义区', count: 1 },
  { id: '110101', name: '东城区', count: 1 },
];

/** A review with what the test says differently. */
export const mark = (differences: Partial<Mark> = {}): Mark => ({
  id: 'M1',
  author: '张**',
  score: 5,
  type: 'GOOD',
  text: '取车很快',
  tags: [],
  created_at: '2026-05-01T10:00:00+08:00',
  subject: '朗逸 · 3天',
  ...differences,
});

/** What a site's page says besides the site. */
export const detailOf = (one: Site, differences: Partial<SiteDetail> = {}): SiteDetail => ({
  ...one,
  directions: ['1层到达厅6号门出', '对面停车楼B1层'],
  photos: ['/media/site/S1.webp'],
  marks: { average: 4.7, total: 23, counts: { GOOD: 20, NEUTRAL: 2, BAD: 1 } },
  ...differences,
});

/** A site on the map with its lowest daily price, fen; 0: nothing can be booked. */
export const priced = (one: Site, price: number): MapSite =>
  price === 0 ? { ...one, bookable: 0 } : { ...one, bookable: 8, lowest_daily_price: price };

/** The sites of Beijing; the map has no price unless `handlers` say so. */
export const serveSites = (
  handlers: Parameters<typeof serve>[0] = {},
  sites: Site[] = [airport, mall, closed],
): FakeServer =>
  serve({
    'GET /api/site/get_sites': () => ({ sites, areas: sites.length > 0 ? areas : [] }),
    ...handlers,
  });

/** Nothing is chosen, in Beijing. */
export function chooseNothing(): SearchStore {
  const search = root.get(SearchStore);
  search.clear();
  search.pickup.chooseCity(beijing);
  return search;
}
