import { readFileSync } from 'node:fs';

/** One icon in a sheet: its class, and the shapes that Lucide draws it with. */
export interface SheetIcon {
  name: string;
  shapes: string;
}

/** The side of a Lucide icon. */
const SIDE = 24;

/** Icons in a row: a sheet that is not one long strip fits the textures of old phones, and 11 have round places. */
const COLUMNS = 11;

const drawing = `xmlns='http://www.w3.org/2000/svg' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;

/** Where one of so many stands, as CSS says it: the first at 0, the last at 100%. */
const placeOf = (index: number, count: number): string =>
  index === 0 ? '0' : `${Number(((index / (count - 1)) * 100).toFixed(4))}%`;

/** The names in a file of icons: what its first list holds. */
export function namesIn(source: string): string[] {
  const [, list = ''] = /\[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

/** Lucide's drawings as Iconify keeps them: all in one file, by name, and other names of the same drawing. */
export interface Drawings {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** The pen that all icons share, which Iconify gives to every drawing, and the sheet says once. */
const pen =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** The elements of a drawing, without what the whole sheet says. */
export function shapesOf(body: string): string {
  return body
    .replace(pen, '')
    .replace(/<\/?g>/g, '')
    .replace(/"/g, "'");
}

/**
 * Icons as one picture, and a class for each that shows its part of it as a mask, so that it takes the colour of the
 * text: a picture for every icon would be a document of its own, which a browser sets up and draws one by one.
 */
export function sheetOf(icons: readonly SheetIcon[]): string {
  if (icons.length === 0) return '';
  const columns = Math.min(icons.length, COLUMNS);
  const rows = Math.ceil(icons.length / columns);
  const cells = icons.map((icon, index) => ({
    ...icon,
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  const drawn = cells.map(
    ({ shapes, column, row }) => `<g transform='translate(${column * SIDE} ${row * SIDE})'>${shapes}</g>`,
  );
  const svg = `<svg viewBox='0 0 ${columns * SIDE} ${rows * SIDE}' ${drawing}>${drawn.join('')}</svg>`;
  const all = icons.map(({ name }) => `.${name}`).join(',');
  const places = cells.map(
    ({ name, column, row }) =>
      `.${name}{-webkit-mask-position:${placeOf(column, columns)} ${placeOf(row, rows)}}`,
  );
  // Every engine knows the prefixed name, and a second one would carry the picture twice.
  const mask = `-webkit-mask:url("data:image/svg+xml,${encoded(svg)}") 0 0/${columns * 100}% ${rows * 100}% no-repeat`;
  return `${all}{${mask}}${places.join('')}`;
}

const encoded = (svg: string): string => svg.replace(/[<>#%]/g, encodeURIComponent);

/** After a Lucide name: its drawing with the inside filled, as something that is on. Lucide draws lines only. */
const FILLED = '-filled';

/** The classes of the icons that a file names, as CSS; a name that nothing is drawn for throws. */
export function stylesOf(file: string, { icons, aliases = {} }: Drawings): string {
  const lines = (name: string): string => {
    const drawing = icons[aliases[name]?.parent ?? name];
    if (!drawing) throw new Error(`Lucide draws no icon “${name}”, which ${file} names.`);
    return shapesOf(drawing.body);
  };
  const shapes = (name: string): string =>
    name.endsWith(FILLED) ? `<g fill='#000'>${lines(name.slice(0, -FILLED.length))}</g>` : lines(name);
  return sheetOf(namesIn(readFileSync(file, 'utf8')).map(name => ({ name, shapes: shapes(name) })));
}
