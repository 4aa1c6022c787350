import type { AreaDemo } from '../../demo/AreaDemo';
import { insertIntoEmpty } from '../../demo/insertMissing';
import { reviews } from './schema';

/** What renters say of car types and sites. */
export const reviewDemo: AreaDemo = {
  area: 'review',
  version: 1,
  seed: (tx, world) => insertIntoEmpty(tx, reviews, [...world.cartypeReviews(), ...world.siteReviews()]),
};
