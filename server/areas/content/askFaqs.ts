import { pinyin } from 'pinyin-pro';
import { answering } from '../../../src/domain/faqSearch';
import type { Database } from '../../db/database';
import { listFaqs, searchFaqs } from './contentRepository';

/** Each question is read once. */
const readings = new Map<string, string>();

function readingOf(question: string): string {
  const known = readings.get(question) ?? pinyin(question, { toneType: 'none', nonZh: 'removed' });
  readings.set(question, known);
  return known;
}

/** Questions that answer what a person types in their own words, best first, `limit` at most (issue 11, 客服). */
export async function askFaqs(db: Database, text: string, limit: number): ReturnType<typeof listFaqs> {
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

/** What fits best is worth reading, the rest is not. */
const FITTING = 6;

/**
 * The questions that hold what is searched, word by word; where none does, those that answer it in a person's own words,
 * as the chat would. All of them for an empty keyword.
 */
export async function findFaqs(db: Database, keyword: string): ReturnType<typeof searchFaqs> {
  const literal = await searchFaqs(db, keyword);
  return literal.length > 0 ? literal : askFaqs(db, keyword, FITTING);
}
