/** Cars from ahead and from behind, in the style of `carPicture.ts`. */
import { GROUND } from './carBodies';
import { FACES, type FaceShape, type FrontShape, type GalleryBody, type RearShape } from './carFaces';
import { CAR_COLOURS, carGradients, path, round, svg, type CarColour } from './carPicture';

/** The right half of an outline from the centre line to the centre line: where it starts, then cubic curves. */
interface Half {
  from: readonly [x: number, y: number];
  curves: readonly (readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number])[];
}

/** The whole outline: the right half, and back along the mirrored one. */
function closed({ from: [startX, startY], curves }: Half): string {
  const there = curves.map(curve => `C${curve.map(round).join(' ')}`).join('');
  const back = [...curves]
    .reverse()
    .map(([x1, y1, x2, y2], index, reversed) => {
      const [, , , , x = startX, y = startY] = reversed[index + 1] ?? [];
      return `C${[-x2, y2, -x1, y1, -x, y].map(round).join(' ')}`;
    })
    .join('');
  const [, , , , endX, endY] = curves[curves.length - 1] ?? [0, 0, 0, 0, startX, startY];
  return `M${startX} ${startY}${there}L${-endX} ${endY}${back}Z`;
}

const both = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

const bodyOutline = ({ half, roof: [rx, ry], belt: [bx, by], bottom, open }: FaceShape): string => {
  const side: Half['curves'] = [
    [bx + 7, by + 3, half - 1, by + 12, half, by + 28],
    [half + 2, by + 46, half + 1, bottom - 48, half - 1, bottom - 28],
    [half - 2, bottom - 10, half - 5, bottom, half - 13, bottom],
  ];
  if (open) return closed({ from: [0, by], curves: [[bx * 0.4, by, bx * 0.8, by, bx, by], ...side] });
  return closed({
    from: [0, ry],
    curves: [
      [rx * 0.6, ry, rx * 0.88, ry + 1, rx, ry + 8],
      [rx + 6, ry + 13, bx - 9, by - 26, bx, by],
      ...side,
    ],
  });
};

/** A pane below the roof: its lower edge `low` at the centre and half as wide as `foot` there. */
function pane([rx, ry]: FaceShape['roof'], [foot, low]: readonly [number, number], sag: number): string {
  return closed({
    from: [0, ry + 8],
    curves: [
      [rx * 0.6, ry + 8, rx * 0.84, ry + 9, rx - 6, ry + 13],
      [rx + 1, ry + 19, foot - 6, low - 22, foot, low],
      [foot * 0.7, low + sag, foot * 0.3, low + sag, 0, low + sag],
    ],
  });
}

/** What is seen through a pane: the seats, from ahead with the mirror and the steering wheel. */
function cabin({ roof: [rx, ry], belt: [, by] }: FaceShape, isFront: boolean): string {
  const x = rx * 0.56;
  const top = ry + (by - ry) * 0.36;
  const seat =
    `<path d="M${round(x - 20)} ${by + 8}q0-${round((by - top) * 0.62)} 12-${round((by - top) * 0.7)}h16q12 ${round((by - top) * 0.08)} 12 ${round((by - top) * 0.7)}z"/>` +
    `<rect x="${round(x - 11)}" y="${round(top)}" width="22" height="16" rx="6"/>`;
  const wheel = `<path d="M${round(x - 20)} ${by + 6}a20 17 0 0 1 40 0" fill="none" stroke="#12181e" stroke-width="4"/>`;
  return (
    `<g fill="#1a222a" opacity=".72">${both(seat)}</g>` +
    (isFront ? `<rect x="-11" y="${ry + 15}" width="22" height="8" rx="3" fill="#12181e"/>${wheel}` : '')
  );
}

function glazing(shape: FaceShape, glass: string, isFront: boolean): string {
  return (
    `<clipPath id="pane"><path d="${glass}"/></clipPath>` +
    path(glass, 'fill="url(#glass)"') +
    `<g clip-path="url(#pane)">${cabin(shape, isFront)}<path d="M-62 0h34l-70 180h-34zM-18 0h10l-70 180h-10zM44 0h30l-70 180h-30z" fill="#fff" opacity=".13"/></g>` +
    path(glass, 'fill="none" stroke="#171b20" stroke-width="2.4" stroke-linejoin="round"')
  );
}

