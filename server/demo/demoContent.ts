import { toMillis } from '../../src/domain/shanghaiTime';
import type {
  activities,
  banners,
  bulletins,
  destinations,
  faqGroups,
  faqs,
  guides,
  topics,
} from '../areas/content/schema';
import { BULLETINS } from './data/bulletins';
import { DESTINATIONS, TOPICS } from './data/destinations';
import { FAQ_GROUPS } from './data/faqs';
import { GUIDES } from './data/guides';
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

/** What /discover leads with, in its order. */
export const demoTopics = (): (typeof topics.$inferInsert)[] =>
  TOPICS.map((topic, rank) => ({ ...topic, rank }));

/**
 * Destinations in their order; those of cities that are not served are left out. One with a page of its own leads
 * there (its address is its id), the others to the cars of their city.
 */
export const demoDestinations = (cities: readonly CityRow[]): (typeof destinations.$inferInsert)[] =>
  DESTINATIONS.flatMap(({ city: name, detail, ...rest }, rank) => {
    const city = cities.find(candidate => candidate.name === name);
    if (!city) return [];
    const url = detail ? `/${rest.id}` : `/cartype?city_id=${city.id}`;
    return [{ ...rest, rank, cityId: city.id, url, detail: detail ?? null }];
  });

/** Guides in their order. */
export const demoGuides = (): (typeof guides.$inferInsert)[] =>
  GUIDES.map(({ paragraphs, ...rest }, rank) => ({ ...rest, rank, paragraphs: [...paragraphs] }));

/** Notices to everybody. */
export const demoBulletins = (): (typeof bulletins.$inferInsert)[] =>
  BULLETINS.map(({ day, paragraphs, ...rest }) => ({
    ...rest,
    paragraphs: [...paragraphs],
    publishedAt: new Date(toMillis(`${day} 10:00`)),
  }));
