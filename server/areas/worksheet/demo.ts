import type { UniversalVehicle } from '../../../types/api/worksheet';
import { markTypeOf } from '../../../src/domain/comment';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { DEMAND_KINDS } from './demandKinds';
import { CHARTER_SERVICES } from '../../../src/domain/charter';
import { UNIVERSAL_VEHICLES } from '../../../src/domain/universal';
import type { AreaDemo } from '../../demo/AreaDemo';
import { LINE_REVIEWS } from '../../demo/data/lineReviews';
import { insertMissing } from '../../demo/insertMissing';
import { addReviews, hasReviewsOf } from '../review/public';
import { worksheetCities } from './schema';

/** What of all vehicles every branch can arrange. */
const EVERYWHERE: readonly UniversalVehicle[] = ['COACH', 'TRUCK', 'PICKUP', 'TEST_DRIVE'];

/** What members have said of each kind, where nobody has yet. */
async function seedReviews(tx: Database): Promise<void> {
  for (const { kind: subjectId } of Object.values(DEMAND_KINDS)) {
    const subject = { subjectKind: 'LINE', subjectId } as const;
    if (await hasReviewsOf(tx, subject)) continue;
    await addReviews(
      tx,
      LINE_REVIEWS[subjectId].map(({ day, score, ...said }) => ({
        ...{ ...subject, ...said, score, type: markTypeOf(score), tags: [] },
        createdAt: new Date(toMillis(`${day} 20:00`)),
      })),
    );
  }
}

/** The hot cities have everything; elsewhere a car with driver is an airport's transfer alone, and not every vehicle is there. */
export const worksheetDemo: AreaDemo = {
  area: 'worksheet',
  version: 3,
  async seed(tx, world) {
    await seedReviews(tx);
    const services = CHARTER_SERVICES.map(({ text }) => text);
    const transfers = services.slice(0, 2);
    const vehicles = UNIVERSAL_VEHICLES.map(({ text }) => text);
    const common = UNIVERSAL_VEHICLES.filter(({ value }) => EVERYWHERE.includes(value)).map(
      ({ text }) => text,
    );
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
        ]),
    );
  },
};
