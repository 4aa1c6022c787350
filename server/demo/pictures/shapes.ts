/** What banners, site photographs and landscapes are put together from. */
import { path, round } from './svg';

/** A cloud; `x`, `y` its left end. */
export const cloud = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 20a12 12 0 0 1 4-23a20 20 0 0 1 37-6a15 15 0 0 1 24 11a10 10 0 0 1 1 18z" fill="#fff" opacity=".8"/>`;

/** A sun with its glow. */
export const sun = (x: number, y: number, r: number, fill: string): string =>
  [2.1, 1.5, 1]
    .map(
      (k, i) =>
        `<circle cx="${x}" cy="${y}" r="${round(r * k)}" fill="${fill}" opacity="${[0.15, 0.25, 1][i] ?? 1}"/>`,
    )
    .join('');

/** A round tree standing on `y`. */
export const tree = (x: number, y: number, scale: number, leaf = '#4fa36a'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-3 0L-1.5-30H1.5L3 0Z" fill="#8a6244"/><path d="M-3-16a15 15 0 0 1-11-24a17 17 0 0 1 28-8a16 16 0 0 1 4 32z" fill="${leaf}"/><path d="M-10-36a12 12 0 0 1 12-12" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5" stroke-linecap="round"/></g>`;

/** A palm standing on `y`. */
export function palm(x: number, y: number, scale: number): string {
  const leaves = [-172, -140, -100, -62, -30, 8]
    .map(
      (a, i) =>
        `<path d="M0 0C12-13 34-16 50-2C34-6 16-3 0 0Z" fill="${i % 2 ? '#2f8f63' : '#3fa876'}" transform="rotate(${a})${a < -90 ? ' scale(1 -1)' : ''}"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-4 0C-1-40 4-72 16-104L20-102C12-70 7-40 6 0Z" fill="#9a6b45"/><g transform="translate(18 -104)">${leaves}<circle cx="-3" cy="5" r="4" fill="#7a4f2e"/><circle cx="4" cy="6" r="4" fill="#8d5d37"/></g></g>`;
}

/** Draws a block with rows of windows, standing on `y`; sizes in windows of 10×13. */
export const block = (x: number, y: number, columns: number, rows: number, wall: string): string =>
  `<g transform="translate(${x} ${y - rows * 13 - 4})"><path d="M0 0H${columns * 10 + 2}V${rows * 13 + 4}H0Z" fill="${wall}"/><path d="M0 0H${columns * 10 + 2}V${rows * 13}H0Z" fill="url(#windows)"/></g>`;

/** The pattern of the windows of {@link block}; goes into the definitions of the picture. */
export const WINDOWS =
  '<pattern id="windows" width="10" height="13" patternUnits="userSpaceOnUse"><path d="M3 4h6v7h-6z" fill="#fff" opacity=".5"/></pattern>';

/** A filled path. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  path(d, `fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`);

/** A stroked path. */
export const line = (d: string, colour: string, width: number): string =>
  path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );

/** A wind turbine standing on `y`, its blades turned by degrees. */
export const turbine = (x: number, y: number, scale: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-2.5 0L-1-90H1L2.5 0Z" fill="#fff"/><g transform="translate(0 -90) rotate(${turn})" fill="#fff">` +
  [0, 120, 240].map(a => path('M-1 0C-4-14-2-34 0-46C3-34 3-14 1 0Z', `transform="rotate(${a})"`)).join('') +
  '<circle r="3.5" fill="#d5e3e6"/></g></g>';

/** A heart. */
export const heart = (x: number, y: number, scale: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 10C-16-2-10-13-3-11Q0-10 0-6Q0-10 3-11C10-13 16-2 0 10Z" fill="${colour}"/>`;
