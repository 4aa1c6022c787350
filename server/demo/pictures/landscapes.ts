/** Landscapes of the destinations, drawn by us in the style of the banners. */
import type { Scenery } from './Scenery';
import { block, cloud, fill, line, palm, sun, tree, WINDOWS } from './shapes';
import { svg, vertical } from './svg';

interface Landscape {
  /** Sky from top to horizon. */
  sky: readonly string[];
  /** What lies between sky and road. */
  view: string;
  road: string;
  /** The car on the road: the name of its rendered picture. */
  car: string;
}

const pine = (x: number, y: number, scale: number, leaf: string, snow = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M-2.5 0V-8H2.5V0Z', '#7a573c')}${fill('M-16-6L0-30L16-6ZM-13-20L0-42L13-20ZM-9-34L0-52L9-34Z', leaf)}${snow && fill('M-9-34L0-52L9-34L3-38L0-35L-4-38ZM-13-20L-8-28L-4-23L0-27L4-23L8-28L13-20L6-23L0-20L-6-23Z', snow)}</g>`;

/** A house with a pitched roof, standing on `y`. */
const house = (x: number, y: number, scale: number, wall: string, roof: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M0 0V-22H34V0Z', wall)}${fill('M-4-21L17-38L38-21Z', roof)}${fill('M5-16h7v8H5zM22-16h7v8h-7zM14-12h6V0h-6z', '#5b7385')}</g>`;

/** A white wall under a grey roof with upturned eaves, as in Dali. */
const courtyard = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M0 0V-20H52V0Z', '#fbfaf6')}${fill('M-7-17C0-19 3-24 6-31H46C49-24 52-19 59-17C56-15 52-15 50-16H2C0-15-4-15-7-17Z', '#66727d')}${line('M5-31H47', '#4f5a64', 2.5)}${fill('M20-11h12V0H20z', '#8a5a3c')}${fill('M6-13h8v6H6zM38-13h8v6h-8z', '#7b98aa')}${line('M0-2H52', '#9fb3bf', 2)}</g>`;

const sail = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M0 0L4-38L27-4ZM-2-2L1-28L-17-4Z', '#fff')}${fill('M-19 0H31L23 9H-13Z', '#fdf6ee')}</g>`;

const VIEWS = {
  beach: {
    sky: ['#6fc6f2', '#a9e0f8', '#fdf1d6'],
    road: '#8f8d8a',
    car: 'ford-mustang-convertible',
    view:
      sun(108, 92, 22, '#ffe08a') +
      cloud(210, 60, 1) +
      cloud(360, 40, 0.7) +
      fill('M0 132H480V214H0Z', '#37b2c4') +
      fill('M0 132H480V146H0Z', '#6fcbd6') +
      fill('M330 132C352 108 400 102 480 118V132Z', '#5f9f8a') +
      fill('M388 132C410 114 440 112 480 124V132Z', '#4b8a76') +
      sail(236, 136, 0.8) +
      sail(290, 130, 0.45) +
      line('M40 152H84M120 160H170M214 168H246M300 156H352M64 174H120M360 172H410', '#c9eef1', 2) +
      fill('M0 182C120 170 210 190 300 180S430 170 480 176V236H0Z', '#fbe6b9') +
      fill(
        'M0 182C120 170 210 190 300 180S430 170 480 176V182C430 176 400 178 300 187S120 177 0 189Z',
        '#fff8e6',
      ) +
      line('M196 214L206 176', '#8a6244', 2.5) +
      fill('M178 186C180 168 196 160 210 164C224 168 232 182 228 198Z', '#f0574c') +
      fill('M191 189C192 172 201 164 210 164C214 170 216 184 214 194Z', '#fff3e6') +
      fill('M166 216q14-8 28 0z', '#e9cf97') +
      palm(52, 220, 1.25) +
      palm(96, 224, 0.95) +
      palm(424, 220, 1.1),
  },
  lake: {
    sky: ['#8ec8f0', '#c3e5f7', '#f3f7ee'],
    road: '#8f9590',
    car: 'haval-h6',
    view:
      cloud(60, 70, 1) +
      cloud(290, 52, 0.8) +
      cloud(180, 96, 0.6) +
      fill(
        'M0 156L44 96L80 122L130 62L176 108L214 82L268 132L316 92L366 136L420 104L480 146V170H0Z',
        '#7d9fb8',
      ) +
      fill(
        'M130 62L152 84L140 82L130 92L120 82L108 92ZM214 82L232 99L222 98L214 106L205 97L196 100ZM44 96L56 105L46 108L36 107Z',
        '#f6fafc',
      ) +
      fill('M0 168L60 132L120 152L190 128L260 156L340 134L410 154L480 136V176H0Z', '#5f8f86') +
      fill('M0 164H480V220H0Z', '#6fb6d3') +
      fill('M0 164H480V174H0Z', '#9bd0e2') +
      line('M60 184H118M150 194H196M252 182H318M350 196H404M214 204H256', '#c8e8f1', 2) +
      fill('M0 204C60 192 120 206 180 200S300 214 360 204S450 198 480 202V236H0Z', '#8cbb6c') +
      courtyard(14, 212, 0.9) +
      courtyard(72, 216, 1.05) +
      tree(146, 216, 0.7) +
      tree(438, 216, 1) +
      tree(466, 216, 0.75),
  },
  snowMountain: {
    sky: ['#7fb8ec', '#b6d9f5', '#fbe9d6'],
    road: '#858c93',
    car: 'tank-300',
    view:
      cloud(30, 60, 0.8) +
      cloud(356, 56, 0.9) +
      fill('M-20 190L96 94L150 138L244 30L330 128L372 100L500 190Z', '#8aa7c2') +
      fill('M244 30L330 128L372 100L500 190H280L262 120Z', '#7291b0') +
      fill(
        'M244 30L296 90L278 84L262 100L246 84L228 104L212 88L192 90ZM96 94L126 119L110 116L98 126L82 114L66 119ZM372 100L404 122L388 120L374 132L362 116L351 114Z',
        '#fdfeff',
      ) +
      fill('M0 186C80 150 150 168 226 158S400 148 480 166V220H0Z', '#6f9a72') +
      fill('M0 206C100 180 220 200 320 188S440 186 480 190V236H0Z', '#8db96d') +
      [18, 44, 66, 404, 430, 456]
        .map((x, i) => pine(x, 214 - (i % 3) * 4, 0.72 + (i % 2) * 0.2, '#3f7a5c'))
        .join('') +
      line('M150 212V176M214 206V172', '#8a6244', 2) +
      line('M150 177C170 190 194 188 214 173', '#c9ced3', 1) +
      fill('M154 179l10 4-2 9-9-4zM196 184l10-5 3 8-10 5z', '#e4574f') +
      fill('M167 184l10 1 0 9-10-1z', '#f0b13c') +
      fill('M181 185l10-1 2 9-10 1z', '#3c84d6'),
  },
  island: {
    sky: ['#86d0f0', '#bfe6f6', '#fff3da'],
    road: '#8f8d8a',
    car: 'bmw-z4',
    view:
      sun(400, 80, 20, '#ffe08a') +
      cloud(48, 58, 0.9) +
      cloud(220, 40, 0.7) +
      fill('M0 140H480V214H0Z', '#4aaec6') +
      fill('M0 140H480V152H0Z', '#83cbd8') +
      fill('M108 140C128 112 150 108 172 110C180 96 206 90 224 104C260 104 286 118 304 140Z', '#6aa67a') +
      fill('M176 112C176 92 184 80 198 80C214 80 222 94 224 112Z', '#b9ab97') +
      fill('M184 112C184 94 190 84 200 82C194 92 194 102 196 112Z', '#cfc3b0') +
      line('M204 80V66', '#8a6244', 2) +
      fill('M204 66L218 71L204 76Z', '#e5473c') +
      house(128, 138, 0.55, '#f6e2c4', '#d9573f') +
      house(152, 136, 0.62, '#fff4e2', '#cf4c38') +
      house(216, 136, 0.62, '#f6e2c4', '#d9573f') +
      house(244, 138, 0.52, '#fff4e2', '#cf4c38') +
      sail(352, 148, 0.6) +
      line('M30 164H86M130 172H188M220 162H262M310 176H372M396 164H444', '#cdeef2', 2) +
      fill('M0 196C110 186 230 202 330 192S450 188 480 190V236H0Z', '#f6e3bb') +
      palm(30, 222, 1.1) +
      palm(430, 222, 1.2) +
      palm(396, 224, 0.85) +
      fill('M60 226q14-18 30 0zM340 226q16-18 34 0z', '#58a86c') +
      fill('M84 226q10-14 24 0zM366 226q8-10 18 0z', '#e86f9a'),
  },
  redRoofs: {
    sky: ['#8fcdf2', '#c9e8f8', '#f6f4e8'],
    road: '#8d9196',
    car: 'toyota-yaris-l',
    view:
      cloud(40, 50, 0.9) +
      cloud(330, 40, 1) +
      fill('M220 158L300 108L338 126L392 82L440 116L480 100V160H220Z', '#8fb0a4') +
      fill('M0 148H480V214H0Z', '#4f9fc4') +
      fill('M0 148H480V158H0Z', '#86c3dc') +
      line('M30 172H90M140 166H200M250 176H318M350 168H400M400 184H456', '#cfe9f4', 2) +
      sail(318, 160, 0.6) +
      sail(372, 152, 0.4) +
      line('M236 190L300 176', '#c9bca6', 6) +
      fill('M292 178V156H312V178ZM286 158L302 142L318 158Z', '#f1e4c8') +
      fill('M284 158C292 154 296 148 302 138C308 148 312 154 320 158Z', '#d9a43f') +
      fill('M0 168C50 142 120 150 176 168S250 196 300 200H480V236H0Z', '#7fb073') +
      [tree(20, 182, 0.7), tree(66, 168, 0.75), tree(122, 170, 0.7), tree(176, 188, 0.8)].join('') +
      house(0, 206, 0.95, '#f8e8c8', '#d6503a') +
      house(34, 188, 0.9, '#fff5e0', '#cf4733') +
      house(78, 200, 1.05, '#f8e8c8', '#dc5a42') +
      house(128, 196, 0.9, '#fff5e0', '#cf4733') +
      house(170, 212, 0.85, '#f8e8c8', '#d6503a') +
      fill('M62 168V128H76V168ZM60 129L69 104L78 129Z', '#e9d7b4') +
      fill('M58 130L69 100L80 130Z', '#b8402f') +
      tree(438, 218, 1) +
      tree(464, 218, 0.8),
  },
  karst: {
    sky: ['#bfe3ee', '#dcf0ee', '#f8f4df'],
    road: '#8c938b',
    car: 'honda-odyssey',
    view:
      sun(352, 70, 20, '#ffd98a') +
      cloud(40, 48, 0.8) +
      fill(
        'M-10 176C0 120 14 84 34 84C56 84 60 124 72 150C80 122 90 104 108 104C126 104 132 136 142 160V180H-10ZM300 180C306 130 318 98 338 98C358 98 362 130 370 154C380 112 392 76 414 76C438 76 444 118 452 146C460 130 468 118 490 118V180Z',
        '#b3cfc9',
      ) +
      fill(
        'M84 184C94 128 108 62 138 62C168 62 172 120 190 156C200 128 212 108 232 108C252 108 258 142 270 166V190H84Z',
        '#86b0a1',
      ) +
      fill(
        'M258 186C266 150 276 124 296 124C318 124 322 152 336 170C346 146 356 132 374 132C394 132 398 158 410 178V190H258Z',
        '#6f9f8c',
      ) +
      fill(
        'M-10 190C2 150 16 130 36 130C58 130 64 156 78 172C86 160 94 152 108 152C124 152 130 170 140 184V194H-10Z',
        '#5c917a',
      ) +
      fill('M0 180H480V216H0Z', '#8fc3c0') +
      fill(
        'M96 180C120 188 130 204 138 214C150 204 168 190 190 182ZM270 180C284 190 296 196 300 204C312 196 330 188 344 180Z',
        '#74aaa4',
        0.7,
      ) +
      line('M30 190H84M196 194H252M330 190H392M410 200H452', '#d6ece9', 2) +
      fill('M210 201C232 206 262 206 284 200L278 207H218Z', '#8a6244') +
      line('M250 202V184', '#5b4636', 2) +
      fill('M243 184H257L250 176Z', '#d9b277') +
      fill('M246 186h8l2 15h-12z', '#3f6f8c') +
      fill('M0 210C90 198 180 214 280 206S430 200 480 206V236H0Z', '#8fbf6c') +
      line(
        'M22 218C18 190 14 176 6 162M36 218C36 188 40 170 46 156M52 218C56 196 64 182 74 172',
        '#5f9a52',
        4,
      ) +
      fill(
        'M6 162q-12 2-16 14q14 0 16-14zM6 162q10 4 12 16q-14-2-12-16zM46 156q-12 0-17 12q15 2 17-12zM46 156q11 4 12 17q-14-3-12-17zM74 172q-10-3-18 6q13 6 18-6zM74 172q10 4 10 16q-13-4-10-16z',
        '#74b060',
      ),
  },
  grassland: {
    sky: ['#6db5ec', '#a7d6f5', '#e8f4ef'],
    road: '#8b8f8c',
    car: 'toyota-prado',
    view:
      cloud(30, 56, 1.3) +
      cloud(200, 40, 0.9) +
      cloud(340, 70, 1.2) +
      fill('M0 150L70 118L128 138L208 104L270 136L340 116L420 138L480 120V160H0Z', '#94b0c0') +
      fill('M208 104L226 114L214 115L206 121L196 114ZM70 118L82 124L72 127L62 122Z', '#fff') +
      fill('M0 148H480V166H0Z', '#4d9ed0') +
      fill('M0 148H480V152H0Z', '#8cc5e4') +
      fill('M0 162H480V200H0Z', '#8fc06a') +
      fill('M0 168C120 160 220 172 320 164S440 162 480 166V188H0Z', '#f4d03f') +
      fill('M0 180C110 172 240 184 340 176S450 178 480 178V236H0Z', '#7fb65c') +
      '<g stroke="#fff6b8" stroke-width="2" stroke-linecap="round"><path d="M20 172h4M56 176h4M92 170h4M132 176h4M176 172h4M214 176h4M252 171h4M296 175h4M338 170h4M380 174h4M420 170h4M456 173h4"/></g>' +
      [
        fill('M62 208L84 180L106 208Z', '#fdfdfb'),
        fill('M84 180L106 208H92Z', '#dfe5e8'),
        line('M84 180L80 174M84 180L88 174', '#8a6244', 1.5),
        fill('M78 208L84 194L90 208Z', '#5b7385'),
      ].join('') +
      [
        [154, 200],
        [178, 206],
        [200, 198],
        [400, 202],
        [424, 208],
        [446, 200],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g transform="translate(${x} ${y})">${fill('M-9 0q-3-10 6-11q9-2 13 3q5 5 0 8z', '#fff')}${fill('M8-9q6-3 8 1q0 4-6 4z', '#4a4038')}${line('M-4 0V5M5 0V5', '#4a4038', 1.6)}</g>`,
        )
        .join(''),
  },
  snowTown: {
    sky: ['#6d86c8', '#a9b8e2', '#f6dcd6'],
    road: '#9aa3b5',
    car: 'cadillac-ct5',
    view:
      sun(392, 124, 20, '#ffd9b0') +
      fill('M0 182C90 140 180 164 270 146S430 140 480 154V220H0Z', '#c9d4ee') +
      block(10, 190, 5, 5, '#b9a9bd') +
      block(420, 190, 5, 6, '#b9a9bd') +
      fill('M176 196V136H304V196Z', '#b4553f') +
      fill('M206 136V104H274V136Z', '#a74a36') +
      fill('M170 136H310L304 128H176ZM200 104H280L274 97H206Z', '#e8e2d6') +
      fill('M240 40C262 58 282 74 274 97H206C198 74 218 58 240 40Z', '#3f8a73') +
      fill('M240 40C246 58 250 74 248 97H232C230 74 234 58 240 40Z', '#57a68c') +
      line('M240 40V22M234 28H246', '#e3b34a', 3) +
      fill(
        'M186 108C194 116 200 120 198 130H174C172 120 178 116 186 108ZM294 108C302 116 308 120 306 130H282C280 120 286 116 294 108Z',
        '#3f8a73',
      ) +
      line('M186 108V100M294 108V100', '#e3b34a', 2) +
      fill('M176 130H196V136H176ZM284 130H304V136H284Z', '#a74a36') +
      fill(
        'M230 196V170a10 12 0 0 1 20 0V196ZM192 184V160a8 9 0 0 1 16 0V184ZM272 184V160a8 9 0 0 1 16 0V184ZM216 126V116a6 7 0 0 1 12 0V126ZM234 126V114a6 8 0 0 1 12 0V126ZM252 126V116a6 7 0 0 1 12 0V126Z',
        '#f3e3c4',
      ) +
      fill(
        'M234 196V172a6 8 0 0 1 12 0V196ZM195 184V161a5 6 0 0 1 10 0V184ZM275 184V161a5 6 0 0 1 10 0V184Z',
        '#5a4250',
      ) +
      fill(
        'M206 99Q240 90 274 99L280 104Q240 96 200 104ZM170 136Q180 128 196 129Q186 133 186 136ZM310 136Q300 128 284 129Q294 133 294 136Z',
        '#fff',
      ) +
      fill('M0 196C100 184 200 198 300 190S440 186 480 192V236H0Z', '#f4f7fd') +
      fill('M0 208C110 198 210 212 320 204S450 202 480 206V236H0Z', '#e3eaf7') +
      [
        [60, 210, 1.05],
        [92, 214, 0.8],
        [396, 212, 0.95],
        [372, 208, 0.7],
      ]
        .map(([x = 0, y = 0, scale = 1]) => pine(x, y, scale, '#4f7f78', '#fff'))
        .join('') +
      fill('M128 214a11 11 0 1 1 22 0zM131 196a8 8 0 1 1 16 0a8 8 0 1 1-16 0z', '#fff') +
      fill('M132 190h14l-2-9h-10z', '#e4574f') +
      '<path d="M136 196h.1M142 196h.1" stroke="#3b4652" stroke-width="2.4" stroke-linecap="round"/>' +
      '<g fill="#fff">' +
      [
        [24, 40],
        [70, 84],
        [118, 30],
        [156, 78],
        [176, 24],
        [306, 50],
        [340, 84],
        [372, 30],
        [424, 66],
        [456, 26],
        [40, 130],
        [336, 134],
        [446, 116],
        [132, 118],
      ]
        .map(([x = 0, y = 0], i) => `<circle cx="${x}" cy="${y}" r="${2 + (i % 3) * 0.6}"/>`)
        .join('') +
      '</g>',
  },
} as const satisfies Readonly<Record<string, Landscape>>;

/** A landscape, after what is seen in it. */
export type LandscapeKind = keyof typeof VIEWS;

/** Whether a text names a landscape. */
export const isLandscapeKind = (text: string): text is LandscapeKind =>
  Object.prototype.hasOwnProperty.call(VIEWS, text);

/** Draws the 480×300 picture of a destination: its landscape and a car on the road in front. */
export function landscapeScene(kind: LandscapeKind): Scenery {
  const { sky, view, road, car }: Landscape = VIEWS[kind];
  const drawing = svg(
    480,
    300,
    `<defs>${vertical('sky', ...sky)}${WINDOWS}</defs>${fill('M0 0H480V300H0Z', 'url(#sky)')}` +
      view +
      fill('M0 232H480V300H0Z', road) +
      fill('M0 232H480V236H0Z', '#f4f6f7') +
      '<path d="M0 286H480" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="30 24"/>',
  );
  return { svg: drawing, cars: [{ picture: car, view: 'front', x: 176, ground: 284, width: 262 }] };
}
