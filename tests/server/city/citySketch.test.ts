import cities from '../../../server/demo/data/cities.json';
import { citySketch } from '../../../server/areas/city/citySketch';
import { COASTAL_CITIES } from '../../../server/areas/city/coastalCities';
import { prefectureAt } from '../../../server/areas/city/public';
import type { Outline } from '../../../types/api/city';
import type { LngLat } from '../../../types/api/call';

const all = (cities as [id: string, name: string, pinyin: string, lng: number, lat: number][]).map(
  ([id, name, , lng, lat]) => ({ id, name, gps: { lng, lat } }),
);
const cityNamed = (name: string) => all.find(city => city.name === name)!;

/** Whether a point lies in a piece of land: one who walks east crosses its line an odd number of times. */
const isIn = (ring: Outline, { lng, lat }: LngLat): boolean =>
  ring.filter(([x2, y2], index) => {
    const [x1, y1] = ring.at(index - 1) ?? [x2, y2];
    return y1 > lat !== y2 > lat && lng < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1);
  }).length %
    2 ===
  1;

/** Issue 11, map: a sketch of coast, water and districts. */
describe('the sketch of a city', () => {
  test('tells land from sea by a coast as the prefectures do', () => {
    for (const name of ['三亚', '厦门', '上海', '深圳', '大连']) {
      const city = cityNamed(name);
      const { frame, land = [] } = citySketch(city);
      const steps = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
      const points = steps.flatMap(x =>
        steps.map(y => ({
          lng: frame.west + x * (frame.east - frame.west),
          lat: frame.south + y * (frame.north - frame.south),
        })),
      );
      const wrong = points.filter(
        point => land.some(ring => isIn(ring, point)) !== Boolean(prefectureAt(point, { onLand: true })),
      );
      // A lake of one area within another is land twice, and a point may lie on a rounded line.
      expect([name, wrong.length <= 1]).toEqual([name, true]);
      expect(JSON.stringify(land).length).toBeLessThan(60_000);
    }
  });

  test('stays within its frame', () => {
    const { frame, land = [] } = citySketch(cityNamed('三亚'));
    const points = land.flat();
    expect(points.length).toBeGreaterThan(100);
    expect(points.every(([lng]) => lng >= frame.west - 0.001 && lng <= frame.east + 0.001)).toBe(true);
    expect(points.every(([, lat]) => lat >= frame.south - 0.001 && lat <= frame.north + 0.001)).toBe(true);
  });

  test('has only the lines between prefectures inland, and nothing where no prefecture is drawn', () => {
    const inland = citySketch(cityNamed('北京'));
    expect(inland.land).toBeUndefined();
    expect(inland.borders.length).toBeGreaterThan(5);
    expect(citySketch(cityNamed('三沙'))).toMatchObject({ borders: [] });
  });

  test.each(['丹东', '防城港', '延边朝鲜族自治州', '崇左', '黑河'])(
    'tells no land where another country lies near: %s',
    name => {
      expect(COASTAL_CITIES.has(cityNamed(name).id)).toBe(false);
    },
  );
});
