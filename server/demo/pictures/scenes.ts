/** Banners and site photographs, drawn by us around the same cars. */
import type { Scenery } from './Scenery';
import { block, cloud, fill, heart, line, palm, sun, tree, turbine, WINDOWS } from './shapes';
import { path, svg, vertical } from './svg';

interface Scene {
  /** Sky from top to horizon; pale, for dark text lies on it. */
  sky: readonly string[];
  /** The car on the road: the name of its rendered picture; absent: what is drawn stands there. */
  car?: string;
  ground: string;
  /** What stands between sky and ground. */
  view: string;
  /** What is drawn on the road, before everything else. */
  front?: string;
}

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
      // The chauffeur, waiting with a sign.
      fill('M312 268V220C312 208 319 203 328 203S344 208 344 220V268H331V238H325V268Z', '#2f3d52') +
      fill('M323 203L328 217L333 203Z', '#fff') +
      `<circle cx="328" cy="191" r="11" fill="#f2c9a4"/>` +
      fill('M316 187C316 175 340 175 340 187L344 190H312Z', '#2f3d52') +
      line('M342 218L356 210', '#2f3d52', 6) +
      fill('M350 182H394V208H350Z', '#fff') +
      line('M357 191H387M357 199H378', '#7fa3cc', 3),
  },
  universal: {
    sky: ['#cbe6fb', '#e6f4fd', '#fff5e2'],
    ground: '#7f8790',
    view:
      sun(452, 64, 22, '#ffd27a') +
      cloud(150, 38, 0.8) +
      cloud(560, 34, 0.9) +
      cloud(300, 56, 0.6) +
      fill('M40 236L176 156L214 178L290 94L384 186L470 150L640 198L750 160V240H40Z', '#a8c6dc') +
      fill('M290 94L316 120L302 117L290 129L278 117L266 120Z', '#fff', 0.9) +
      fill('M60 238C220 176 360 216 500 188S680 176 750 186V240H60Z', '#a9d3a0') +
      fill('M0 244C140 218 300 230 430 216S640 210 750 218V250H0Z', '#86c083') +
      [40, 66, 236, 262, 716, 738].map((x, i) => tree(x, 234 - (i % 2) * 4, 0.6 + (i % 3) * 0.14)).join(''),
    // A coach, which the fleet of cars has not.
    front:
      `<defs>${vertical('coach', '#ffffff', '#f1f5f9', '#d6dfe8')}${vertical('panes', '#34516d', '#5d83a3', '#8db4cf')}</defs>` +
      `<ellipse cx="522" cy="266" rx="206" ry="7" fill="#3c454f" opacity=".45"/>` +
      // Body, roof and the stripe along its side.
      fill(
        'M322 254V142Q322 126 338 126H682Q704 126 712 144L724 196Q728 210 728 226V248Q728 256 720 256H330Q322 256 322 254Z',
        'url(#coach)',
      ) +
      fill(
        'M352 126Q356 116 368 116H470Q480 116 484 126ZM560 126Q563 119 572 119H642Q651 119 654 126Z',
        '#dfe7ee',
      ) +
      fill(
        'M322 216C420 204 500 236 610 226S700 210 727 212L728 226V236C700 234 660 240 600 246S420 232 322 238Z',
        '#2e86de',
      ) +
      fill('M322 232C420 226 500 250 610 242S700 232 728 230V240C690 240 650 250 600 254H322Z', '#ffb038') +
      // Panes: along the side, the door, the windscreen.
      fill('M332 144H628V194H332Z', 'url(#panes)') +
      line('M379 144V194M428 144V194M478 144V194M528 144V194M578 144V194', '#f1f5f9', 3) +
      fill('M346 144H360L344 194H332V188ZM440 144H462L446 194H424ZM548 144H562L546 194H532Z', '#fff', 0.22) +
      fill('M638 140H676V246H638Z', '#c3ced9') +
      fill('M642 144H655V240H642ZM659 144H672V240H659Z', 'url(#panes)') +
      fill('M684 142H700Q706 143 708 150L722 206H684Z', 'url(#panes)') +
      fill('M690 142H698L706 206H696Z', '#fff', 0.22) +
      line('M708 150L728 158V182', '#2b3947', 4) +
      fill('M724 178h8v18h-8z', '#2b3947') +
      // Lamps, hatches of the luggage room, sill.
      fill('M714 224h14v12h-14z', '#fff3c4') +
      fill('M322 206h6v18h-6z', '#e5473c') +
      line('M432 216V250M486 220V250M540 224V250', '#c3ced9', 2) +
      fill('M322 250H728V256H322Z', '#4a5560') +
      // Wheels.
      [384, 606]
        .map(
          x =>
            fill(`M${x - 27} 256V244a27 27 0 0 1 54 0V256Z`, '#39434d') +
            `<circle cx="${x}" cy="246" r="21" fill="#22292f"/><circle cx="${x}" cy="246" r="12" fill="#cfd8e0"/><circle cx="${x}" cy="246" r="4" fill="#8b97a2"/>`,
        )
        .join(''),
  },
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

