import { Type } from 'typebox';
import type { Area as District, SiteApi } from '../../../types/api/site';
import { open, type Area } from '../../http/endpoint';
import { pointSchema } from '../../http/pointSchema';
import { rentalPeriod } from '../cartype/rentalSearch';
import { cityNotServed } from '../city/cityNotServed';
import { presentMark } from '../mark/markPresenter';
import { markQuery } from '../mark/markQuery';
import { findMarks, summarizeMarks } from '../mark/markRepository';
import { listMapSites } from './mapSites';
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

/** Rental sites (specification §3, site and its marks; §7, /api/site). */
export const siteArea: Area<SiteApi> = {
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
        summarizeMarks(db, { subjectKind: 'SITE', subjectId: id }),
      ]);
      return presentSiteDetail(site, marks, from ?? centre);
    },
  ),
  'GET /api/site/get_map_sites': open(
    'Sites of a city around a point, each with its lowest price for a period',
    Type.Object({
      city_id: Type.String({ maxLength: 12 }),
      centre: pointSchema,
      radius: Type.Number({ minimum: 0, maximum: 1_000_000 }),
      ...rentalPeriod.properties,
    }),
    async (request, { db, now }) => ({ sites: await listMapSites(request, { db, now }) }),
  ),
  'GET /api/site/get_marks': open(
    'Reviews of a site by type, 10 a page',
    markQuery,
    async (request, { db }) => {
      const subject = { subjectKind: 'SITE', subjectId: request.id } as const;
      const { marks, total } = await findMarks(db, subject, request.type, request.page);
      return { marks: marks.map(presentMark), total };
    },
  ),
};
