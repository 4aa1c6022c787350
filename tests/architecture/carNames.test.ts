import { filesBelow, readText } from '../support/repository';

const ownWay = /\$\{(\w+\.)*brand\}\s?\$\{(\w+\.)*series\}/;
const files = [...filesBelow('src', '.ts', '.tsx'), ...filesBelow('server', '.ts')].filter(
  // The one place, and the key of a series in a filter, which nobody reads.
  file => file !== 'src/domain/carWords.ts' && file !== 'src/domain/carFilter.ts',
);

/** Issue 11, words: 坦克300 and not 坦克坦克300, wherever a car is named. */
describe('a car', () => {
  it('is named by one function', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(file => ownWay.test(readText(file)))).toEqual([]);
  });

  it('another way is noticed', () => {
    expect('`${brand}${series}`').toMatch(ownWay);
    expect('`${car.brand} ${car.series}`').toMatch(ownWay);
  });
});
