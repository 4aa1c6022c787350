/** Dashboards and front seats, seen from between the seats, in the style of the other pictures of a car. */
import { CAR_COLOURS, type CarColour } from './carColours';
import { cloud, fill, line } from './shapes';
import { path, svg, vertical } from './svg';

/** Kinds of bodies, in the order the app lists them. */
export const BODY_TYPES = [
  'micro',
  'hatchback',
  'sedan',
  'suv',
  'mpv',
  'sports',
  'convertible',
  'luxury',
  'pickup',
  'wedding',
] as const;

/** A kind of body, such as `sedan`. */
export type BodyType = (typeof BODY_TYPES)[number];

/** How a body is furnished. */
interface Furnishing {
  /** Roof and pillars; none in an open car. */
  lining?: string;
  /** Top and face of the dashboard. */
  dash: string;
  face: string;
  /** Band across the dashboard. */
  trim: string;
  /** Cover of the seats, its middle, and its seams. */
  seat: readonly [cover: string, middle: string, seam: string];
  /** Screens, each `x`, `y`, width and height. */
  screens: readonly (readonly [x: number, y: number, width: number, height: number])[];
  console: 'lever' | 'knob' | 'bridge';
  flowers?: boolean;
}

const blossom = (x: number, y: number, r: number, petal: string): string => {
  const petals = [0, 72, 144, 216, 288]
    .map(a => `<ellipse cy="${-r * 0.55}" rx="${r * 0.46}" ry="${r * 0.55}" transform="rotate(${a})"/>`)
    .join('');
  return `<g transform="translate(${x} ${y})"><g fill="${petal}" stroke="#b93a5c" stroke-width=".6">${petals}</g><circle r="${r * 0.28}" fill="#ffd76a"/></g>`;
};

/** The flowers of a wedding car. */
const bouquet = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-34 4q8-14 20-8q-6 12-20 8zM34 2q-8-14-20-8q6 12 20 8zM-16-12q2-12 12-12q2 10-4 14zM18-12q0-12-10-14q-4 10 2 15zM-10 9q-8 4-14 0q6-8 14-6zM12 8q8 5 14 1q-6-9-14-7z" fill="#4f9d5d" stroke="#2f7040" stroke-width=".6"/>` +
  blossom(-16, 0, 11, '#ffe3ea') +
  blossom(17, -1, 11, '#ffe3ea') +
  blossom(-6, -10, 10, '#f58aa5') +
  blossom(9, -11, 10, '#fff3f6') +
  blossom(1, 2, 13, '#e94f74') +
  '</g>';

