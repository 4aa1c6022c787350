import { cartypes } from '../../../server/areas/cartype/schema';
import { luxuryCars } from '../../../server/areas/luxury/schema';
import type { Database } from '../../../server/db/database';
import { inventory } from '../../../server/kernel/stock/schema';
import { WEEKDAY_PRICE } from '../rental/rentalWorld';

/** Two luxury cars and a sports car in the small world: one of the first, one of the sports car, none of the other. */
export async function fillLuxury(db: Database): Promise<void> {
  const car = {
    ...{
      energy: 'FUEL' as const,
      transmission: 'AUTO' as const,
      seats: 4,
      doors: 4,
      power: '2.9T',
      tags: [],
    },
    ...{ specification: [], vehicleDeposit: 1_000_000, violationDeposit: 200_000, rented: 0, score: 5 },
  };
  await db.insert(cartypes).values([
    { ...car, id: 'car-panamera', brand: '保时捷', series: 'Panamera', model: '2022款', category: 'LUXURY' },
    { ...car, id: 'car-maybach', brand: '奔驰', series: '迈巴赫S级', model: '2022款', category: 'LUXURY' },
    { ...car, id: 'car-z4', brand: '宝马', series: 'Z4', model: '2022款', category: 'SPORTS' },
  ]);
  const price = { siteId: 'site-east', weekdayPrice: 9 * WEEKDAY_PRICE };
  await db.insert(inventory).values([
    { ...price, cartypeId: 'car-panamera', quantity: 1 },
    { ...price, cartypeId: 'car-z4', quantity: 5 },
    // A site that is closed has none.
    { ...price, siteId: 'site-closed', cartypeId: 'car-maybach', quantity: 1 },
  ]);
  await db.insert(luxuryCars).values([
    { cartypeId: 'car-panamera', carClass: 'SEDAN', horsepower: 330, acceleration: 56 },
    { cartypeId: 'car-maybach', carClass: 'SEDAN', horsepower: 367, acceleration: 57 },
    { cartypeId: 'car-z4', carClass: 'CONVERTIBLE', horsepower: 197, acceleration: 66 },
  ]);
}
