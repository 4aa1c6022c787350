import type { Mark, RecommendedMark } from '../../../types/api/mark';
import { toIso } from '../../../src/domain/shanghaiTime';
import { carPictureUrl } from '../../media/pictureUrls';
import type { MarkRow, RecommendedMarkRow } from './markRepository';

/** A review in its wire form; the author is stored masked. */
export const presentMark = ({
  id,
  author,
  score,
  type,
  text,
  tags,
  subject,
  reply,
  createdAt,
}: MarkRow): Mark => ({
  id: String(id),
  author,
  score,
  type,
  text,
  tags,
  subject,
  created_at: toIso(createdAt),
  ...(reply && { reply }),
});

/** A recommended review in its wire form, with what it is about. */
export const presentRecommendedMark = ({
  mark,
  body,
  colour,
  liked,
}: RecommendedMarkRow): RecommendedMark => ({
  ...presentMark(mark),
  cartype_id: mark.subjectId,
  picture: carPictureUrl(body, colour).small,
  likes: mark.likes,
  liked,
});
