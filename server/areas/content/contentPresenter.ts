import { toIso } from '../../../src/domain/shanghaiTime';
import { countHits } from '../../../src/domain/textSearch';
import type {
  Activity,
  Banner,
  Bulletin,
  Destination,
  FaqGroup,
  Guide,
  RuleGroup,
} from '../../../types/api/content';
import { bannerUrl, landscapeUrl } from '../../media/pictureUrls';
import type { DocumentGroup } from './documents';
import type { ActivityRow, BannerRow, BulletinRow, DestinationRow, GuideRow } from './contentRepository';

/** Characters of Chinese that a person reads in a minute. */
const READING_SPEED = 400;

/** A banner, or a topic, in its wire form. */
export const presentBanner = ({
  id,
  title,
  subtitle,
  picture,
  url,
}: Pick<BannerRow, 'id' | 'title' | 'subtitle' | 'picture' | 'url'>): Banner => ({
  id,
  title,
  subtitle,
  picture: bannerUrl(picture),
  url,
});

/** An activity in its wire form. */
export const presentActivity = ({ id, title, text, url }: ActivityRow): Activity => ({
  id,
  title,
  text,
  url,
});

/** Questions in their groups; both keep their order. */
export function presentFaqGroups(
  rows: readonly { groupId: string; groupTitle: string; id: string; question: string }[],
): FaqGroup[] {
  const groups = new Map<string, FaqGroup>();
  for (const { groupId, groupTitle, id, question } of rows) {
    const group = groups.get(groupId) ?? { id: groupId, title: groupTitle, items: [] };
    group.items.push({ id, question });
    groups.set(groupId, group);
  }
  return [...groups.values()];
}

/** A destination in its wire form. */
export const presentDestination = ({
  id,
  cityId,
  name,
  subtitle,
  picture,
  url,
}: DestinationRow): Destination => ({
  id,
  city_id: cityId,
  name,
  subtitle,
  picture: landscapeUrl(picture),
  url,
});

/** A guide in its wire form with the whole minutes that reading it takes. */
export const presentGuide = ({ id, title, summary, paragraphs }: GuideRow): Guide => ({
  id,
  title,
  summary,
  minutes: Math.max(1, Math.round(paragraphs.join('').length / READING_SPEED)),
  paragraphs,
});

/**
 * Documents of a subject in their wire form; where something is searched, those that hold it in text or title, and nothing
 * where none does.
 */
export function presentGroup({ family, title, documents }: DocumentGroup, keyword: string): RuleGroup[] {
  const found = documents.flatMap(({ id, title: name, updated, sections }) => {
    if (!keyword) return [{ id, title: name, updated }];
    const hits = countHits({ sections: [{ title: name, paragraphs: [] }, ...sections] }, keyword);
    return hits > 0 ? [{ id, title: name, updated, hits }] : [];
  });
  return found.length > 0 ? [{ family, title, documents: found }] : [];
}

/** A notice in its wire form, without its text. */
export const presentBulletin = ({ id, title, publishedAt }: BulletinRow): Bulletin => ({
  id,
  title,
  published_time: toIso(publishedAt),
});
