import { Type } from 'typebox';
import type { LuxuryApi, LuxuryCar } from '../../../types/api/luxury';
import { open, type Area } from '../../http/endpoint';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { citySearch, presentCartype, searchCity, withHolders } from '../cartype/public';
import { byRank, presentCity } from '../city/public';
import { citiesOfKind } from '../worksheet/public';
import { listLuxuryCars, luxuryInStock } from './luxuryRepository';

/** Bookable, sold out, not in the city. */
const rankOf = ({ offer }: LuxuryCar): number => (!offer ? 2 : offer.available > 0 ? 0 : 1);

/** 豪车 (specification §2, /luxury_car; §3, luxury: city, list; issue 14). */
export const luxuryArea = (lines: OrderLines): Area<LuxuryApi> => ({
  'GET /api/luxury/get_cities': open(
    'Cities where luxury cars are asked for, with how many of them are in stock there',
    Type.Object({}),
    async (_request, { db }) => {
      const [found, inStock] = await Promise.all([citiesOfKind(db, 'LUXURY'), luxuryInStock(db)]);
      found.sort((a, b) => byRank(a.city, b.city));
      return {
        cities: found.map(({ city }) => ({ ...presentCity(city), cartypes: inStock.get(city.id) ?? 0 })),
      };
    },
  ),
  'GET /api/luxury/get_list': open(
    'Every luxury car, as it can be booked in a city',
    citySearch,
    async (search, context) => {
      const [rows, { cars: all, sites, reason, reason_text }] = await Promise.all([
        listLuxuryCars(context.db),
        searchCity(search, context),
      ]);
      const own = new Set(rows.map(({ cartype }) => cartype.id));
      const shown = all.filter(({ cartype }) => own.has(cartype.id));
      const offers = new Map(
        (await withHolders(shown, search, lines, context)).map(offer => [offer.cartype.id, offer]),
      );
      const named = new Set(shown.map(({ site_id }) => site_id));
      const cars = rows.map(({ cartype, facts }): LuxuryCar => {
        const offer = offers.get(cartype.id);
        return {
          cartype: presentCartype(cartype),
          ...{ car_class: facts.carClass, horsepower: facts.horsepower, acceleration: facts.acceleration },
          deposit: cartype.vehicleDeposit + cartype.violationDeposit,
          ...(offer && { offer }),
        };
      });
      return {
        cars: cars.sort((a, b) => rankOf(a) - rankOf(b)),
        sites: sites.filter(({ id }) => named.has(id)),
        ...(reason !== undefined && { reason }),
        ...(reason_text !== undefined && { reason_text }),
      };
    },
  ),
});
