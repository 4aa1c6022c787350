import type { Activity, Banner, FaqGroup } from '../../../types/api/content';
import { bannerUrl } from '../../media/pictureUrls';
import type { ActivityRow, BannerRow } from './contentRepository';

/** A banner in its wire form. */
export const presentBanner = ({ id, title, subtitle, picture, url }: BannerRow): Banner => ({
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
