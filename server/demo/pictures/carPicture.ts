/** Car pictures, drawn by us as vector art so that they are one consistent set. */
import { BODIES, BODY_TYPES, GROUND, type BodyShape, type BodyType } from './carBodies';

export { BODY_TYPES, type BodyType };

/** Body paints: gradient stops from roof to sill, and the colour of the drawn edge. */
export const CAR_COLOURS = {
  white: { top: '#ffffff', mid: '#eef1f4', low: '#c3cad2', edge: '#9aa4af' },
  silver: { top: '#eceff2', mid: '#bcc4cc', low: '#8a949e', edge: '#6d7781' },
  black: { top: '#6a737e', mid: '#353b43', low: '#16191d', edge: '#0e1013' },
  red: { top: '#f4675c', mid: '#d42a2f', low: '#951520', edge: '#7c0f1a' },
  blue: { top: '#5ea2f0', mid: '#2468cf', low: '#143f8c', edge: '#0f3273' },
  green: { top: '#63c796', mid: '#1f9463', low: '#0e6040', edge: '#0a4d33' },
  orange: { top: '#ffb25c', mid: '#f5821f', low: '#bd5608', edge: '#9c4504' },
  grey: { top: '#a3abb3', mid: '#6f7881', low: '#454c54', edge: '#363c43' },
  pink: { top: '#f9dadb', mid: '#ecbcbe', low: '#c48e92', edge: '#9d6e72' },
} as const;

/** A paint code, such as `silver`. */
export type CarColour = keyof typeof CAR_COLOURS;

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

function wheel(x: number, r: number): string {
  const at = (n: number) => round(r * n);
  const spoke = `M${-at(0.08)} 0L${-at(0.2)} ${-at(0.72)}H${-at(0.07)}L0 ${-at(0.28)}L${at(0.07)} ${-at(0.72)}H${at(0.2)}L${at(0.08)} 0Z`;
  const spokes = [0, 72, 144, 216, 288].map(a => path(spoke, `transform="rotate(${a})"`)).join('');
  return (
    `<g transform="translate(${x} ${GROUND - r})"><circle r="${r}" fill="#1d2126"/>` +
    `<circle r="${at(0.9)}" fill="none" stroke="#3b4148"/>` +
    `<circle r="${at(0.77)}" fill="#30363d" stroke="url(#alloy)" stroke-width="${at(0.09)}"/>` +
    `<circle r="${at(0.42)}" fill="#565e67"/><g fill="url(#alloy)">${spokes}</g>` +
    `<circle r="${at(0.16)}" fill="#eef1f4"/><circle r="${at(0.09)}" fill="#5b646d"/></g>`
  );
}

function glazing({ glass, screens, pillars, seats }: BodyShape): string {
  const cabin =
    seats?.xs
      .map(x => `<path d="M${x - 6} ${seats.y}q0-6 7-6t7 6l2 9q9 4 11 40h-34q-1-32 5-40z"/>`)
      .join('') ?? '';
  return (
    path(screens, 'fill="url(#glass)" stroke="#1b2229" stroke-width=".8"') +
    path(glass, 'fill="url(#glass)"') +
    `<g clip-path="url(#panes)"><g fill="#1a222a" opacity=".75">${cabin}</g>` +
    '<path d="M190 60h34l-64 120h-34zM236 60h10l-64 120h-10zM338 60h40l-64 120h-40zM390 60h10l-64 120h-10z" fill="#fff" opacity=".16"/>' +
    path(pillars, 'fill="none" stroke="#171b20" stroke-width="5"') +
    '</g>' +
    path(glass, 'fill="none" stroke="#171b20" stroke-width="2" stroke-linejoin="round"')
  );
}

