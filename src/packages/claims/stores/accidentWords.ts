import { ACCIDENT_TEXT_LENGTH } from '@/domain/accident';
import { characterCount } from '@/domain/renter';
import { writtenText } from '@/domain/writtenText';

/** What is wrong with words about an accident, one sentence; `missing`: what is said where there are none. */
export function accidentWordsProblem(text: string, missing?: string): string | undefined {
  const count = characterCount(writtenText(text));
  if (count === 0) return missing;
  return count > ACCIDENT_TEXT_LENGTH ? `最多${ACCIDENT_TEXT_LENGTH}个字` : undefined;
}
