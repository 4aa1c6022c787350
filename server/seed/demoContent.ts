import type { activities, banners, faqGroups, faqs } from '../db/schema';
import { FAQ_GROUPS } from './data/faqs';
import { ACTIVITIES, BANNERS } from './data/promotions';
import type { CityRow } from './demoCities';

/** Promotions of the whole service come after those of a city. */
const promoted = <Item extends { city?: string }>(items: readonly Item[], cities: readonly CityRow[]) =>
  items.flatMap((item, index) => {
    const { city: name, ...rest } = item;
    const city = cities.find(candidate => candidate.name === name);
    if (name && !city) return [];
    return [{ ...rest, id: String(index + 1), cityId: city?.id ?? null, rank: (city ? 0 : 100) + index }];
  });

/** Banners of the home page; those of cities that are not served are left out. */
export const demoBanners = (cities: readonly CityRow[]): (typeof banners.$inferInsert)[] =>
  promoted(BANNERS, cities);

/** Activities of the home page, chosen like the banners. */
export const demoActivities = (cities: readonly CityRow[]): (typeof activities.$inferInsert)[] =>
  promoted(ACTIVITIES, cities);

/** Groups of questions in their order. */
export const demoFaqGroups = (): (typeof faqGroups.$inferInsert)[] =>
  FAQ_GROUPS.map(({ id, title }, rank) => ({ id, title, rank }));

/** Questions in the order of their group. */
export const demoFaqs = (): (typeof faqs.$inferInsert)[] =>
  FAQ_GROUPS.flatMap(group =>
    group.faqs.map(({ id, question, paragraphs }, rank) => ({
      id,
      groupId: group.id,
      rank,
      question,
      paragraphs: [...paragraphs],
    })),
  );
