import path from 'node:path';
import drawings from '@iconify-json/lucide/icons.json';
import fc from 'fast-check';
import { namesIn, sheetOf, shapesOf, stylesOf, type Drawings } from '../../config/icons/sheet';
import { filesBelow, readText, repository } from '../support/repository';

const kit = 'src/components/icon/icons.ts';
const own = filesBelow('src', 'icons.ts').filter(file => file !== kit);

describe('icons', () => {
  it('are named in a list, each by its Lucide name', () => {
    expect(namesIn(`export const icons = ownIcons(['bed', 'building-2'], styles);`)).toEqual([
      'bed',
      'building-2',
    ]);
  });

  it('are drawn with nothing but their shapes: the sheet says once how all are drawn', () => {
    const pen =
      'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
    expect(shapesOf(`<g ${pen}><path d="M9 17h6"/><circle cx="7" cy="17" r="2"/></g>`)).toBe(
      `<path d='M9 17h6'/><circle cx='7' cy='17' r='2'/>`,
    );
    expect(shapesOf(`<path ${pen} d="M9 17h6"/>`)).toBe(`<path d='M9 17h6'/>`);
  });

  it('say nothing that the sheet does not know: every drawing is of the same pen', () => {
    const names = [kit, ...own].flatMap(file => namesIn(readText(file)));
    const all: Drawings = drawings;
    for (const name of names) {
      const body = all.icons[all.aliases?.[name]?.parent ?? name]?.body ?? '';
      expect(shapesOf(body)).not.toMatch(/stroke|fill|<g/);
    }
  });

  it('that are on are the same drawing, filled', () => {
    const css = (name: string) => {
      const drawn = stylesOf(path.join(repository, 'src/blocks/car-card/icons.ts'), drawings);
      return { drawn, has: drawn.includes(`.${name}{`) };
    };
    expect(css('heart-filled').has).toBe(true);
    expect(css('heart-filled').drawn).toContain("%3Cg fill='%23000'%3E%3Cpath d='M2 9.5a5.5");
  });

  it('that nobody draws are refused by name', () => {
    expect(() => stylesOf(path.join(repository, kit), { icons: {} })).toThrow(
      'Lucide draws no icon “arrow-left”',
    );
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
