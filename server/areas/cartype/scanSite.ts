import type { DataOf, RequestOf } from '../../../types/api';
import { isBookable } from '../../../src/domain/carFilter';
import { hoursText } from '../../../src/domain/openingHours';
import { isStaffed, scanPeriod } from '../../../src/domain/scanOrder';
import type { Context } from '../../http/endpoint';
import { nearestStaffedSites, presentSite, siteInCity } from '../site/public';
import { searchSite } from './searchSite';

type Scan = 'GET /api/store/scan_code/search';

/**
 * What stands at a site now, for who has scanned its code; or why nothing can be taken there, with the nearest sites
 * where it can (specification §7, /api/store/scan_code/search; design/lines.md).
 */
export async function scanSite(
  { site_id: id, city_id, location, credit }: RequestOf<Scan>,
  context: Pick<Context, 'db' | 'now' | 'member' | 'settings' | 'version'>,
): Promise<DataOf<Scan>> {
  const { db, now } = context;
  const { from: from_time, to: to_time } = scanPeriod(now);
  const found = await siteInCity(db, id);
  const nearest = () =>
    nearestStaffedSites(db, {
      cityId: found?.site.cityId ?? city_id,
      // Who has scanned its code stands there.
      from: found ? presentSite(found.site).location : location,
      ...(found && { but: id }),
      now,
    });
  const refuse = async (obstacle: string): Promise<DataOf<Scan>> => ({
    ...(found && { site: presentSite(found.site) }),
    obstacle,
    from_time,
    to_time,
    cars: [],
    nearest: await nearest(),
  });

  if (!found) return refuse('这个二维码可能已经停用。');
  const site = presentSite(found.site);
  if (site.status === 'CLOSED') return refuse(`${site.name}暂停营业：${site.notice ?? '请选择其他门店'}`);
  if (!isStaffed(site.hours, now)) {
    return refuse(`营业时间${hoursText(site.hours)}，现在办不了现场取车。`);
  }
  const { cars, reason_text: reason } = await searchSite(
    { site_id: id, from_time, to_time, ...(credit && { credit }) },
    context,
  );
  const here = cars.filter(isBookable);
  if (reason !== undefined || here.length === 0) return refuse(reason ?? '现在没有可以马上租的车。');
  return { site, from_time, to_time, cars: here, nearest: [] };
}