/** Draws a 750×280 banner: a car in a landscape on the right, pale and calm on the left for dark text laid over it. */
export function bannerScene(kind: BannerKind): Scenery {
  const { sky, car, ground, view, front = '' }: Scene = BANNERS[kind];
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
  const cars =
    car === undefined ? [] : [{ picture: car, view: 'front' as const, x: 366, ground: 266, width: 376 }];
  return { svg: drawing, cars };
}

const SITES = {
  airport:
    fill('M66 214V92H86V214Z', '#c3ced9') +
    fill('M52 92L58 66H94L100 92Z', '#5f8fb8') +
    fill('M56 60H96L92 66H60ZM48 92H104L98 100H54Z', '#e9eef3') +
    line('M76 60V40', '#8995a2', 3) +
    fill('M120 214V150C200 108 330 100 452 134V214Z', '#8fc0e4') +
    line(
      'M150 214V140M182 214V130M214 214V123M246 214V119M278 214V117M310 214V117M342 214V119M374 214V122M406 214V128M430 214V133M120 178H452',
      '#dcecf7',
      2,
    ) +
    fill('M104 156C190 100 340 88 468 132L466 142C340 104 200 114 110 164Z', '#f7f9fb') +
    fill('M250 214V182H322V214Z', '#40698c') +
    '<g transform="translate(318 62) rotate(-14)"><path d="M-74 0C-74-8-60-11-46-11H46L66-32H80L70-6C72 2 66 6 52 6H-58C-68 6-74 4-74 0Z" fill="#fff"/><path d="M-10 0L26 28H38L20 0Z" fill="#d4dde6"/><path d="M46-11L66-32H80L70-6Z" fill="#3c84d6"/><path d="M-60-5h10M-38-5h70" stroke="#5b7d9c" stroke-width="3.5" stroke-dasharray="4 4"/></g>',
  railway:
    block(20, 214, 4, 8, '#b7c6d6') +
    block(424, 214, 4, 7, '#b7c6d6') +
    fill('M72 214V140H408V214Z', '#f0e6d6') +
    fill('M150 214V128C190 84 290 84 330 128V214Z', '#8fbbdc') +
    line('M180 214V108M210 214V98M240 214V94M270 214V98M300 214V108M150 160H330', '#e3f0f8', 2.5) +
    fill(
      'M56 142C130 138 160 76 240 76S350 138 424 142V150C350 148 316 92 240 92S130 148 56 150Z',
      '#b9473f',
    ) +
    fill('M84 160h18v38H84zM114 160h18v38h-18zM348 160h18v38h-18zM378 160h18v38h-18z', '#9cc0d8') +
    '<circle cx="240" cy="124" r="17" fill="#fff" stroke="#b9473f" stroke-width="4"/>' +
    line('M240 113V124L248 129', '#3b4652', 2.5) +
    fill('M0 212V166H120C160 166 190 188 206 204C208 210 204 212 198 212Z', '#f8fafb') +
    fill('M0 193H191L206 204C208 210 204 212 198 212H0Z', '#3478c8') +
    fill(
      'M138 173C160 178 174 186 184 193H150C142 188 138 182 138 173ZM8 176h22v10H8zM40 176h22v10H40zM72 176h22v10H72zM108 174h12v18h-12z',
      '#2f4152',
    ),
  mall:
    block(10, 214, 5, 9, '#c2cbd8') +
    block(414, 214, 5, 11, '#c2cbd8') +
    fill('M70 214V96H290V214Z', '#f6efe8') +
    fill('M286 214V70H416V214Z', '#f28c54') +
    fill('M84 112H276V156H84Z', '#8ec3de') +
    line('M116 112V156M148 112V156M180 112V156M212 112V156M244 112V156', '#e8f4fa', 3) +
    fill('M302 140H400V214H302Z', '#7db3d1') +
    line('M351 140V214M302 176H400', '#e8f4fa', 3) +
    fill('M330 92H372L377 130H325Z', '#fff') +
    line('M340 98V92a11 11 0 0 1 22 0V98', '#fff', 4) +
    line('M343 104a8 8 0 0 0 16 0', '#f28c54', 4) +
    fill('M84 176H150V214H84ZM162 176H214V214H162ZM226 176H276V214H226Z', '#5d8ba6') +
    fill('M78 164H156V180H78Z', '#e4574f') +
    fill('M158 164H218V180H158Z', '#3ba58a') +
    fill('M222 164H282V180H222Z', '#f0b13c') +
    line('M66 96H294M282 70H420', '#d8cfc6', 6),
  metro:
    block(16, 214, 6, 10, '#b4c4d6') +
    block(90, 214, 5, 13, '#a3b6cb') +
    block(330, 214, 5, 12, '#a3b6cb') +
    block(390, 214, 7, 9, '#b4c4d6') +
    fill('M120 216V140L352 110V216Z', '#b7dcec', 0.92) +
    fill('M150 216V152L322 130V216Z', '#40566b') +
    line('M158 214L236 168H316M158 206L232 160', '#9fb4c6', 4) +
    fill('M172 214h20v-10h20v-10h20v-10h20v-10h20v-8h44v48z', '#5f768b') +
    line('M120 216V140M180 216V133M292 216V118M352 216V110', '#f2f6f8', 4) +
    fill('M104 136L368 100V112L104 148Z', '#2f6fc0') +
    line('M400 214V98', '#5f6d7b', 6) +
    fill('M374 64q0-6 6-6h40q6 0 6 6v40q0 6-6 6h-40q-6 0-6-6z', '#2f6fc0') +
    fill('M386 74q0-8 14-8t14 8v18q0 5-5 5h-18q-5 0-5-5z', '#fff') +
    fill('M389 75h22v9h-22zM390 88h5v4h-5zM405 88h5v4h-5z', '#2f6fc0') +
    line('M391 99L387 104M409 99L413 104', '#fff', 2.5),
  hotel:
    block(20, 214, 7, 6, '#c6cedb') +
    block(384, 214, 7, 7, '#c6cedb') +
    block(138, 214, 20, 11, '#c79a63') +
    fill('M130 64H350V74H130ZM168 50H312V64H168Z', '#8a6238') +
    [192, 216, 240, 264, 288]
      .map(x =>
        path(
          'M0-7L2-2H7L3 1L4.5 6L0 3L-4.5 6L-3 1L-7-2H-2Z',
          `fill="#ffe08a" transform="translate(${x} 57) scale(.8)"`,
        ),
      )
      .join('') +
    fill('M214 214V178H266V214Z', '#3f5468') +
    line('M240 178V214', '#d9c09a', 3) +
    fill('M176 172L196 158H284L304 172V180H176Z', '#7b3a3f') +
    line('M184 180V214M296 180V214', '#e8d5b2', 5) +
    tree(122, 216, 0.9) +
    tree(366, 216, 0.9),
  point:
    tree(46, 216, 1.5) +
    tree(92, 216, 1.1) +
    tree(456, 216, 1.3) +
    fill('M118 214V132H362V214Z', '#f7f4ee') +
    fill('M136 160H226V206H136Z', '#8ec3de') +
    line('M166 160V206M196 160V206', '#eef7fb', 3) +
    fill('M246 160H292V214H246Z', '#476a86') +
    fill('M306 160H346V196H306Z', '#8ec3de') +
    fill('M108 126H372L380 152H100Z', '#f5821f') +
    fill(
      'M141 126H174L173 152H134ZM207 126H240V152H204ZM273 126H306L310 152H275ZM339 126H372L380 152H346Z',
      '#fff',
    ) +
    fill('M240 128C222 104 216 94 216 80a24 24 0 0 1 48 0C264 94 258 104 240 128Z', '#2468cf') +
    fill('M226 86l3-3l4-9q1-2 3-2h8q2 0 3 2l4 9l3 3v7h-4v4h-4v-4h-12v4h-4v-4h-4z', '#fff') +
    fill('M394 152q0-6 6-6h14q6 0 6 6v64h-26z', '#c3ccd3') +
    fill('M398 153h18v14h-18z', '#1f9463') +
    line('M420 176C432 180 430 204 424 204', '#3f4d52', 2.5),
} as const;

