import { Type } from 'typebox';
import type { LongApplyApi, LongApplySeries, LongApplyVehicle } from '../../../types/api/longApply';
import { open, type Area } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { presentCartype } from '../cartype/public';
import { priceListOf, type PricedVehicle } from '../long/public';

const id = Type.String({ minLength: 1, maxLength: 32 });
const name = Type.String({ minLength: 1, maxLength: 40 });

const presentVehicle = ({ cartype, base }: PricedVehicle): LongApplyVehicle => ({
  cartype: presentCartype(cartype),
  monthly_price: base,
  deposit: cartype.vehicleDeposit + cartype.violationDeposit,
});

/** Brands and series of a price list, each once, by name. */
function seriesOf(list: readonly PricedVehicle[]): LongApplySeries[] {
  const found = new Map<string, LongApplySeries>();
  for (const {
    cartype: { brand, series },
    base,
  } of list) {
    const key = JSON.stringify([brand, series]);
    // The cheapest comes first.
    const { vehicles, monthly_price } = found.get(key) ?? { vehicles: 0, monthly_price: base };
    found.set(key, { brand, series, vehicles: vehicles + 1, monthly_price });
  }
  return [...found.values()].sort(
    (a, b) => a.brand.localeCompare(b.brand, 'zh-CN') || a.series.localeCompare(b.series, 'zh-CN'),
  );
}

/** What companies choose among (issue 14; specification §7): the price list of long rental, whether or not one is free now. */
export const longApplyArea: Area<LongApplyApi> = {
  'GET /api/long_apply/get_series': open(
    'Brands and series that a city rents by the month',
    Type.Object({ city_id: id }),
    async ({ city_id: cityId }, { db }) => ({ series: seriesOf(await priceListOf(db, cityId)) }),
  ),
  'GET /api/long_apply/get_vehicles': open(
    'The vehicles of a brand by the month',
    Type.Object({ city_id: id, brand: name, series: Type.Optional(name) }),
    async ({ city_id: cityId, brand, series }, { db }) => {
      const vehicles = (await priceListOf(db, cityId)).filter(
        ({ cartype }) => cartype.brand === brand && (series === undefined || cartype.series === series),
      );
      if (vehicles.length === 0) throw notFound('这个品牌的车');
      return { vehicles: vehicles.map(presentVehicle) };
    },
  ),
  'GET /api/long_apply/get_cartype': open(
    'A vehicle by the month',
    Type.Object({ city_id: id, cartype_id: id }),
    async ({ city_id: cityId, cartype_id: cartypeId }, { db }) => {
      const vehicle = (await priceListOf(db, cityId)).find(({ cartype }) => cartype.id === cartypeId);
      if (!vehicle) throw notFound('这款车型');
      return presentVehicle(vehicle);
    },
  ),
};
