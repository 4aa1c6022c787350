import { Type } from 'typebox';
import { pageNumber } from '../../http/pageNumber';

/** What a page of reviews is asked with (specification §3, marks): whose, of which type, which page. */
export const reviewQuery = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 32 }),
  type: Type.Union([Type.Literal('ALL'), Type.Literal('GOOD'), Type.Literal('NEUTRAL'), Type.Literal('BAD')]),
  page: pageNumber,
});
