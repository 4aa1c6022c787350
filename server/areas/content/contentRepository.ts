import { and, asc, desc, eq, getTableColumns, ilike, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Database } from '../../db/database';
import { activities, banners, bulletins, destinations, faqGroups, faqs, guides, topics } from './schema';
import { notFound } from '../../kernel/failure';

export type BannerRow = typeof banners.$inferSelect;
export type ActivityRow = typeof activities.$inferSelect;
export type FaqRow = typeof faqs.$inferSelect;
export type TopicRow = typeof topics.$inferSelect;
export type DestinationRow = typeof destinations.$inferSelect;
export type GuideRow = typeof guides.$inferSelect;
export type BulletinRow = typeof bulletins.$inferSelect;

/** Notices of a page. */
const PAGE_SIZE = 20;

/** Banners of a city, then those of every city. */
export const listBanners = (db: Database, cityId: string): Promise<BannerRow[]> =>
  db
    .select()
    .from(banners)
    .where(or(eq(banners.cityId, cityId), isNull(banners.cityId)))
    .orderBy(asc(banners.rank));

/** Activities of a city, then those of every city. */
export const listActivities = (db: Database, cityId: string): Promise<ActivityRow[]> =>
  db
    .select()
    .from(activities)
    .where(or(eq(activities.cityId, cityId), isNull(activities.cityId)))
    .orderBy(asc(activities.rank));

/** Questions whose text or answer holds every word of the keyword, by group; all of them for an empty keyword. */
export function searchFaqs(
  db: Database,
  keyword: string,
): Promise<{ groupId: string; groupTitle: string; id: string; question: string }[]> {
  const words = keyword.split(/\s+/).filter(Boolean).map(containing);
  // The array as text has its own escapes, so its paragraphs are read one by one.
  const answer = sql`(select string_agg(paragraph, ' ') from jsonb_array_elements_text(${faqs.paragraphs}) as paragraph)`;
  return db
    .select({ groupId: faqGroups.id, groupTitle: faqGroups.title, id: faqs.id, question: faqs.question })
    .from(faqs)
    .innerJoin(faqGroups, eq(faqGroups.id, faqs.groupId))
    .where(and(...words.map(word => or(ilike(faqs.question, word), sql`${answer} ilike ${word}`))))
    .orderBy(asc(faqGroups.rank), asc(faqs.rank));
}

/** Every question with its answer and the title of its group, in the order of the help. */
export const listFaqs = (db: Database): Promise<(FaqRow & { groupTitle: string })[]> =>
  db
    .select({ ...getTableColumns(faqs), groupTitle: faqGroups.title })
    .from(faqs)
    .innerJoin(faqGroups, eq(faqGroups.id, faqs.groupId))
    .orderBy(asc(faqGroups.rank), asc(faqs.rank));

/** A question with its answer; NOT_FOUND when there is none. */
export async function findFaq(db: Database, id: string): Promise<FaqRow> {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id));
  if (!row) throw notFound('这个问题');
  return row;
}

/** Up to `limit` other questions of the same group, beginning after this one and going round. */
export const listRelatedFaqs = (
  db: Database,
  { id, groupId, rank }: Pick<FaqRow, 'id' | 'groupId' | 'rank'>,
  limit: number,
): Promise<Pick<FaqRow, 'id' | 'question'>[]> =>
  db
    .select({ id: faqs.id, question: faqs.question })
    .from(faqs)
    .where(and(eq(faqs.groupId, groupId), ne(faqs.id, id)))
    .orderBy(sql`${faqs.rank} < ${rank}`, asc(faqs.rank))
    .limit(limit);

/** Counts whether an answer helped; who said so is not kept. NOT_FOUND when there is no such question. */
export async function countFeedback(db: Database, id: string, helpful: boolean): Promise<void> {
  const counter = helpful ? 'helpful' : 'unhelpful';
  const counted = await db
    .update(faqs)
    .set({ [counter]: sql`${faqs[counter]} + 1` })
    .where(eq(faqs.id, id))
    .returning({ id: faqs.id });
  if (counted.length === 0) throw notFound('这个问题');
}

/** What /discover leads with. */
export const listTopics = (db: Database): Promise<TopicRow[]> =>
  db.select().from(topics).orderBy(asc(topics.rank));

/** Destinations, the asking city's own first. */
export const listDestinations = (db: Database, cityId: string): Promise<DestinationRow[]> =>
  db
    .select()
    .from(destinations)
    .orderBy(sql`${destinations.cityId} <> ${cityId}`, asc(destinations.rank));

/** A destination that has a page of its own; NOT_FOUND for any other. */
export async function findDestination(
  db: Database,
  id: string,
): Promise<DestinationRow & { detail: NonNullable<DestinationRow['detail']> }> {
  const [row] = await db.select().from(destinations).where(eq(destinations.id, id));
  if (!row?.detail) throw notFound('这个目的地');
  return { ...row, detail: row.detail };
}

/** Guides in their order. */
export const listGuides = (db: Database): Promise<GuideRow[]> =>
  db.select().from(guides).orderBy(asc(guides.rank));

/** A page of the published notices, published last first, and how many there are. */
export async function listBulletins(
  db: Database,
  page: number,
  now: Date,
): Promise<{ rows: BulletinRow[]; total: number }> {
  const isPublished = lte(bulletins.publishedAt, now);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(bulletins)
      .where(isPublished)
      .orderBy(desc(bulletins.publishedAt), bulletins.id)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(bulletins, isPublished),
  ]);
  return { rows, total };
}

/** A published notice; NOT_FOUND when there is none. */
export async function findBulletin(db: Database, id: string, now: Date): Promise<BulletinRow> {
  const [row] = await db
    .select()
    .from(bulletins)
    .where(and(eq(bulletins.id, id), lte(bulletins.publishedAt, now)));
  if (!row) throw notFound('这条公告');
  return row;
}
