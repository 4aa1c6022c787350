import type { Mark } from '../../../types/api/mark';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { MarkRow } from './markRepository';

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
