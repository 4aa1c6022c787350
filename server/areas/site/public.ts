/** All that other areas may use of sites. */
export { sites } from './schema';
export { presentSite } from './sitePresenter';
export { nearestStaffedSites } from './nearestSites';
export { siteDesk } from './siteDesk';
export { openSitesIn, siteInCity } from './siteRepository';
export type { SiteRow } from './siteRepository';
