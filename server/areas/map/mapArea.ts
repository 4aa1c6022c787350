import { Type } from 'typebox';
import type { SiteApi } from '../../../types/api/site';
import { open, type Area } from '../../http/endpoint';
import { pointSchema } from '../../http/pointSchema';
import { anyTrip, rentalPeriod } from '../cartype/public';
import { listMapSites } from './mapSites';

/** Sites with their prices (specification §7, map sites): what knows both sites and car types stands above them. */
export const mapArea: Area<Pick<SiteApi, 'GET /api/site/get_map_sites'>> = {
  'GET /api/site/get_map_sites': open(
    'Sites of a city around a point, each with its lowest price for a period',
    Type.Object({
      city_id: Type.String({ maxLength: 12 }),
      centre: pointSchema,
      radius: Type.Number({ minimum: 0, maximum: 1_000_000 }),
      ...rentalPeriod.properties,
      ...anyTrip.properties,
    }),
    async (request, context) => ({ sites: await listMapSites(request, context) }),
  ),
};
