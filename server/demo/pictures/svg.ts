/** The words that every drawing of ours is put together from. */

/** A coordinate with one decimal. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** Evenly spread stops of a gradient. */
const stops = (...colours: readonly string[]): string =>
  colours.map((c, i) => `<stop offset="${round(i / (colours.length - 1))}" stop-color="${c}"/>`).join('');

/** A gradient from top to bottom. */
export const vertical = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(...colours)}</linearGradient>`;

/** A path with its attributes. */
export const path = (d: string | undefined, attributes: string): string =>
  d ? `<path d="${d}" ${attributes}/>` : '';

/** A picture of the given size. */
export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
