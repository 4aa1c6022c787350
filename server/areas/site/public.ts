/** All that other areas may use of sites. */
export { sites } from './schema';
export { presentSite } from './sitePresenter';
export type { SiteRow } from './siteRepository';