function paintwork({ outline, crease, seams, dark }: BodyShape, edge: string): string {
  return (
    path(outline, `fill="url(#paint)" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"`) +
    '<g clip-path="url(#panels)">' +
    path(
      outline,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" transform="translate(0 2.5)"',
    ) +
    path(outline, 'fill="url(#turn)"') +
    path(`${crease}L480 300H0Z`, 'fill="url(#shade)"') +
    path(crease, 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.8"') +
    path(seams, 'fill="none" stroke="#000" stroke-opacity=".38" stroke-width="1.3" stroke-linejoin="round"') +
    path(dark, 'fill="#23282e"') +
    '</g>'
  );
}

function running({ wheels, radius, sill, clad }: BodyShape): { under: string; arches: string } {
  if (!sill) return { under: '', arches: '' };
  const [front, rear] = wheels;
  const y = GROUND - radius;
  const circles = (r: number, fill: string) =>
    wheels.map(x => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
  const sillBar = (h: number) =>
    `<path d="M${front} ${sill - h}H${rear}V${sill + 1}H${front}Z" fill="#2b3037"/>`;
  return {
    under:
      `<path d="M${front} ${sill - 8}H${rear}V${sill + 5}H${front}Z" fill="#14171a"/>` +
      wheels.map(x => `<circle cx="${x - 11}" cy="${y - 2}" r="${radius - 1}" fill="#0f1214"/>`).join(''),
    arches: `<g clip-path="url(#panels)">${sillBar(clad ? 9 : 4)}${clad ? circles(radius + 9, '#2b3037') : ''}${circles(radius + 4, '#0f1215')}</g>`,
  };
}

/** The gradients with which every view of a car is painted. */
export function carGradients(colour: CarColour): string {
  const { top, mid, low } = CAR_COLOURS[colour];
  return (
    `${vertical('paint', top, mid, mid, low)}${vertical('glass', '#7d95a8', '#3d5060', '#28343f')}` +
    `${vertical('alloy', '#f7f9fa', '#aab3bc')}${vertical('chrome', '#ffffff', '#98a3ad')}` +
    `${vertical('lamp', '#ffffff', '#b9d4e8')}${vertical('brake', '#ff9a8c', '#f0303a', '#a80f1c')}` +
    '<linearGradient id="shade" x2="0" y2="1"><stop stop-opacity=".2"/><stop offset=".2" stop-opacity=".05"/><stop offset=".5" stop-opacity=".3"/></linearGradient>' +
    '<linearGradient id="turn"><stop stop-opacity=".32"/><stop offset=".07" stop-opacity="0"/><stop offset=".93" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>' +
    '<radialGradient id="shadow"><stop offset=".4" stop-opacity=".38"/><stop offset="1" stop-opacity="0"/></radialGradient>'
  );
}

const carDefs = ({ outline, glass }: BodyShape, colour: CarColour): string =>
  `<defs>${carGradients(colour)}<clipPath id="panels"><path d="${outline}"/></clipPath><clipPath id="panes"><path d="${glass ?? 'M0 0'}"/></clipPath></defs>`;

const handle = (x: number, y: number, edge: string): string =>
  `<rect x="${x}" y="${y}" width="18" height="4" rx="2" fill="${edge}"/>` +
  `<rect x="${x}" y="${y}" width="18" height="1.5" rx=".7" fill="#fff" opacity=".6"/>`;

/** The drawing of a car, without its canvas. */
export function car(body: BodyType, colour: CarColour): string {
  const shape = BODIES[body];
  const { wheels, radius, handles, mirror, lens, sill } = shape;
  const { edge } = CAR_COLOURS[colour];
  const { under, arches } = running(shape);
  const [front, rear] = wheels;
  const rolling = wheels.map(x => wheel(x, radius)).join('');
  const middle = (front + rear) / 2;
  return (
    carDefs(shape, colour) +
    `<ellipse cx="${middle}" cy="${GROUND}" rx="${round((rear - front) * 0.86)}" ry="12" fill="url(#shadow)"/>` +
    under +
    (sill ? '' : rolling) +
    (shape.behind ?? '') +
    paintwork(shape, edge) +
    arches +
    glazing(shape) +
    path(shape.chrome, 'fill="none" stroke="url(#chrome)" stroke-width="2" stroke-linecap="round"') +
    path(shape.head, 'fill="url(#lamp)" stroke="#20262c" stroke-width="2" stroke-linejoin="round"') +
    (lens
      ? `<circle cx="${lens[0]}" cy="${lens[1]}" r="4.2" fill="#fff" stroke="#4d5964" stroke-width="1.6"/>`
      : '') +
    path(shape.tail, 'fill="url(#brake)" stroke="#20262c" stroke-width="2" stroke-linejoin="round"') +
    (handles?.xs.map(x => handle(x - 9, handles.y, edge)).join('') ?? '') +
    (mirror
      ? `<path d="M${mirror[0]} ${mirror[1]}q-14 2-14-6q0-7 9-7q6 0 8 5z" fill="url(#paint)" stroke="${edge}" stroke-width="1.2"/>`
      : '') +
    (sill ? rolling : '') +
    (shape.front ?? '')
  );
}

/** Draws a car on a transparent 480×300 canvas; the same arguments always give the same text. */
export function carPictureSvg(body: BodyType, colour: CarColour): string {
  return svg(480, 300, `<g transform="translate(0 -12)">${car(body, colour)}</g>`);
}

/** Draws the plain grey car shown where a picture cannot be loaded. */
export function silhouetteSvg(): string {
  const { outline, wheels, radius } = BODIES.sedan;
  const y = GROUND - radius;
  const circles = (r: number, fill: string) =>
    wheels.map(x => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
  return svg(
    480,
    300,
    `<g transform="translate(0 -12)">${path(outline, 'fill="#c8ced5"')}<path d="M178 146C206 124 228 116 260 116V146ZM268 116C304 116 336 124 366 146H268Z" fill="#eef1f4"/>${circles(radius + 4, '#eef1f4')}${circles(radius, '#aab2bb')}${circles(13, '#eef1f4')}</g>`,
  );
}
