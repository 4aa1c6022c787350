import fc from 'fast-check';
import { canDeliver, DELIVERY_LIMIT_KM, pointText, roadKm, servedPoints } from '@/domain/delivery';

const southStation = { lng: 116.385, lat: 39.871 };

/** rental.md, fees: 送车上门 and 上门取车 by distance. */
describe('delivery to the door', () => {
  test('is measured along the road: the straight line of 28.9 km from the airport times 1.25', () => {
    expect(roadKm({ lng: 116.62, lat: 40.058 }, southStation)).toBe(36.1);
  });

  test('reaches as far as the limit and no farther', () => {
    expect(DELIVERY_LIMIT_KM).toBe(15);
    const north = (kilometres: number) => ({
      ...southStation,
      lat: southStation.lat + kilometres / 111.32,
    });
    // 12 km as the crow flies are 15 by road.
    expect([12, 12.1].map(kilometres => roadKm(southStation, north(kilometres)))).toEqual([15, 15.1]);
    expect([12, 12.1].map(kilometres => canDeliver(southStation, north(kilometres)))).toEqual([true, false]);
  });

  test('is left out of what sites do where it lies too far away, each way by its own site', () => {
    const away = { ...southStation, lat: southStation.lat + 1 };
    const near = { name: '家', address: '', location: southStation };
    const far = { name: '山里', address: '', location: away };
    const bothHere = [southStation, southStation] as const;
    expect(servedPoints(...bothHere, { delivery: near, collection: near })).toEqual({
      delivery: near,
      collection: near,
    });
    expect(servedPoints(...bothHere, { delivery: far, collection: near })).toEqual({ collection: near });
    expect(servedPoints(...bothHere, { delivery: near, collection: far })).toEqual({ delivery: near });
    expect(servedPoints(southStation, away, { delivery: near, collection: far })).toEqual({
      delivery: near,
      collection: far,
    });
    expect(servedPoints(...bothHere, {})).toEqual({});
  });

  test('is alike both ways, and nothing to the site itself', () => {
    const point = fc.record({
      lng: fc.double({ min: 73, max: 135, noNaN: true }),
      lat: fc.double({ min: 18, max: 53, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(roadKm(a, b)).toBe(roadKm(b, a));
        expect(roadKm(a, a)).toBe(0);
      }),
    );
  });
});

describe('a point to which a car is brought', () => {
  const location = { lng: 116.4, lat: 39.9 };

  it.each([
    ['国贸', '建国门外大街1号', '国贸，建国门外大街1号'],
    ['望京街10号', '望京街10号', '望京街10号'],
    ['望京', '', '望京'],
  ])('%s at %p is said as %s', (name, address, text) => {
    expect(pointText({ name, address, location })).toBe(text);
  });
});
