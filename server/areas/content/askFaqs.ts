import { pinyin } from 'pinyin-pro';
import { answering } from '../../../src/domain/faqSearch';
import type { Database } from '../../db/database';
import { listFaqs, type FaqRow } from './contentRepository';

/** Each question is read once. */
const readings = new Map<string, string>();

function readingOf(question: string): string {
  const known = readings.get(question) ?? pinyin(question, { toneType: 'none', nonZh: 'removed' });
  readings.set(question, known);
  return known;
}

/** Questions that answer what a person types in their own words, best first, `limit` at most (issue 11, 客服). */
export async function askFaqs(db: Database, text: string, limit: number): Promise<FaqRow[]> {
  const searchable = (await listFaqs(db)).map(row => ({
    row,
    question: row.question,
    pinyin: readingOf(row.question),
    answer: row.paragraphs.join(''),
  }));
  return answering(searchable, text)
    .slice(0, limit)
    .map(({ row }) => row);
}
