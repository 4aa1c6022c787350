import { filesBelow, readText } from '../support/repository';

const screens = filesBelow('src', '.ts', '.tsx').filter(file => !file.startsWith('src/domain/'));

/** Issue 11, words: one unit for distance, worded by `distanceText` alone. */
describe('a distance on a screen', () => {
  it('is worded by one function', () => {
    expect(screens.length).toBeGreaterThan(300);
    const worded = /\bformatDistance\b|\}\s?k?m[`'"<]|['"`]k?m['"`]/;
    // The gender m is no metre.
    const textOf = (file: string): string => readText(file).replace(/gender: 'm'/g, '');
    expect(screens.filter(file => worded.test(textOf(file)))).toEqual([]);
  });
});
