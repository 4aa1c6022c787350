import { accidentLife, type AccidentState } from '../../../src/domain/accident';
import { ErrorCode } from '../../../src/domain/errorCode';
import { characterCount } from '../../../src/domain/renter';
import { writtenText } from '../../../src/domain/writtenText';
import { Failure, notFound } from '../../kernel/failure';

/** What is wrong with a field of a request: INVALID_PARAMS (data: `field`). */
export const invalid = (field: string, problem: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, problem, { field });

/** ORDER_STATE with one sentence. */
export const refused = (sentence: string): Failure => new Failure(ErrorCode.ORDER_STATE, sentence);

/** An accident that stands so that it cannot be done. */
export const wrongState = ({ state }: { state: AccidentState }, what: string): Failure =>
  refused(`这次事故${accidentLife[state].text}，不能${what}`);

/** There is none like it, or it is somebody else's. */
export const noAccident = (): Failure => notFound('这次事故');

/** A text as it is kept. INVALID_PARAMS (data: `field`) where it is too long, or empty and must not be. */
export function writtenField(
  field: string,
  typed: string,
  { most, empty }: { most: number; empty?: string },
): string {
  const text = writtenText(typed);
  if (text === '' && empty !== undefined) throw invalid(field, empty);
  if (characterCount(text) > most) throw invalid(field, `最多${most}个字`);
  return text;
}