const FURNISHINGS: Readonly<Record<BodyType, Furnishing>> = {
  micro: {
    lining: '#eceff1',
    dash: '#5d6b73',
    face: '#f1ece2',
    trim: '#ffffff',
    seat: ['#e9e2d4', '#f5f0e6', '#b9ad98'],
    screens: [[204, 140, 72, 40]],
    console: 'knob',
  },
  hatchback: {
    lining: '#d5d9dd',
    dash: '#2f353b',
    face: '#464e56',
    trim: '#8b96a0',
    seat: ['#3f464d', '#565f68', '#7d8892'],
    screens: [[200, 132, 80, 46]],
    console: 'lever',
  },
  sedan: {
    lining: '#e3ddd2',
    dash: '#33302d',
    face: '#d9cbb6',
    trim: '#a9835a',
    seat: ['#d6c5ab', '#e5d8c3', '#a58f70'],
    screens: [
      [108, 140, 74, 32],
      [198, 132, 88, 46],
    ],
    console: 'lever',
  },
  suv: {
    lining: '#d9d3ca',
    dash: '#2e2a28',
    face: '#7a5138',
    trim: '#b9c2cb',
    seat: ['#7a4f36', '#935f41', '#53331f'],
    screens: [[112, 134, 174, 44]],
    console: 'bridge',
  },
  mpv: {
    lining: '#ece6db',
    dash: '#4a4440',
    face: '#e6dac6',
    trim: '#8a6744',
    seat: ['#e4d6bf', '#f0e6d4', '#b39d7d'],
    screens: [
      [108, 140, 70, 32],
      [194, 128, 92, 54],
    ],
    console: 'knob',
  },
  sports: {
    lining: '#2a2d31',
    dash: '#1e2124',
    face: '#2d3237',
    trim: '#c3293a',
    seat: ['#24282c', '#b3202f', '#e05563'],
    screens: [
      [112, 140, 66, 32],
      [200, 138, 82, 40],
    ],
    console: 'lever',
  },
  convertible: {
    dash: '#3a2c22',
    face: '#c98f5c',
    trim: '#d7dde2',
    seat: ['#c98c58', '#dba775', '#8f5b30'],
    screens: [[198, 134, 84, 44]],
    console: 'lever',
  },
  luxury: {
    lining: '#efe8dd',
    dash: '#2b2320',
    face: '#efe4d3',
    trim: '#6f4528',
    seat: ['#ecdfcb', '#f6eee1', '#b99f7c'],
    screens: [
      [106, 134, 84, 38],
      [200, 130, 92, 50],
      [304, 138, 82, 34],
    ],
    console: 'bridge',
  },
  pickup: {
    lining: '#cdd2d6',
    dash: '#30363c',
    face: '#5a636c',
    trim: '#d98a2b',
    seat: ['#4c545c', '#69737d', '#d98a2b'],
    screens: [[202, 136, 76, 44]],
    console: 'lever',
  },
  wedding: {
    lining: '#e9ddd4',
    dash: '#2f2330',
    face: '#f3e9df',
    trim: '#8a5a3c',
    seat: ['#f1e4d8', '#faf3ea', '#c7a98e'],
    screens: [
      [106, 134, 84, 38],
      [200, 130, 92, 50],
      [304, 138, 82, 34],
    ],
    console: 'bridge',
    flowers: true,
  },
};

/** The road ahead, above the dashboard. */
const OUTSIDE =
  fill('M0 0H480V170H0Z', 'url(#sky)') +
  cloud(92, 62, 0.7) +
  cloud(312, 54, 0.9) +
  fill('M0 100L70 66L140 92L216 50L286 88L352 62L420 90L480 72V150H0Z', '#9fbfcb') +
  fill('M0 104C90 88 170 100 250 94S410 92 480 100V170H0Z', '#8fbf7d') +
  fill('M236 95H244L320 170H160Z', '#8b9299') +
  line('M240 98V101M240 106V111M240 117V124', '#fff', 2.2);

