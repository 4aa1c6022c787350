import type { LngLat } from '../../../types/api/call';
import type { MarkSummary } from '../../../types/api/mark';
import type { Site, SiteDetail } from '../../../types/api/site';
import { metresBetween } from '../../../src/domain/geo';
import { sitePhotoUrl } from '../../media/pictureUrls';
import type { SiteRow } from './siteRepository';

/**
 * A site in its wire form. `distance` is in whole metres from `from` (BD-09), by the specification's distance of
 * one decimal of a kilometre (§9); 0 where nothing is measured, as in an order.
 */
export const presentSite = (row: SiteRow, from?: LngLat): Site => ({
  id: row.id,
  name: row.name,
  ...(row.pinyin && { pinyin: row.pinyin }),
  category: row.category,
  city_id: row.cityId,
  area: row.area,
  area_id: row.areaId,
  address: row.address,
  location: { lng: row.lng, lat: row.lat },
  distance: from ? metresBetween(from, row) : 0,
  hours: { open: row.open, close: row.close },
  phone: row.phone,
  tags: row.tags,
  status: row.closed ? 'CLOSED' : 'OPEN',
  ...(row.notice && { notice: row.notice }),
  ...(row.score !== null && { score: row.score }),
});

/** A site with its directions, photographs and the summary of its reviews. */
export const presentSiteDetail = (row: SiteRow, marks: MarkSummary, from: LngLat): SiteDetail => ({
  ...presentSite(row, from),
  directions: row.directions,
  photos: [sitePhotoUrl(row.photo)],
  marks,
});
