import type { Mark } from '../../../types/api/mark';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { ReviewRow } from './reviewRepository';

/** A review in its wire form, with where its photos are read; the author is stored masked. */
export const presentReview = (
  { id, author, score, type, text, tags, subject, reply, createdAt }: ReviewRow,
  pictures: readonly string[],
): Mark => ({
  id: String(id),
  author,
  score,
  type,
  text,
  tags,
  subject,
  created_at: toIso(createdAt),
  ...(pictures.length > 0 && { pictures: [...pictures] }),
  ...(reply && { reply }),
});
