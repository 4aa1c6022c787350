import { CHARTER_SERVICES } from '../../../src/domain/charter';
import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { worksheetCities } from './schema';

/** The hot cities have cars with driver for everything; where a branch has an airport's transfer alone, that is said. */
export const worksheetDemo: AreaDemo = {
  area: 'worksheet',
  version: 1,
  async seed(tx, world) {
    const services = CHARTER_SERVICES.map(({ text }) => text);
    const transfers = services.slice(0, 2);
    const served = new Set(world.sites().map(({ cityId }) => cityId));
    await insertMissing(
      tx,
      worksheetCities,
      world
        .cities()
        .filter(({ id }) => served.has(id))
        .map(({ id, hotRank }) => ({
          kind: 'CHARTER' as const,
          cityId: id,
          services: hotRank === null ? transfers : services,
        })),
    );
  },
};
