import fc from 'fast-check';
import gcoord from 'gcoord';
import { prefectureAt } from '../../../server/areas/city/prefectureAt';
import cityFile from '../../../server/demo/data/cities.json';
import { demoCities } from '../../../server/demo/demoCities';
import type { LngLat } from '../../../types/api/call';

/** A point of a GPS device (WGS-84) as the calls speak it. */
function bd09(lng: number, lat: number): LngLat {
  const [x, y] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.BD09);
  return { lng: x, lat: y };
}

describe('a point belongs to the prefecture in whose area it lies (decision 19; issue 10, section 1)', () => {
  it.each([
    // Nearer to the centre of another city.
    ['燕郊', 116.8075, 39.9465, '廊坊'],
    ['万州', 108.41, 30.81, '重庆'],
    ['花桥, a tram ride from Shanghai', 121.1, 31.3, '苏州'],
    ['固安', 116.3, 39.437, '廊坊'],
    ['涿州', 115.98, 39.485, '保定'],
    ['启东, across the river from Chongming', 121.65, 31.8, '南通'],
    ['崇明', 121.4, 31.62, '上海'],
    ['浦东机场', 121.8, 31.15, '上海'],
    ['义乌', 120.075, 29.306, '金华'],
    ['莱芜, a part of Jinan since 2019', 117.67, 36.2, '济南'],
    // An enclave, an island, and a pier that the drawn coast leaves out.
    ['石河子', 86.05, 44.3, '石河子'],
    ['舟山', 122.2, 29.98, '舟山'],
    ['青岛栈桥', 120.316, 36.058, '青岛'],
  ])('%s', (_name, lng, lat, expected) => {
    expect(prefectureAt(bd09(lng, lat))?.name).toBe(expected);
  });

  it.each([
    ['Tokyo', 139.7, 35.7],
    ['Seoul', 127, 37.5],
    ['the high seas', 123.5, 29],
  ])('%s lies in none', (_name, lng, lat) => {
    expect(prefectureAt({ lng, lat })).toBeUndefined();
  });

  it('every city of the service has its own centre in it, save Sansha, whose islands are not drawn', () => {
    const strayed = demoCities().filter(({ id, lng, lat }) => prefectureAt({ lng, lat })?.id !== id);
    expect(strayed.map(({ name }) => name)).toEqual(['三沙']);
    expect(cityFile).toHaveLength(demoCities().length);
  });

  it('areas leave no gap between them: whatever lies inland lies in one', () => {
    const inland = fc.record({
      lng: fc.double({ min: 104, max: 116, noNaN: true }),
      lat: fc.double({ min: 27, max: 38, noNaN: true }),
    });
    fc.assert(
      fc.property(inland, point => {
        expect(prefectureAt(point)?.id).toMatch(/^\d{6}$/);
      }),
    );
  });
});
