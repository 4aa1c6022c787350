import { Type } from 'typebox';
import type { CityApi } from '../../../types/api/city';
import type { Area as District, SiteApi } from '../../../types/api/site';
import { open, type Area } from '../../http/endpoint';
import { pointSchema } from '../../http/pointSchema';
import { cityNotServed, presentCity } from '../city/public';
import { findReviews, reviewQuery, presentReviews, summarizeReviews } from '../review/public';
import { listReturnCities } from './openCities';
import { presentSite, presentSiteDetail } from './sitePresenter';
import { findSite, listCitySites, type SiteRow } from './siteRepository';

/** The areas of a city with the number of their open sites, in the order in which the sites come. */
function districtsOf(sites: readonly SiteRow[]): District[] {
  const districts = new Map<string, District>();
  for (const { areaId: id, area: name, closed } of sites) {
    const count = (districts.get(id)?.count ?? 0) + (closed ? 0 : 1);
    districts.set(id, { id, name, count });
  }
  return [...districts.values()];
}

type Contract = Omit<SiteApi, 'GET /api/site/get_map_sites'> & Pick<CityApi, 'GET /api/city/get_diff_cities'>;

/** Rental sites (specification §3, site and its marks; §7, /api/site); those with prices are in areas/map. */
export const siteArea: Area<Contract> = {
  'GET /api/site/get_sites': open(
    'Sites of a city, nearest first when a location is given',
    Type.Object({
      city_id: Type.String({ maxLength: 12 }),
      location: Type.Optional(pointSchema),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      area_id: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    async ({ city_id, location: from, keyword, area_id }, { db }) => {
      const rows = await listCitySites(db, city_id, { keyword, areaId: area_id });
      if (rows.length === 0) throw cityNotServed();
      const sites = rows
        .filter(({ isFound }) => isFound)
        .map(({ site, centre }) => presentSite(site, from ?? centre));
      return {
        sites: from ? sites.sort((a, b) => a.distance - b.distance) : sites,
        areas: districtsOf(rows.map(({ site }) => site)),
      };
    },
  ),
  'GET /api/site/get_detail': open(
    'One site',
    Type.Object({ id: Type.String({ maxLength: 32 }), location: Type.Optional(pointSchema) }),
    async ({ id, location: from }, { db }) => {
      const [{ site, centre }, marks] = await Promise.all([
        findSite(db, id),
        summarizeReviews(db, { subjectKind: 'SITE', subjectId: id }),
      ]);
      return presentSiteDetail(site, marks, from ?? centre);
    },
  ),
  'GET /api/site/get_marks': open(
    'Reviews of a site by type, 10 a page',
    reviewQuery,
    async (request, context) => {
      const subject = { subjectKind: 'SITE', subjectId: request.id } as const;
      const { reviews, total } = await findReviews(context.db, subject, request.type, request.page);
      return { marks: await presentReviews(reviews, context), total };
    },
  ),
  'GET /api/city/get_diff_cities': open(
    'Cities to which a car taken in a city may be returned, hot ones first, then the nearest',
    Type.Object({ city_id: Type.String({ maxLength: 12 }) }),
    async ({ city_id }, { db }) => ({ cfg_citys: (await listReturnCities(db, city_id)).map(presentCity) }),
  ),
};
