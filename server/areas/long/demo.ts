import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { longCities, longPrices } from './schema';

/** Days of a month for which its price is reckoned: a car that goes out once costs less work. */
const PRICED_DAYS = 16;

/** The hot cities rent by the month: preparing a car takes a day in the largest three, two or three elsewhere. */
export const longDemo: AreaDemo = {
  area: 'long',
  version: 1,
  async seed(tx, world) {
    const hot = world.cities().filter(({ hotRank }) => hotRank !== null);
    await insertMissing(
      tx,
      longCities,
      hot.map(({ id, hotRank }) => ({ cityId: id, prepareDays: Math.min(3, Math.ceil((hotRank ?? 9) / 4)) })),
    );
    const cityOf = new Map(world.sites().map(({ id, cityId }) => [id, cityId]));
    const isHot = new Set(hot.map(({ id }) => id));
    const prices = new Map<string, { cityId: string; cartypeId: string; monthlyPrice: number }>();
    for (const { siteId, cartypeId, weekdayPrice } of world.inventory()) {
      const cityId = cityOf.get(siteId) ?? '';
      if (!isHot.has(cityId)) continue;
      const monthlyPrice = Math.round((weekdayPrice * PRICED_DAYS) / 10_000) * 10_000;
      const known = prices.get(`${cityId} ${cartypeId}`);
      if (!known || monthlyPrice < known.monthlyPrice) {
        prices.set(`${cityId} ${cartypeId}`, { cityId, cartypeId, monthlyPrice });
      }
    }
    await insertMissing(tx, longPrices, [...prices.values()]);
  },
};
