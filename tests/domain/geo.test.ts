import fc from 'fast-check';
import {
  bareCityName,
  distanceKm,
  distanceText,
  formatDistance,
  matchCity,
  metresBetween,
} from '@/domain/geo';

const places = fc.record({
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
});
const BEIJING = { lng: 116.40387, lat: 39.91488 };

describe('specification §9: distance on a sphere of 6378.137 km, to one decimal', () => {
  it.each([
    ['the same point', BEIJING, BEIJING, 0],
    ['a degree of the equator', { lng: 0, lat: 0 }, { lng: 1, lat: 0 }, 111.3],
    ['pole to pole', { lng: 0, lat: 90 }, { lng: 0, lat: -90 }, 20037.5],
    ['across the date line', { lng: 179.5, lat: 0 }, { lng: -179.5, lat: 0 }, 111.3],
    ['Beijing to Shanghai', BEIJING, { lng: 121.480237, lat: 31.236305 }, 1069.4],
  ])('%s', (_name, a, b, km) => {
    expect(distanceKm(a, b)).toBe(km);
  });

  it('is the same both ways, never negative, at most half the way round, with one decimal', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        const km = distanceKm(a, b);
        expect(distanceKm(b, a)).toBe(km);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20037.6);
        expect(Math.round(km * 10) / 10).toBe(km);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });

  it('is no shorter with a stop on the way', () => {
    fc.assert(
      fc.property(places, places, places, (a, b, c) => {
        expect(distanceKm(a, b) + distanceKm(b, c)).toBeGreaterThanOrEqual(distanceKm(a, c) - 0.2);
      }),
    );
  });
});

describe('specification §2: distance in m below 1000, otherwise in km with one decimal', () => {
  it.each([
    [-3, '0m'],
    [0, '0m'],
    [850, '850m'],
    [999, '999m'],
    [999.6, '1.0km'],
    [1000, '1.0km'],
    [1250, '1.3km'],
    [1450, '1.5km'],
    [12345, '12.3km'],
  ])('%d metres: %s', (metres, text) => {
    expect(formatDistance(metres)).toBe(text);
  });

  it('is right to half of its last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), metres => {
        const text = formatDistance(metres);
        expect(text).toMatch(/^(\d{1,3}m|\d+\.\dkm)$/);
        const shown = text.endsWith('km') ? parseFloat(text) * 1000 : parseFloat(text);
        expect(Math.abs(shown - metres)).toBeLessThanOrEqual(50.001);
      }),
    );
  });
});

describe('issue 11, words: one unit for distance, one distance for the same two points', () => {
  it.each([
    [0, '不到100米'],
    [100, '100米'],
    [850, '850米'],
    [1000, '1.0公里'],
    [12345, '12.3公里'],
  ])('%d metres are said %s', (metres, text) => {
    expect(distanceText(metres)).toBe(text);
  });

  it('says the same both ways, with the figure of the specification and no other unit', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        const metres = metresBetween(a, b);
        expect(Number.isInteger(metres)).toBe(true);
        expect(metresBetween(b, a)).toBe(metres);
        const text = distanceText(metres);
        expect(text).toMatch(/^(不到100米|\d{3}米|\d+\.\d公里)$/);
        if (metres >= 50) expect(parseFloat(text)).toBe(parseFloat(formatDistance(metres)));
      }),
    );
  });
});

describe('specification §4: a located city is matched by name, a trailing 市 stripped', () => {
  const cities = [
    { id: '110000', city: '北京' },
    { id: '310000', city: '上海市' },
  ];

  it.each([
    ['北京', '110000'],
    ['北京市', '110000'],
    ['上海', '310000'],
    ['上海市', '310000'],
    ['火星', undefined],
    ['', undefined],
  ])('%s is %s', (name, id) => {
    expect(matchCity(name, cities)?.id).toBe(id);
  });

  it.each([
    [' 北京市 ', '北京'],
    ['津市市', '津市'],
    ['沙市区', '沙市区'],
    ['市', '市'],
  ])('%p is bare %s', (name, bare) => {
    expect(bareCityName(name)).toBe(bare);
  });

  it('finds every city of the list by its own name, with 市 and without', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), city => {
        expect(matchCity(bareCityName(city.city), cities)).toBe(city);
        expect(matchCity(`${bareCityName(city.city)}市`, cities)).toBe(city);
      }),
    );
  });
});