const screenOf = ([x, y, width, height]: Furnishing['screens'][number], index: number): string => {
  const inner = `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="3" fill="#1c3348"/>`;
  // The middle one shows the way, the others gauges.
  const isMap = x + width > 230 && x < 250;
  const middleX = isMap ? Math.max(x + 40, 240) : x + width / 2;
  const middleY = y + height / 2;
  const picture = isMap
    ? line(
        `M${middleX - 34} ${y + height - 8}L${middleX - 12} ${middleY + 2}L${middleX + 4} ${middleY + 6}L${middleX + 20} ${y + 9}`,
        '#52b5f0',
        3,
      ) +
      line(
        `M${middleX - 36} ${middleY - 6}H${middleX + 26}M${middleX - 2} ${y + 6}V${y + height - 6}`,
        '#36546d',
        1.4,
      ) +
      `<circle cx="${middleX + 20}" cy="${y + 10}" r="3.600" fill="#ffb300"/>`
    : '';
  const gauges =
    index === 0 && x < 180
      ? [x + 22, Math.min(x + width - 20, x + 58)]
          .map(
            gx =>
              `<circle cx="${gx}" cy="${middleY}" r="${Math.min(12, height / 2 - 6)}" fill="none" stroke="#6fc3e8" stroke-width="2" stroke-dasharray="48 14" transform="rotate(128 ${gx} ${middleY})"/>` +
              line(`M${gx} ${middleY}l5-4`, '#ff8a70', 1.8),
          )
          .join('')
      : '';
  const rows =
    !isMap && !gauges
      ? line(`M${x + 12} ${y + 12}H${x + width - 24}M${x + 12} ${y + 20}H${x + width - 38}`, '#6fc3e8', 2.4)
      : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="#0f1418"/>${inner}${picture}${gauges}${rows}`;
};

const vent = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="40" height="13" rx="4" fill="#1b1f23"/>` +
  line(`M${x + 5} ${y + 4.5}h30M${x + 5} ${y + 8.5}h30`, '#59626b', 1.4);

/** Hidden gauges for a car whose only screen stands in the middle. */
const CLUSTER =
  fill('M96 166V150Q96 134 114 132H166Q184 134 184 150V166Z', '#16191c') +
  [122, 158]
    .map(
      x =>
        `<circle cx="${x}" cy="150" r="12" fill="#1c2b38" stroke="#8fa6b5" stroke-width="1.6"/>` +
        line(`M${x} 150l6-5`, '#ff8a70', 1.8),
    )
    .join('');

const WHEEL =
  '<g transform="translate(140 178)">' +
  '<ellipse rx="47" ry="45" fill="none" stroke="#14171a" stroke-width="10"/>' +
  '<ellipse rx="47" ry="45" fill="none" stroke="#4d565e" stroke-width="1.6" transform="translate(-1 -2)"/>' +
  fill(
    'M-44-4Q-22-10-16-12Q0-18 16-12Q22-10 44-4L44 7Q24 6 16 14L6 20L7 44H-7L-6 20L-16 14Q-24 6-44 7Z',
    '#22272b',
  ) +
  '<ellipse rx="15" ry="12" cy="2" fill="#30373d"/><circle r="4.500" cy="2" fill="#b9c2cb"/>' +
  line('M-34-1h9M-34 3h6M25-1h9M28 3h6', '#8b96a0', 1.8) +
  '</g>';

const CONSOLES: Readonly<Record<Furnishing['console'], string>> = {
  lever:
    fill('M226 262q14-6 28 0l4 14h-36z', '#23282d') +
    line('M240 264V236', '#b9c2cb', 4) +
    fill('M231 238q0-15 9-15t9 15q-4 5-9 5t-9-5z', '#14171a') +
    '<path d="M237 229h6M240 229v7" stroke="#d5dbe0" stroke-width="1.4"/>',
  knob: '<ellipse cx="240" cy="254" rx="22" ry="13" fill="#14171a"/><ellipse cx="240" cy="249" rx="17" ry="10" fill="url(#chrome)"/><ellipse cx="240" cy="248" rx="12" ry="7" fill="#2b3137"/>',
  bridge:
    fill('M222 236h36l3 18h-42z', '#14171a') +
    fill('M232 226h16q4 0 4 5l-2 14h-20l-2-14q0-5 4-5z', '#2d343a') +
    line('M234 230h12', '#cdd4da', 2) +
    '<ellipse cx="226" cy="270" rx="13" ry="7" fill="#14171a"/><ellipse cx="254" cy="270" rx="13" ry="7" fill="#14171a"/>',
};

function seatAt([cover, middle, seam]: Furnishing['seat']): string {
  return (
    line('M52 198V214M76 198V214', '#8b96a0', 4) +
    path(
      'M30 176q2-22 34-22t34 22q2 20-6 27q-8 5-28 5t-28-5q-8-7-6-27z',
      `fill="${cover}" stroke="${seam}" stroke-width="1.4"`,
    ) +
    path('M44 178q2-13 20-13t20 13q1 12-4 17q-6 3-16 3t-16-3q-5-5-4-17z', `fill="${middle}"`) +
    path(
      'M-44 300C-44 262-34 228 2 216Q36 207 64 207T126 216C160 228 170 262 170 300Z',
      `fill="${cover}" stroke="${seam}" stroke-width="1.6"`,
    ) +
    path('M10 300C8 262 14 238 30 228Q48 222 64 222T98 228C114 238 120 262 118 300Z', `fill="${middle}"`) +
    line('M30 228C14 238 8 262 10 300M98 228C114 238 120 262 118 300', seam, 1.4) +
    line('M20 252Q64 246 108 252M14 276Q64 270 114 276', seam, 1.2) +
    fill('M-44 300C-44 262-34 228 2 216C-14 236-20 266-20 300Z', '#000', 0.14)
  );
}

/** Draws the inside of a car on a 480×300 canvas; a light in the colour of the paint runs along the dashboard. */
export function carInteriorSvg(body: BodyType, colour: CarColour): string {
  const { lining, dash, face, trim, seat, screens, console: control, flowers } = FURNISHINGS[body];
  const frame = lining ?? '#20262c';
  const hasCluster = !screens.some(([x]) => x < 180);
  return svg(
    480,
    300,
    `<defs>${vertical('sky', '#8ecbf3', '#cfeaf9', '#f3f9f6')}${vertical('chrome', '#ffffff', '#98a3ad')}` +
      '<linearGradient id="depth" x2="0" y2="1"><stop stop-opacity=".0"/><stop offset="1" stop-opacity=".42"/></linearGradient></defs>' +
      OUTSIDE +
      // Pillars, and the roof where there is one.
      (lining
        ? fill('M0 0H480V34Q440 22 400 24Q240 14 80 24Q40 22 0 34Z', frame) +
          fill('M0 0H480V10H0Z', '#000', 0.08) +
          fill('M62 22L78 24L36 150H14ZM418 22L402 24L444 150H466Z', frame) +
          fill('M62 22L68 23L22 150H14ZM418 22L412 23L458 150H466Z', '#000', 0.14)
        : line('M22 152L74 34Q240 18 406 34L458 152', frame, 9)) +
      line('M240 20V34', '#3b4248', 4) +
      fill('M210 34h60q7 0 6 7l-2 9q-1 6-8 6h-52q-7 0-8-6l-2-9q-1-7 6-7z', '#23282d') +
      fill('M213 37h54q4 0 3 4l-1 7q-1 4-5 4h-48q-4 0-5-4l-1-7q-1-4 3-4z', '#a9cfe4') +
      // Doors, dashboard, band and light.
      fill('M0 128Q20 132 34 150L30 300H0ZM480 128Q460 132 446 150L450 300H480Z', face) +
      fill(
        'M0 128Q20 132 34 150L33 172Q18 168 0 168ZM480 128Q460 132 446 150L447 172Q462 168 480 168Z',
        dash,
      ) +
      fill('M18 148C60 126 130 124 240 124S420 126 462 148L468 184H12Z', dash) +
      fill(
        'M18 148C60 126 130 124 240 124S420 126 462 148L460 152C420 132 340 130 240 130S60 132 20 152Z',
        '#fff',
        0.13,
      ) +
      fill('M12 178Q120 168 240 170T468 178L474 232H6Z', face) +
      fill('M12 178Q120 168 240 170T468 178L469 189Q350 181 240 181T11 189Z', trim) +
      line('M11 191Q130 183 240 183T469 191', CAR_COLOURS[colour], 2.4) +
      fill('M4 228H476V300H0Z', '#22262a') +
      fill('M6 206H474V300H0Z', 'url(#depth)') +
      vent(30, 158) +
      vent(410, 158) +
      (screens.length < 3 ? vent(304, 156) : '') +
      (hasCluster ? CLUSTER : '') +
      screens.map(screenOf).join('') +
      vent(198, 190) +
      vent(242, 190) +
      fill('M186 210H294L316 300H164Z', dash) +
      fill('M196 210H284L290 224H190Z', '#14171a', 0.5) +
      line('M206 217h10M224 217h10M246 217h10M264 217h10', '#9fb4c4', 2.4) +
      fill('M198 228H282L298 300H182Z', '#fff', 0.07) +
      CONSOLES[control] +
      WHEEL +
      (flowers ? `<g transform="translate(352 134) scale(.62)">${bouquet(0, 0)}</g>` : '') +
      `<g transform="translate(-30 6)">${seatAt(seat)}</g><g transform="translate(510 6) scale(-1 1)">${seatAt(seat)}</g>`,
  );
}
