import type { LuxuryClass, UniversalVehicle } from '../../../types/api/worksheet';
import { markTypeOf } from '../../../src/domain/comment';
import { toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { DEMAND_KINDS } from './demandKinds';
import { CHARTER_SERVICES } from '../../../src/domain/charter';
import { LONG_APPLY_USES } from '../../../src/domain/longApply';
import { LUXURY_CLASSES } from '../../../src/domain/luxury';
import { REPLACEMENT_CLASSES } from '../../../src/domain/replacement';
import { SCOOTER_MODELS } from '../../../src/domain/scooter';
import { UNIVERSAL_VEHICLES } from '../../../src/domain/universal';
import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing, insertOrRenew } from '../../demo/insertMissing';
import { weddingSeries, worksheetCities } from './schema';
import { LINE_REVIEWS } from '../../demo/data/lineReviews';
import { addReviews, hasReviewsOf } from '../review/public';

/** What of all vehicles every branch can arrange. */
const EVERYWHERE: readonly UniversalVehicle[] = ['COACH', 'TRUCK', 'PICKUP', 'TEST_DRIVE'];

/** What of luxury cars is brought to every city. */
const LUXURY_EVERYWHERE: readonly LuxuryClass[] = ['SEDAN', 'SUV', 'CONVERTIBLE'];

/** The words for the cars of weddings: what every branch has, and what only the large ones have besides. */
const [WEDDING_CARS, GRAND_WEDDING_CARS] = ['豪华婚车', '超豪华婚车'] as const;

/** How many columns of wedding cars a city has on a day: a hot one, and any other. */
const [COLUMNS_OF_HOT, COLUMNS_ELSEWHERE] = [10, 3] as const;

/** The series of weddings: which car type shows it, for what it is taken, and what one costs for a day, yuan. */
const WEDDING_ROWS = [
  ['maybach-s', '奔驰', '迈巴赫S级', GRAND_WEDDING_CARS, '头车首选，后排宽敞', 5880],
  ['porsche-panamera', '保时捷', 'Panamera', GRAND_WEDDING_CARS, '运动轿跑，拍照出片', 4880],
  ['range-rover', '路虎', '揽胜', GRAND_WEDDING_CARS, '车身高大，郊外路好走', 4680],
  ['mercedes-s', '奔驰', 'S级', GRAND_WEDDING_CARS, '稳重大气，长辈喜欢', 4280],
  ['mustang', '福特', 'Mustang', WEDDING_CARS, '红色敞篷，适合草坪婚礼和旅拍', 1680],
  ['bmw-5', '宝马', '5系', WEDDING_CARS, '常见跟车，整队一色', 1180],
  ['audi-a6l', '奥迪', 'A6L', WEDDING_CARS, '黑色车队，沉稳整齐', 1080],
  ['mercedes-c', '奔驰', 'C级', WEDDING_CARS, '白色车队，明快好看', 980],
  ['bmw-3', '宝马', '3系', WEDDING_CARS, '蓝色车队，年轻有活力', 880],
  ['cadillac-ct5', '凯迪拉克', 'CT5', WEDDING_CARS, '红色轿车，喜庆醒目', 780],
  ['buick-gl8', '别克', 'GL8', WEDDING_CARS, '7座商务，接送亲友方便', 780],
] as const;

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

/**
 * The hot cities have everything; elsewhere a car with driver is an airport's transfer alone, not every vehicle is there,
 * wedding cars are the usual ones, replacements of two classes, and there are neither scooters nor cars for companies.
 */
export const worksheetDemo: AreaDemo = {
  area: 'worksheet',
  version: 4,
  async seed(tx, world) {
    await seedReviews(tx);
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
            ...{ kind: 'WEDDING' as const, cityId },
            services: hotRank === null ? [WEDDING_CARS] : [WEDDING_CARS, GRAND_WEDDING_CARS],
            perDay: hotRank === null ? COLUMNS_ELSEWHERE : COLUMNS_OF_HOT,
          },
          { kind: 'LUXURY' as const, cityId, services: hotRank === null ? commonLuxury : luxury },
          ...(hotRank === null ? [] : [{ kind: 'LONG_RENT_APPLY' as const, cityId, services: uses }]),
          {
            kind: 'REPLACEMENT' as const,
            cityId,
            services: hotRank === null ? ['经济型', '舒适型'] : classes,
          },
          ...(hotRank === null ? [] : [{ kind: 'SCOOTER' as const, cityId, services: models }]),
        ]),
    );
    await insertOrRenew(
      tx,
      weddingSeries,
      WEDDING_ROWS.map(([id, brand, series, service, note, yuan]) => {
        const shown = world.cartypes().find(car => car.brand === brand && car.series === series);
        if (!shown) throw new Error(`The fleet has no series ${series} of ${brand}`);
        return { id, cartypeId: shown.id, service, note, dayPrice: 100 * yuan };
      }),
    );
  },
};