/** Windscreen frame and seats of an open car. */
function openCabin(shape: FaceShape, isFront: boolean): string {
  const {
    roof: [rx, ry],
    belt: [bx, by],
  } = shape;
  const seat = (x: number): string =>
    `<g transform="translate(${round(x)} ${by + 4})" stroke="#8f5b30"><path d="M-21 0q-3-34 9-38h24q12 4 9 38z" fill="#cf9260"/><rect x="-13" y="-56" width="26" height="19" rx="7" fill="#bd7f4b"/><path d="M-9-34L-11-4M9-34L11-4" fill="none"/></g>`;
  const seats = seat(-rx * 0.56) + seat(rx * 0.56);
  const screen = pane([rx, ry], [bx - 8, by], 4);
  const frame = `<path d="M${-(bx - 6)} ${by + 2}C${-(bx - 14)} ${by - 24} ${-(rx + 2)} ${ry + 14} ${-(rx - 4)} ${ry + 9}C${round(-rx * 0.6)} ${ry + 4} ${round(rx * 0.6)} ${ry + 4} ${rx - 4} ${ry + 9}C${rx + 2} ${ry + 14} ${bx - 14} ${by - 24} ${bx - 6} ${by + 2}" fill="none" stroke="#20262c" stroke-width="6" stroke-linejoin="round"/>`;
  const glass = path(screen, `fill="url(#glass)" fill-opacity="${isFront ? 0.45 : 0.3}"`);
  const floor = `<path d="M${-(bx - 4)} ${by + 3}Q0 ${by - 12} ${bx - 4} ${by + 3}Z" fill="#4a3325"/>`;
  const mirror = `<rect x="-11" y="${ry + 14}" width="22" height="8" rx="3" fill="#12181e"/>`;
  return isFront ? floor + seats + glass + frame + mirror : glass + frame + mirror + floor + seats;
}

const tyres = ({ half, tyre, bottom }: FaceShape): string =>
  `<path d="M${-half + 16} ${bottom - 10}H${half - 16}V${bottom + 5}H${-half + 16}Z" fill="#14171a"/>` +
  both(
    `<rect x="${half - tyre - 4}" y="${GROUND - 70}" width="${tyre}" height="70" rx="7" fill="#1d2126"/>` +
      `<path d="M${half - tyre} ${GROUND - 12}h${tyre - 8}M${half - tyre} ${GROUND - 7}h${tyre - 8}" stroke="#3b4148" stroke-width="1.6"/>`,
  );

const plateAt = (y: number): string =>
  `<rect x="-27" y="${y}" width="54" height="15" rx="2.5" fill="#f3f5f7" stroke="#8e98a3"/><rect x="-24" y="${y + 2.5}" width="48" height="10" rx="1.5" fill="#dde2e7"/>`;

const badgeAt = (y: number): string =>
  `<circle cy="${y}" r="6.500" fill="url(#chrome)" stroke="#6d7781"/><circle cy="${y}" r="3.600" fill="#5b646d"/>`;

function mirrors({ belt: [bx, by] }: FaceShape, edge: string): string {
  return both(
    `<path d="M${bx - 4} ${by - 4}L${bx + 8} ${by - 8}" stroke="#20262c" stroke-width="4"/>` +
      path(
        `M${bx + 5} ${by - 8}q0-10 10-10h6q8 0 8 9q0 10-10 10h-7q-7 0-7-9z`,
        `fill="url(#paint)" stroke="${edge}" stroke-width="1.2"`,
      ),
  );
}

const rails = ({ roof: [rx, ry] }: FaceShape): string =>
  both(`<path d="M${rx - 12} ${ry + 4}q0-8 6-8q7 0 8 13z" fill="#3a4149"/>`);

/** Paint with the light and the shadow that all sides of a car have; `clip` names the outline's clip path. */
function panels(shape: FaceShape, outline: string, edge: string): string {
  const { half, belt, bottom, clad } = shape;
  const [, by] = belt;
  const cladding = clad
    ? both(
        `<path d="M${half + 4} ${bottom - 40}Q${half - 26} ${bottom - 34} ${half - 34} ${bottom + 2}H${half + 4}Z" fill="#2b3037"/>`,
      )
    : '';
  return (
    path(outline, `fill="url(#paint)" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"`) +
    '<g clip-path="url(#body)">' +
    path(
      outline,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" transform="translate(0 2.5)"',
    ) +
    path(outline, 'fill="url(#turn)"') +
    `<path d="M${-half} ${by + 30}Q0 ${by + 20} ${half} ${by + 30}V300H${-half}Z" fill="url(#shade)"/>` +
    cladding +
    '</g>'
  );
}