/** The car in front of a site. */
const SITE_CARS: Readonly<Record<SiteKind, string>> = {
  airport: 'buick-gl8',
  railway: 'honda-fit',
  mall: 'byd-dolphin',
  metro: 'toyota-corolla',
  hotel: 'mercedes-s',
  point: 'honda-cr-v',
};

/** A kind of rental site, after the place it serves. */
export type SiteKind = keyof typeof SITES;

/** Whether a text names a kind of site. */
export const isSiteKind = (text: string): text is SiteKind =>
  Object.prototype.hasOwnProperty.call(SITES, text);

/** Draws the 480×300 picture of a rental site. */
export function siteScene(kind: SiteKind): Scenery {
  const drawing = svg(
    480,
    300,
    `<defs>${vertical('sky', '#a9d8f7', '#d8eefb', '#f3f9fb')}${WINDOWS}</defs>${fill('M0 0H480V300H0Z', 'url(#sky)')}` +
      cloud(24, 46, 0.8) +
      cloud(404, 30, 0.7) +
      SITES[kind] +
      fill('M0 214H480V236H0Z', '#d5d9dc') +
      fill('M0 234H480V300H0Z', '#8b96a1') +
      fill('M0 232H480V236H0Z', '#f4f6f7') +
      line('M84 300L112 244M236 300L240 244M388 300L368 244', '#fff', 3),
  );
  return {
    svg: drawing,
    cars: [{ picture: SITE_CARS[kind], view: 'front', x: 214, ground: 284, width: 252 }],
  };
}
