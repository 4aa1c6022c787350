import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { districts, places } from './schema';

/** Well-known places and the districts of every city. */
export const addressDemo: AreaDemo = {
  area: 'address',
  version: 1,
  async seed(tx, world) {
    await insertMissing(
      tx,
      places,
      world.grounds().flatMap(ground => ground.places),
    );
    await insertMissing(
      tx,
      districts,
      world.grounds().flatMap(ground => ground.districts),
    );
  },
};
