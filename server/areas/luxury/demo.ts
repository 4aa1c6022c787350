import type { LuxuryClass } from '../../../types/api/worksheet';
import type { AreaDemo } from '../../demo/AreaDemo';
import { replaceAll } from '../../demo/insertMissing';
import { luxuryCars } from './schema';

type Row = readonly [series: string, carClass: LuxuryClass, horsepower: number, acceleration: number];

/** What the makers say of the luxury cars of the fleet: horsepower, and tenths of a second to 100 km/h. */
const FIGURES: readonly Row[] = [
  ['Panamera', 'SEDAN', 330, 56],
  ['S级', 'SEDAN', 367, 51],
  ['迈巴赫S级', 'SEDAN', 367, 57],
  ['揽胜', 'SUV', 360, 63],
  ['Mustang', 'CONVERTIBLE', 290, 61],
  ['718 Boxster', 'CONVERTIBLE', 300, 51],
  ['Z4', 'CONVERTIBLE', 197, 66],
  ['Cyberster', 'CONVERTIBLE', 340, 49],
];

/** The luxury cars of the fleet in their window. */
export const luxuryDemo: AreaDemo = {
  area: 'luxury',
  version: 1,
  async seed(tx, world) {
    const cartypes = world.cartypes();
    const rows = FIGURES.flatMap(([series, carClass, horsepower, acceleration]) =>
      cartypes
        .filter(row => row.series === series)
        .map(({ id: cartypeId }) => ({ cartypeId, carClass, horsepower, acceleration })),
    );
    await replaceAll(tx, luxuryCars, rows);
  },
};
