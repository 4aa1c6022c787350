import path from 'node:path';
import fc from 'fast-check';
import { namesIn, sheetOf, shapesOf, stylesOf } from '../../config/icons/sheet';
import { filesBelow, readText, repository } from '../support/repository';

const drawings = path.join(repository, 'node_modules/lucide-static/icons');
const kit = 'src/components/icon/icons.ts';
const own = filesBelow('src', 'icons.ts').filter(file => file !== kit);

describe('icons', () => {
  it('are named in a list, each by its Lucide name', () => {
    expect(namesIn(`export const icons = ownIcons(['bed', 'building-2'], styles);`)).toEqual([
      'bed',
      'building-2',
    ]);
  });

  it('are drawn with nothing but the shapes of their file', () => {
    const file = `<!-- licence -->\n<svg\n  width="24"\n>\n  <path d="M9 17h6" />\n  <circle cx="7" cy="17" r="2" />\n</svg>\n`;
    expect(shapesOf(file)).toBe(`<path d='M9 17h6'/><circle cx='7' cy='17' r='2'/>`);
  });

  it.each([kit, ...own])('of %s are all drawn by Lucide', file => {
    const css = stylesOf(path.join(repository, file), drawings);
    for (const name of namesIn(readText(file))) expect(css).toContain(`.${name}{-webkit-mask-position:`);
  });

  it('show each its own part of the sheet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 12, max: 60 }), (count, side) => {
        const icons = Array.from({ length: count }, (_, index) => ({
          name: `i${index}`,
          shapes: `<p n='${index}'/>`,
        }));
        const css = sheetOf(icons);
        const [, columns = 0, rows = 0] = (/0 0\/(\d+)% (\d+)%/.exec(css) ?? []).map(Number);
        for (const [index, { name }] of icons.entries()) {
          const [x = NaN, y = NaN] = placesOf(css, name);
          // A position says where the picture's free space goes: all of it before the last part.
          const left = (x / 100) * (columns / 100 - 1) * side;
          const top = (y / 100) * (rows / 100 - 1) * side;
          const [column = NaN, row = NaN] = drawnAt(css, index);
          expect(left).toBeCloseTo((column / 24) * side, 2);
          expect(top).toBeCloseTo((row / 24) * side, 2);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of the kit are shown outside of the packages, or by more than one of them', () => {
    const sources = filesBelow('src', '.ts', '.tsx').filter(file => !file.endsWith('/icons.ts'));
    const texts = sources.map(file => ({ place: placeOf(file), text: readText(file) }));
    const ofOneLine = namesIn(readText(kit)).filter(name => {
      const places = new Set(texts.filter(({ text }) => quotes(text, name)).map(({ place }) => place));
      return places.size < 2 && !places.has('kit');
    });
    expect(ofOneLine).toEqual([]);
  });

  it.each(own)('of %s are not those of the kit', file => {
    const shared = namesIn(readText(kit));
    expect(namesIn(readText(file)).filter(name => shared.includes(name))).toEqual([]);
  });
});

/** Where an icon is shown: a line by its name, anything else as the kit. */
const placeOf = (file: string): string => /^src\/packages\/([^/]+)/.exec(file)?.[1] ?? 'kit';

const quotes = (source: string, name: string): boolean => new RegExp(`['"]${name}['"]`).test(source);

const placesOf = (css: string, name: string): number[] =>
  (new RegExp(`\\.${name}\\{-webkit-mask-position:([\\d.]+)%? ([\\d.]+)%?\\}`).exec(css) ?? [])
    .slice(1)
    .map(Number);

const drawnAt = (css: string, index: number): number[] =>
  (new RegExp(`translate\\((\\d+) (\\d+)\\)'%3E%3Cp n='${index}'`).exec(css) ?? []).slice(1).map(Number);
