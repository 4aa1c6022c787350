import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { cities } from './schema';

/** The cities of the service. */
export const cityDemo: AreaDemo = {
  area: 'city',
  version: 1,
  seed: (tx, world) => insertMissing(tx, cities, world.cities()),
};
