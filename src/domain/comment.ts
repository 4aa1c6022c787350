import { characterCount } from './renter';
import { writtenText } from './writtenText';

/** Characters of a review. */
export const COMMENT_LENGTH = 500;

/** Photos that come with a review at most. */
export const COMMENT_PHOTOS = 6;

/** What can be said of a car and its site in a tap. */
export const COMMENT_TAGS = [
  '车况好',
  '车内干净',
  '动力足',
  '省油省电',
  '取还方便',
  '位置好找',
  '服务热情',
  '性价比高',
] as const;

/** What can be said of the staff in a tap. */
export const JUDGEMENT_TAGS = ['态度热情', '讲解清楚', '办理快', '准时', '需要改进'] as const;

/** What a score means in a word. */
export const SCORE_TEXTS = ['很差', '较差', '一般', '满意', '非常满意'] as const;

/** Whether something is a score: whole stars, 1 to 5. */
export const isScore = (score: number): boolean => Number.isInteger(score) && score >= 1 && score <= 5;

/** The type of a review by its score (specification §3: GOOD, NEUTRAL or BAD). */
export const markTypeOf = (score: number): 'GOOD' | 'NEUTRAL' | 'BAD' => {
  if (score >= 4) return 'GOOD';
  return score === 3 ? 'NEUTRAL' : 'BAD';
};

/** What is wrong with what was written; undefined where nothing is. Low scores ask for a word, so that somebody can help. */
export function commentProblem(text: string, lowestScore: number): string | undefined {
  const length = characterCount(writtenText(text));
  if (length > COMMENT_LENGTH) return `最多${COMMENT_LENGTH}个字`;
  if (lowestScore <= 2 && length === 0) return '请写几句哪里不满意，我们会跟进';
  return undefined;
}

/** Who wrote it, as others see it: the family name and stars. */
export const authorText = (name: string): string => `${[...name][0] ?? '匿'}**`;
