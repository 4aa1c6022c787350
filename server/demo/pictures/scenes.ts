/** Banners, drawn by us around the same cars. */
import { offerScenes } from './offerScenes';
import type { Scene } from './Scene';
import type { Scenery } from './Scenery';
import { block, cloud, fill, heart, line, palm, sun, tree, turbine, WINDOWS } from './shapes';
import { scooterScenes } from './scooterScenes';
import { universalScenes } from './universalScenes';
import { path, svg, vertical } from './svg';

const BANNERS = {
  newcomer: {
    sky: ['#d3e9ff', '#eaf5ff', '#fff6e6'],
    car: 'volkswagen-sagitar',
    ground: '#7d8a9c',
    view:
      sun(690, 62, 24, '#ffd27a') +
      cloud(430, 50, 1) +
      cloud(560, 34, 0.7) +
      fill('M250 230C360 176 470 196 560 178S720 170 750 160V240H250Z', '#c9def3') +
      block(420, 226, 5, 7, '#a9c6e8') +
      block(478, 226, 4, 11, '#8fb4de') +
      block(524, 226, 6, 8, '#b7d0ec') +
      block(592, 226, 4, 13, '#86add9') +
      block(640, 226, 5, 9, '#a3c2e6') +
      block(698, 226, 5, 12, '#94b8df') +
      [386, 402, 470, 734].map((x, i) => tree(x, 230, 0.6 + (i % 2) * 0.15, '#6fbf8a')).join(''),
  },
  weekend: {
    sky: ['#cdeeff', '#e9f8ff', '#f6fbe8'],
    car: 'tank-300',
    ground: '#8b9584',
    view:
      sun(470, 60, 22, '#ffd66b') +
      cloud(600, 42, 1) +
      cloud(380, 40, 0.6) +
      fill('M330 230L440 120L486 164L560 76L640 158L684 118L750 176V240H330Z', '#a9c9dc') +
      fill(
        'M560 76L587 104L572 100L560 112L548 100L537 104ZM440 120L457 136L446 134L438 142L424 136Z',
        '#fff',
        0.9,
      ) +
      fill('M180 236C320 168 420 214 520 186S680 168 750 190V240H180Z', '#a8d59a') +
      fill('M0 240C140 214 300 228 420 212S640 204 750 214V250H0Z', '#7fbf74') +
      [350, 376, 420, 700, 728].map((x, i) => tree(x, 228 - (i % 2) * 6, 0.7 + (i % 3) * 0.16)).join(''),
  },
  longrent: {
    sky: ['#e2defa', '#efe9fb', '#ffeede'],
    car: 'buick-gl8',
    ground: '#857f99',
    view:
      sun(520, 128, 26, '#ffcf8f') +
      cloud(640, 44, 0.9) +
      cloud(440, 56, 0.6) +
      fill('M240 230C330 150 400 176 480 150S620 116 750 150V240H240Z', '#cfc5ec') +
      fill('M160 238C300 176 430 206 540 176S690 160 750 172V240H160Z', '#b3a6df') +
      fill('M0 244C160 216 330 234 440 222S640 222 750 226V250H0Z', '#9a8fd0') +
      block(690, 226, 5, 7, '#9d92d2') +
      [372, 394, 668].map((x, i) => tree(x, 230, 0.6 + i * 0.12, '#7d76bd')).join(''),
  },
  sanya: {
    sky: ['#ffe0c2', '#ffd0b8', '#ffbfae'],
    car: 'ford-mustang-convertible',
    ground: '#8f8084',
    view:
      sun(560, 152, 44, '#fff0c0') +
      cloud(420, 48, 0.8) +
      cloud(636, 60, 0.7) +
      fill('M0 152H750V240H0Z', '#6fc3cf') +
      fill('M0 152H750V170H0Z', '#8fd3d6') +
      fill('M516 152H604L620 200H500Z', '#fff3cf', 0.55) +
      line('M380 170H420M450 182H494M640 176H690M330 192H372M620 194H650', '#d5f1ee', 2) +
      fill('M640 152C668 132 712 126 750 132V152Z', '#7f9fa8') +
      fill('M424 164L428 128L452 162ZM422 164L424 138L406 162ZM404 166H456L448 174H412Z', '#fff') +
      fill('M0 214C180 194 340 216 480 204S680 196 750 202V240H0Z', '#f9e3b8') +
      palm(668, 232, 1.35) +
      palm(724, 236, 1.05) +
      palm(362, 230, 0.85),
  },
  newenergy: {
    sky: ['#cff3ea', '#e4f9f2', '#f4fdf3'],
    car: 'byd-dolphin',
    ground: '#7f948f',
    view:
      sun(690, 56, 20, '#ffe08a') +
      cloud(560, 40, 0.8) +
      cloud(400, 58, 0.6) +
      fill('M220 236C330 164 450 200 550 168S700 158 750 150V240H220Z', '#b5e4cb') +
      turbine(470, 196, 1.25, 20) +
      turbine(540, 184, 0.95, 70) +
      turbine(640, 182, 1.3, 45) +
      fill('M0 244C150 218 330 232 450 218S660 208 750 216V250H0Z', '#86cfa6') +
      fill('M360 222L376 200H418L402 222Z', '#3f78b5') +
      line('M367 211H410M377 222L392 200M390 222L405 200', '#a5cdf0', 1.2) +
      fill('M708 140q0-8 8-8h18q8 0 8 8v98h-34z', '#fff') +
      fill('M713 140h24v22h-24z', '#2f9e74') +
      fill('M727 142l-8 11h5l-2 8l9-12h-6z', '#fff') +
      line('M708 186C690 190 694 214 684 206C676 200 684 186 672 182', '#3f4d52', 3),
  },
  wedding: {
    sky: ['#ffe3ea', '#fff0f3', '#fff8ef'],
    car: 'mercedes-c',
    ground: '#b59aa2',
    view:
      cloud(420, 44, 0.8) +
      cloud(590, 36, 0.6) +
      fill('M220 236C340 172 460 204 560 176S700 164 750 156V240H220Z', '#f8cdd8') +
      fill('M584 228V112L624 78L664 112V228ZM610 90V58H638V90Z', '#fffdfd') +
      fill('M624 78L664 112V228H624ZM624 58H638V90H624Z', '#fbe4ea') +
      fill('M576 118L624 74L672 118L665 122L624 86L583 122ZM604 60L624 26L644 60Z', '#df8199') +
      heart(624, 20, 0.9, '#e94f74') +
      fill(
        'M617 124a7 9 0 0 1 14 0V142H617ZM594 152v-16a6 6 0 0 1 12 0v16zM642 152v-16a6 6 0 0 1 12 0v16z',
        '#eba9b9',
      ) +
      fill('M0 244C160 220 330 234 450 222S660 214 750 220V250H0Z', '#f0b3c2') +
      line(
        'M440 118C446 150 452 170 462 196M476 96C470 140 466 170 462 196M508 122C492 150 474 176 462 196',
        '#d98fa2',
        1,
      ) +
      heart(440, 108, 1.7, '#f27d9a') +
      heart(476, 86, 2, '#e94f74') +
      heart(508, 112, 1.6, '#ff9db5') +
      [372, 396, 690, 716, 738].map((x, i) => tree(x, 230, 0.62 + (i % 2) * 0.2, '#f39fb4')).join('') +
      line('M394 66l5 2M540 58l4 4M690 84l5-2M660 40l4 3M720 130l5 1M548 96l3 5M392 150l4-3', '#f58aa5', 5),
  },
  charter: {
    sky: ['#cfe0f6', '#e6effa', '#fff3e0'],
    car: 'buick-gl8',
    ground: '#76808f',
    view:
      sun(690, 58, 20, '#ffd27a') +
      cloud(330, 40, 0.7) +
      cloud(560, 52, 0.8) +
      // An airliner that has just taken off.
      fill('M118 84L210 58C222 55 230 58 232 62C233 67 225 71 216 74L130 98Z', '#fff') +
      fill('M158 76L126 50L136 48L186 68ZM122 86L108 72L116 71L132 84Z', '#c3d3e6') +
      fill('M170 88L166 116L174 113L196 80Z', '#dbe6f2') +
      line('M148 82H156M164 78H172M180 73H188', '#7fa3cc', 3) +
      // The hall of the terminal and the tower behind it.
      fill('M64 236V124H76V236ZM52 100H88L82 126H58Z', '#c3d3e6') +
      fill('M56 104H84L80 116H60Z', '#6f97c4') +
      fill('M96 236C170 156 330 136 470 180L520 236Z', '#dfe9f4') +
      fill('M122 236C186 172 326 156 448 194L480 236Z', '#a9c7e6') +
      line('M180 190V236M232 172V236M284 164V236M336 164V236M388 174V236M440 192V236', '#dfe9f4', 3) +
      fill('M0 246C160 226 330 238 450 230S660 224 750 228V252H0Z', '#b9cbb0') +
      [24, 44, 724].map((x, i) => tree(x, 236, 0.6 + i * 0.1, '#7fb58a')).join('') +
      // The chauffeur, waiting with a sign in front of the hall.
      '<g transform="translate(-30 -26)">' +
      fill('M312 268V220C312 208 319 203 328 203S344 208 344 220V268H331V238H325V268Z', '#2f3d52') +
      fill('M323 203L328 217L333 203Z', '#fff') +
      `<circle cx="328" cy="191" r="11" fill="#f2c9a4"/>` +
      fill('M316 187C316 175 340 175 340 187L344 190H312Z', '#2f3d52') +
      line('M342 218L356 210', '#2f3d52', 6) +
      fill('M350 182H394V208H350Z', '#fff') +
      line('M357 191H387M357 199H378', '#7fa3cc', 3) +
      '</g>',
  },
  bridal: {
    sky: ['#ffe4e0', '#fff1ee', '#fff9f0'],
    column: [
      { picture: 'bmw-5', x: 22, ground: 244, width: 196 },
      { picture: 'bmw-5', x: 168, ground: 252, width: 246 },
      { picture: 'maybach-s', x: 352, ground: 266, width: 384 },
    ],
    ground: '#b39a98',
    view:
      sun(470, 58, 22, '#ffd9a8') +
      cloud(330, 44, 0.7) +
      cloud(596, 34, 0.8) +
      fill('M150 238C300 176 430 206 540 180S690 166 750 158V240H150Z', '#f7d3d0') +
      fill('M0 244C160 222 330 236 450 224S660 216 750 222V250H0Z', '#d9e3bd') +
      // The gate of flowers through which the column has come.
      fill('M560 234V132C560 70 706 70 706 132V234H688V134C688 92 578 92 578 134V234Z', '#f3a9b6') +
      [
        [560, 206],
        [558, 172],
        [564, 136],
        [582, 106],
        [610, 92],
        [640, 90],
        [668, 98],
        [690, 118],
        [702, 148],
        [706, 182],
        [706, 214],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            `<circle cx="${x}" cy="${y}" r="${12 + (index % 3) * 2}" fill="${['#fff6f4', '#ee7f95', '#ffd0d6'][index % 3]}"/><circle cx="${x}" cy="${y}" r="4" fill="#f6c15c"/>`,
        )
        .join('') +
      heart(633, 60, 1.7, '#e94f64') +
      heart(606, 72, 1, '#f58a9a') +
      heart(662, 72, 1, '#f58a9a') +
      [30, 52, 520, 736].map((x, i) => tree(x, 236, 0.6 + (i % 2) * 0.14, '#9cc08a')).join('') +
      line('M420 96l5 2M446 70l4 4M500 110l5-2M530 64l4 3M724 100l5 1M482 132l3 5M540 128l4-3', '#f58aa5', 5),
  },
  ...offerScenes,
  ...universalScenes,
  ...scooterScenes,
  delivery: {
    sky: ['#ffe9c7', '#fff3dd', '#f4f8ee'],
    car: 'honda-fit',
    ground: '#98948c',
    view:
      sun(470, 58, 20, '#ffd27a') +
      cloud(560, 40, 0.8) +
      fill('M220 232C330 190 440 204 540 190S700 182 750 176V240H220Z', '#cfe3b4') +
      block(420, 228, 5, 9, '#e3c8a4') +
      block(478, 228, 4, 6, '#d7b78d') +
      fill('M612 228V146H736V228Z', '#f3dfc0') +
      fill('M602 148L674 96L746 148Z', '#d9693f') +
      fill('M622 162h26v24h-26zM700 162h26v24h-26z', '#8fc0d8') +
      line('M635 162V186M622 174H648M713 162V186M700 174H726', '#fff', 2) +
      fill('M660 228V176H690V228Z', '#8a5a3c') +
      fill('M654 170H696L702 180H648Z', '#f5b23a') +
      line('M683 204V208', '#f2d8a8', 3) +
      fill('M560 132C542 108 536 98 536 84a24 24 0 0 1 48 0C584 98 578 108 560 132Z', '#e5473c') +
      fill('M548 84L560 73L572 84V96H564V88H556V96H548Z', '#fff') +
      line('M552 140Q560 136 568 140', '#d8a98a', 3) +
      tree(592, 230, 0.85) +
      tree(404, 230, 0.7),
  },
  starByd: {
    sky: ['#d5f0f5', '#e8f8fa', '#fdf8ea'],
    car: 'byd-song-plus',
    ground: '#7c8f98',
    view:
      sun(470, 60, 22, '#ffd97f') +
      cloud(590, 42, 0.9) +
      cloud(400, 58, 0.6) +
      fill('M200 236C330 158 450 196 560 164S700 150 750 146V240H200Z', '#b9dfe6') +
      block(400, 228, 4, 9, '#9cc7d4') +
      block(450, 228, 5, 12, '#86b7c8') +
      block(620, 228, 4, 10, '#9cc7d4') +
      block(668, 228, 5, 13, '#86b7c8') +
      turbine(560, 190, 1.15, 30) +
      turbine(724, 182, 0.95, 60) +
      fill('M0 244C150 220 330 234 450 222S660 212 750 220V250H0Z', '#8fc9b4') +
      [372, 392, 600, 736].map((x, i) => tree(x, 230, 0.6 + (i % 2) * 0.2, '#63b394')).join(''),
  },
  starBmw: {
    sky: ['#d6def2', '#e9edf8', '#fdeee2'],
    car: 'bmw-5',
    ground: '#7b8396',
    view:
      sun(640, 118, 30, '#ffd0a0') +
      cloud(420, 48, 0.8) +
      cloud(560, 36, 0.6) +
      fill('M180 238L320 148L372 190L470 104L560 186L620 142L750 216V240H180Z', '#b9c4e0') +
      fill('M470 104L498 130L482 126L470 138L458 126L444 130Z', '#fff', 0.9) +
      fill('M0 244C160 212 320 230 440 216S640 210 750 220V250H0Z', '#94a5cc') +
      [366, 388, 410, 700, 724].map((x, i) => tree(x, 231, 0.64 + (i % 3) * 0.14, '#5f7db0')).join(''),
  },
  together: {
    sky: ['#ffe6d2', '#fff1e4', '#f3f7ea'],
    car: 'buick-gl8',
    ground: '#958c86',
    view:
      sun(700, 64, 24, '#ffcf85') +
      cloud(430, 44, 0.9) +
      cloud(580, 36, 0.7) +
      fill('M190 238C320 168 440 204 548 176S700 164 750 158V240H190Z', '#d9dfa9') +
      fill('M0 246C150 220 330 236 450 222S660 214 750 222V250H0Z', '#a9c98a') +
      heart(412, 96, 1.3, '#f2836b') +
      heart(446, 74, 1.7, '#e9604f') +
      heart(482, 98, 1.4, '#f7a08a') +
      line(
        'M412 106C420 140 434 160 446 190M446 88C446 130 446 160 446 190M482 108C472 142 458 164 446 190',
        '#c98d74',
        1,
      ) +
      [372, 396, 690, 726].map((x, i) => tree(x, 230, 0.66 + (i % 2) * 0.2, '#7fae63')).join(''),
  },
  reviews: {
    sky: ['#dfe6ff', '#eef1ff', '#fff4e4'],
    car: 'haval-h6',
    ground: '#8a8fa3',
    view:
      cloud(400, 46, 0.8) +
      fill('M220 236C330 176 450 204 550 180S700 168 750 160V240H220Z', '#cbd3f0') +
      fill('M0 244C160 222 330 236 450 224S660 220 750 224V250H0Z', '#b2bce3') +
      fill('M424 40h118q12 0 12 12v44q0 12-12 12h-70l-18 18 2-18h-32q-12 0-12-12V52q0-12 12-12z', '#fff') +
      [440, 464, 488, 512, 536]
        .map(x =>
          path(
            'M0-9L2.600-2.800L9-2.200L4.200 2.200L5.600 9L0 5.400L-5.600 9L-4.200 2.200L-9-2.200L-2.600-2.800Z',
            `fill="#ffb300" transform="translate(${x - 5} 64)"`,
          ),
        )
        .join('') +
      line('M430 86H520', '#d3d9ee', 5) +
      fill('M600 66h98q12 0 12 12v38q0 12-12 12h-20l2 18-18-18h-62q-12 0-12-12V78q0-12 12-12z', '#fff7e3') +
      heart(618, 98, 1.1, '#e94f74') +
      line('M642 88H690M642 104H676', '#e6d6b0', 5) +
      [392, 728].map((x, i) => tree(x, 230, 0.7 + i * 0.15, '#7f9fd6')).join(''),
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** A home or activity banner. */
export type BannerKind = keyof typeof BANNERS;

/** Whether a text names a banner. */
export const isBannerKind = (text: string): text is BannerKind =>
  Object.prototype.hasOwnProperty.call(BANNERS, text);

/** Draws a 750×280 banner: a car, or a column of them, in a landscape on the right, pale and calm on the left for dark text laid over it. */
export function bannerScene(kind: BannerKind): Scenery {
  const { sky, car, column, ground, view, front = '' }: Scene = BANNERS[kind];
  const drawing = svg(
    750,
    280,
    `<defs>${vertical('sky', ...sky)}<linearGradient id="calm"><stop stop-color="${sky[1]}" stop-opacity=".86"/><stop offset=".25" stop-color="${sky[1]}" stop-opacity=".7"/><stop offset=".58" stop-color="${sky[1]}" stop-opacity="0"/></linearGradient>${WINDOWS}</defs>` +
      fill('M0 0H750V280H0Z', 'url(#sky)') +
      view +
      fill('M0 228H750V280H0Z', ground) +
      fill('M0 228H750V231H0Z', '#fff', 0.5) +
      '<path d="M0 268H750" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="34 26"/>' +
      fill('M0 0H750V280H0Z', 'url(#calm)') +
      front,
  );
  const parked = column ?? (car === undefined ? [] : [{ picture: car, x: 366, ground: 266, width: 376 }]);
  return { svg: drawing, cars: parked.map(one => ({ view: 'front' as const, ...one })) };
}
