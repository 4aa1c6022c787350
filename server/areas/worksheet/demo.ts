import type { UniversalVehicle } from '../../../types/api/worksheet';
import { CHARTER_SERVICES } from '../../../src/domain/charter';
import { REPLACEMENT_CLASSES } from '../../../src/domain/replacement';
import { SCOOTER_MODELS } from '../../../src/domain/scooter';
import { UNIVERSAL_VEHICLES } from '../../../src/domain/universal';
import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { worksheetCities } from './schema';

/** What of all vehicles every branch can arrange. */
const EVERYWHERE: readonly UniversalVehicle[] = ['COACH', 'TRUCK', 'PICKUP', 'TEST_DRIVE'];

/**
 * The hot cities have everything; elsewhere a car with driver is an airport's transfer alone, not every vehicle is there,
 * replacements are of two classes, and there are no scooters.
 */
export const worksheetDemo: AreaDemo = {
  area: 'worksheet',
  version: 3,
  async seed(tx, world) {
    const services = CHARTER_SERVICES.map(({ text }) => text);
    const transfers = services.slice(0, 2);
    const vehicles = UNIVERSAL_VEHICLES.map(({ text }) => text);
    const common = UNIVERSAL_VEHICLES.filter(({ value }) => EVERYWHERE.includes(value)).map(
      ({ text }) => text,
    );
    const classes = REPLACEMENT_CLASSES.map(({ text }) => text);
    const models = SCOOTER_MODELS.map(({ text }) => text);
    const served = new Set(world.sites().map(({ cityId }) => cityId));
    await insertMissing(
      tx,
      worksheetCities,
      world
        .cities()
        .filter(({ id }) => served.has(id))
        .flatMap(({ id: cityId, hotRank }) => [
          { kind: 'CHARTER' as const, cityId, services: hotRank === null ? transfers : services },
          { kind: 'UNIVERSAL' as const, cityId, services: hotRank === null ? common : vehicles },
          {
            kind: 'REPLACEMENT' as const,
            cityId,
            services: hotRank === null ? ['经济型', '舒适型'] : classes,
          },
          ...(hotRank === null ? [] : [{ kind: 'SCOOTER' as const, cityId, services: models }]),
        ]),
    );
  },
};
