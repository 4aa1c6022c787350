import type { AreaDemo } from '../../demo/AreaDemo';
import { replaceAll } from '../../demo/insertMissing';
import { districts, places } from './schema';

/** Well-known places and the districts of every city. */
export const addressDemo: AreaDemo = {
  area: 'address',
  version: 2,
  async seed(tx, world) {
    await replaceAll(
      tx,
      places,
      world.surroundings().flatMap(surroundings => surroundings.places),
    );
    await replaceAll(
      tx,
      districts,
      world.surroundings().flatMap(surroundings => surroundings.districts),
    );
  },
};
