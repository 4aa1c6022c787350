import { Type } from 'typebox';

/** Which page of a list is asked for; they count from 1. */
export const pageNumber = Type.Integer({ minimum: 1, maximum: 10_000 });
