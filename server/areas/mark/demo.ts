import type { AreaDemo } from '../../demo/AreaDemo';
import { insertIntoEmpty } from '../../demo/insertMissing';
import { marks } from './schema';

/** What renters say of car types and sites. */
export const markDemo: AreaDemo = {
  area: 'mark',
  version: 1,
  seed: (tx, world) => insertIntoEmpty(tx, marks, [...world.cartypeMarks(), ...world.siteMarks()]),
};
