import type { LuxuryClass, UniversalVehicle } from '../../../types/api/worksheet';
import { CHARTER_SERVICES } from '../../../src/domain/charter';
import { LONG_APPLY_USES } from '../../../src/domain/longApply';
import { LUXURY_CLASSES } from '../../../src/domain/luxury';
import { UNIVERSAL_VEHICLES } from '../../../src/domain/universal';
import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { worksheetCities } from './schema';

/** What of all vehicles every branch can arrange. */
const EVERYWHERE: readonly UniversalVehicle[] = ['COACH', 'TRUCK', 'PICKUP', 'TEST_DRIVE'];

/** What of luxury cars is brought to every city. */
const LUXURY_EVERYWHERE: readonly LuxuryClass[] = ['SEDAN', 'SUV', 'CONVERTIBLE'];

/**
 * The hot cities have everything; elsewhere a car with driver is an airport's transfer alone, not every vehicle is
 * there, and companies are not served.
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
    const luxury = LUXURY_CLASSES.map(({ text }) => text);
    const commonLuxury = LUXURY_CLASSES.filter(({ value }) => LUXURY_EVERYWHERE.includes(value)).map(
      ({ text }) => text,
    );
    const uses = LONG_APPLY_USES.map(({ text }) => text);
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
          { kind: 'LUXURY' as const, cityId, services: hotRank === null ? commonLuxury : luxury },
          ...(hotRank === null ? [] : [{ kind: 'LONG_RENT_APPLY' as const, cityId, services: uses }]),
        ]),
    );
  },
};
