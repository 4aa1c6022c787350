import { oneWayOf } from '../../../server/areas/cartype/oneWay';

const beijingT3 = { id: '11000001', cityId: '110000', lng: 116.62, lat: 40.058 };
const beijingSouth = { id: '11000004', cityId: '110000', lng: 116.385, lat: 39.871 };
const tianjin = { id: '12000001', cityId: '120000', lng: 117.35, lat: 39.13 };

/** rental.md, fees: 跨网点还车费 within a city, 异地还车费 between cities. */
describe('oneWayOf', () => {
  test('charges nothing for the way back to the same site', () => {
    expect(oneWayOf(beijingT3, { ...beijingT3 })).toBeUndefined();
  });

  test('measures within a city along the road: the straight line of 28.9 km times 1.25', () => {
    expect(oneWayOf(beijingT3, beijingSouth)).toEqual({ crossSiteKm: 36.1 });
  });

  test('measures between cities, alike both ways: 120.8 km times 1.25', () => {
    const there = oneWayOf(beijingT3, tianjin);
    expect(there).toEqual({ crossCityKm: 151 });
    expect(oneWayOf(tianjin, beijingT3)).toEqual(there);
  });
});
