import type { SiteCategory } from '~types/api/site';

/** A kind of site: `text` as a filter says it, `name` as one calls such a site. */
export interface CategoryText {
  key: SiteCategory;
  text: string;
  name: string;
}

/** The kinds of sites in the order in which a renter looks for them (rental.md, words and details of flow 10). */
export const siteCategories: readonly CategoryText[] = [
  { key: 'AIRPORT', text: '机场', name: '机场店' },
  { key: 'RAILWAY', text: '火车站', name: '火车站店' },
  { key: 'MALL', text: '商圈', name: '商圈店' },
  { key: 'METRO', text: '地铁', name: '地铁店' },
  { key: 'HOTEL', text: '酒店', name: '酒店服务点' },
  { key: 'POINT', text: '服务点', name: '服务点' },
  { key: 'OTHER', text: '送车点', name: '送车点' },
];

/** What a kind of site is called: 机场店. */
export const categoryName = (category: SiteCategory): string =>
  siteCategories.find(({ key }) => key === category)?.name ?? '';