function frontDetails(shape: FaceShape, front: FrontShape, edge: string): string {
  const { half, belt } = shape;
  const [bx, by] = belt;
  const { bonnet, lamp, lenses, light, grille, bars, frame, dark, badge, plate, creases } = front;
  const lens = lenses
    .map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="4.400" fill="#fff" stroke="#4d5964" stroke-width="1.6"/>`,
    )
    .join('');
  return (
    '<g clip-path="url(#body)">' +
    // The bonnet is lit from above.
    `<path d="M${-bx + 10} ${by + 5}Q0 ${by + 12} ${bx - 10} ${by + 5}L${round(half * 0.62)} ${bonnet}Q0 ${bonnet - 7} ${round(-half * 0.62)} ${bonnet}Z" fill="#fff" opacity=".2"/>` +
    `<path d="M${round(-half * 0.72)} ${bonnet + 3}Q0 ${bonnet - 8} ${round(half * 0.72)} ${bonnet + 3}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.4"/>` +
    both(
      path(
        creases,
        'fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.5" stroke-linecap="round"',
      ),
    ) +
    both(path(dark, 'fill="#23282e"')) +
    '</g>' +
    both(
      path(grille, 'fill="#1a1f25"') + path(bars, 'fill="none" stroke="url(#chrome)" stroke-width="1.6"'),
    ) +
    both(path(frame, 'fill="none" stroke="#c9d1d8" stroke-width="2.4" stroke-linejoin="round"')) +
    both(
      path(lamp, 'fill="url(#lamp)" stroke="#20262c" stroke-width="2" stroke-linejoin="round"') +
        lens +
        path(light, 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"'),
    ) +
    badgeAt(badge) +
    plateAt(plate) +
    `<path d="M-4 ${by + 6}Q-40 ${by + 3} ${-bx + 22} ${by - 6}M10 ${by + 6}Q-20 ${by + 1} ${round(-bx * 0.35)} ${by - 8}" fill="none" stroke="#12161a" stroke-width="2.4" stroke-linecap="round"/>` +
    mirrors(shape, edge) +
    (front.front ?? '')
  );
}

function rearDetails(shape: FaceShape, rear: RearShape, edge: string): string {
  const { lamp, bar, seams, dark, badge, plate, exhaust, wiper, window } = rear;
  return (
    `<g clip-path="url(#body)">${both(path(seams, 'fill="none" stroke="#000" stroke-opacity=".38" stroke-width="1.4" stroke-linejoin="round"') + path(dark, 'fill="#23282e"'))}</g>` +
    both(path(bar, 'fill="url(#brake)"')) +
    both(path(lamp, 'fill="url(#brake)" stroke="#20262c" stroke-width="2" stroke-linejoin="round"')) +
    (exhaust
      ? both(
          `<rect x="${exhaust[0] - 10}" y="${exhaust[1] - 4}" width="20" height="8" rx="4" fill="#15181c" stroke="url(#chrome)" stroke-width="2"/>`,
        )
      : '') +
    plateAt(plate) +
    badgeAt(badge) +
    (wiper
      ? `<path d="M0 ${window[1] + 5}L34 ${window[1] - 6}" stroke="#12161a" stroke-width="2.6" stroke-linecap="round"/><circle cy="${window[1] + 5}" r="3" fill="#12161a"/>`
      : '') +
    mirrors(shape, edge) +
    (rear.front ?? '')
  );
}

/** Draws a car from ahead or from behind on a transparent 480×300 canvas. */
export function carFaceSvg(body: GalleryBody, colour: CarColour, view: 'front' | 'rear'): string {
  const { shape, front, rear } = FACES[body];
  const { edge } = CAR_COLOURS[colour];
  const outline = bodyOutline(shape);
  const isFront = view === 'front';
  const [bx, by] = shape.belt;
  const glass = isFront ? pane(shape.roof, [bx - 9, by - 1], 6) : pane(shape.roof, rear.window, 4);
  return svg(
    480,
    300,
    `<defs>${carGradients(colour)}<clipPath id="body"><path d="${outline}"/></clipPath></defs>` +
      '<g transform="translate(240 -18) scale(1.22)">' +
      `<ellipse cy="${GROUND}" rx="${shape.half + 26}" ry="11" fill="url(#shadow)"/>` +
      tyres(shape) +
      (shape.rails ? rails(shape) : '') +
      (shape.open ? openCabin(shape, isFront) : '') +
      panels(shape, outline, edge) +
      (shape.open ? '' : glazing(shape, glass, isFront)) +
      (isFront ? frontDetails(shape, front, edge) : rearDetails(shape, rear, edge)) +
      '</g>',
  );
}
