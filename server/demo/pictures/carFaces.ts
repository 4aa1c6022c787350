/**
 * Path data of cars from ahead and from behind. A face is symmetric: everything is given for the half right of the
 * centre line x = 0 and mirrored by `carViews.ts`. The scale is one for all, wheels stand on GROUND as from the side.
 */
import { bouquet, ribbon, type BodyType } from './carBodies';

/** Body types that are photographed from all sides. */
export type GalleryBody = Exclude<BodyType, 'scooter'>;

type Point = readonly [x: number, y: number];

/** The shape that front and rear of a body share. */
export interface FaceShape {
  /** Half of the greatest width. */
  half: number;
  /** Top of the roof and half the width at which it turns down; of an open car the frame of its windscreen. */
  roof: Point;
  /** Where the windows end: half width and height. */
  belt: Point;
  /** Underside of the bumpers. */
  bottom: number;
  /** Width of a tyre. */
  tyre: number;
  /** Black mouldings around the lower edge. */
  clad?: boolean;
  rails?: boolean;
  /** No roof: the seats are seen. */
  open?: boolean;
}

/** What is seen from ahead. */
export interface FrontShape {
  /** Front edge of the bonnet. */
  bonnet: number;
  lamp: string;
  /** Projectors inside the headlamp. */
  lenses: readonly Point[];
  /** Daytime light, stroked. */
  light?: string;
  grille?: string;
  /** Bars of the grille, stroked bright. */
  bars?: string;
  /** Frame of the grille, stroked bright. */
  frame?: string;
  /** Openings and unpainted plastic. */
  dark: string;
  badge: number;
  plate: number;
  /** Lines pressed into the bonnet, stroked. */
  creases: string;
  /** Extra markup in front of everything, not mirrored. */
  front?: string;
}

/** What is seen from behind. */
export interface RearShape {
  /** Lower edge of the rear window and its half width there. */
  window: Point;
  lamp: string;
  /** Light between the lamps, closed. */
  bar?: string;
  /** Lines of lid and bumper, stroked. */
  seams: string;
  dark: string;
  badge: number;
  plate: number;
  /** Ends of the exhaust. */
  exhaust?: Point;
  wiper?: boolean;
  front?: string;
}

/** One body from ahead and from behind. */
export interface Faces {
  shape: FaceShape;
  front: FrontShape;
  rear: RearShape;
}

/** The faces by body type. */
export const FACES: Readonly<Record<GalleryBody, Faces>> = {
  micro: {
    shape: { half: 88, roof: [58, 47], belt: [79, 124], bottom: 216, tyre: 23 },
    front: {
      bonnet: 144,
      lamp: 'M46 164a16 16 0 1 1 32 0a16 16 0 1 1-32 0Z',
      lenses: [[62, 164]],
      light: 'M50 171a14 14 0 0 0 24 0',
      dark: 'M-1 158H34q6 0 6 6t-6 6H-1ZM-1 196H50q7 0 5 6l-2 6q-1 4-6 4H-1Z',
      badge: 150,
      plate: 182,
      creases: 'M40 130Q36 138 34 146',
    },
    rear: {
      window: [66, 122],
      lamp: 'M60 136h12q6 0 6 6v28q0 6-6 6H66q-6 0-6-6Z',
      seams: 'M0 190H70M62 130Q56 150 56 190',
      dark: 'M-1 198H58q6 0 4 6l-2 6q-1 3-5 3H-1Z',
      badge: 140,
      plate: 162,
      wiper: true,
    },
  },
  hatchback: {
    shape: { half: 105, roof: [66, 59], belt: [92, 128], bottom: 218, tyre: 27 },
    front: {
      bonnet: 152,
      lamp: 'M58 166C70 158 86 153 100 152C103 159 101 168 96 173C84 174 70 173 60 172Z',
      lenses: [
        [76, 166],
        [90, 163],
      ],
      light: 'M62 172C74 174 86 174 95 172',
      grille: 'M-1 160H50L54 171H-1Z',
      bars: 'M0 165.500H51',
      dark: 'M-1 184H56L64 206H-1ZM72 186L94 182Q98 194 92 204L76 206Z',
      badge: 165,
      plate: 191,
      creases: 'M46 133Q50 144 54 156',
    },
    rear: {
      window: [80, 122],
      lamp: 'M66 140C80 136 94 137 101 142C103 152 101 160 97 165C86 164 74 160 64 154C63 148 64 143 66 140Z',
      seams: 'M0 186H92M74 130Q64 148 68 186',
      dark: 'M-1 200H84L78 214H-1Z',
      badge: 142,
      plate: 164,
      exhaust: [64, 211],
      wiper: true,
      front: '<path d="M-70 62Q0 50 70 62L66 67Q0 57-66 67Z" fill="url(#paint)" stroke="#0006"/>',
    },
  },
  sedan: {
    shape: { half: 108, roof: [64, 65], belt: [92, 132], bottom: 219, tyre: 28 },
    front: {
      bonnet: 154,
      lamp: 'M56 170C68 160 88 155 102 154C105 161 103 168 98 172C84 176 68 176 58 175Z',
      lenses: [
        [76, 168],
        [90, 165],
      ],
      light: 'M60 175C74 177 88 175 99 171',
      grille: 'M-1 160H46L52 166Q50 180 42 184H-1Z',
      bars: 'M0 166.500H49M0 172.500H49M0 178.500H46',
      frame: 'M0 160H46L52 166Q50 180 42 184H0',
      dark: 'M-1 198H52L58 210H-1ZM70 194L96 188Q100 198 94 206L74 208Z',
      badge: 171,
      plate: 189,
      creases: 'M44 137Q48 148 50 160M18 136Q20 146 21 156',
    },
    rear: {
      window: [78, 130],
      lamp: 'M52 152C66 148 90 147 104 151C106 160 104 167 100 170C84 171 66 168 54 164Z',
      bar: 'M-1 156H54V161H-1Z',
      seams: 'M0 140Q60 138 94 142M58 148Q54 170 60 190H0',
      dark: 'M-1 204H88L82 216H-1Z',
      badge: 148,
      plate: 170,
      exhaust: [70, 211],
    },
  },
  suv: {
    shape: { half: 111, roof: [74, 38], belt: [98, 112], bottom: 213, tyre: 31, clad: true, rails: true },
    front: {
      bonnet: 130,
      lamp: 'M60 144L102 136Q107 142 106 150L100 156L62 156Z',
      lenses: [
        [78, 149],
        [94, 147],
      ],
      light: 'M62 143L102 135',
      grille: 'M-1 138H52L58 148L48 172H-1Z',
      bars: 'M0 146H56M0 155H54M0 164H50',
      frame: 'M0 138H52L58 148L48 172H0',
      dark: 'M-1 186H58L66 200H-1ZM74 166L100 162Q106 176 100 186L80 188Z',
      badge: 154,
      plate: 178,
      creases: 'M50 116Q54 128 58 138M22 114Q24 124 25 134',
      front:
        '<path d="M-56 202H56L46 212H-46Z" fill="#b9c2cb" stroke="#7d8791"/><path d="M-26 202v9M0 202v9M26 202v9" stroke="#8b95a0" stroke-width="2"/>',
    },
    rear: {
      window: [84, 106],
      lamp: 'M74 118L100 116Q108 128 106 152L90 154Q80 150 78 138Z',
      bar: 'M-1 124H78V130H-1Z',
      seams: 'M0 178H94M80 112Q72 140 76 178',
      dark: 'M-1 188H104L96 213H-1Z',
      badge: 127,
      plate: 144,
      exhaust: [76, 208],
      wiper: true,
      front:
        '<path d="M-50 196H50L42 207H-42Z" fill="#b9c2cb" stroke="#7d8791"/><path d="M-74 40Q0 30 74 40L70 47Q0 38-70 47Z" fill="url(#paint)" stroke="#0006"/>',
    },
  },
  mpv: {
    shape: { half: 111, roof: [82, 24], belt: [98, 110], bottom: 216, tyre: 29 },
    front: {
      bonnet: 136,
      lamp: 'M64 146L104 138Q108 148 104 162L92 166Q74 164 64 158Z',
      lenses: [
        [80, 154],
        [95, 152],
      ],
      light: 'M66 146L104 138',
      grille: 'M-1 144H60L56 178H-1Z',
      bars: 'M0 151H59M0 158H58.500M0 165H58M0 172H57',
      frame: 'M0 144H60L56 178H0',
      dark: 'M-1 194H60L66 208H-1ZM78 182L100 176Q104 190 98 202L82 204Z',
      badge: 161,
      plate: 185,
      creases: 'M56 116Q60 128 62 142',
    },
    rear: {
      window: [86, 100],
      lamp: 'M88 92Q100 92 104 104L106 150Q98 156 92 154Q90 122 88 92Z',
      seams: 'M0 190H92M84 108Q80 150 84 190',
      dark: 'M-1 202H92L86 214H-1Z',
      badge: 116,
      plate: 140,
      exhaust: [72, 210],
      wiper: true,
      front:
        '<path d="M-60 132H60" stroke="url(#chrome)" stroke-width="4" stroke-linecap="round"/><path d="M-82 26Q0 18 82 26L78 33Q0 26-78 33Z" fill="url(#paint)" stroke="#0006"/>',
    },
  },
  sports: {
    shape: { half: 114, roof: [58, 88], belt: [88, 142], bottom: 223, tyre: 34 },
    front: {
      bonnet: 166,
      lamp: 'M58 182C72 170 92 165 108 165C109 171 106 176 100 178C86 179 72 183 62 187Z',
      lenses: [
        [80, 176],
        [94, 172],
      ],
      light: 'M60 188C74 182 90 180 104 176',
      dark: 'M-1 190H44L54 214H-1ZM62 200L104 188Q110 200 102 214L68 216ZM18 152L34 150L30 158L16 159Z',
      badge: 178,
      plate: 203,
      creases: 'M50 148Q52 158 56 172M24 146Q30 156 34 172',
      front: '<path d="M-104 219Q0 226 104 219L100 225Q0 230-100 225Z" fill="#15181c"/>',
    },
    rear: {
      window: [70, 140],
      lamp: 'M52 168C70 164 92 163 108 166C109 172 107 176 104 178H56Z',
      bar: 'M-1 169H56V174H-1Z',
      seams: 'M0 158Q60 156 98 160M0 184H108',
      dark: 'M-1 196H96Q104 200 100 210L92 220H-1Z',
      badge: 163,
      plate: 188,
      exhaust: [58, 212],
      front:
        '<path d="M-100 152H100L104 142H-104Z" fill="url(#paint)" stroke="#0007"/><path d="M-70 152L-66 164H-58L-60 152ZM70 152L66 164H58L60 152Z" fill="#23282e"/><path d="M-40 208V220M-20 208V221M0 208V221M20 208V221M40 208V220" stroke="#4a525b" stroke-width="2"/>',
    },
  },
  convertible: {
    shape: { half: 110, roof: [66, 88], belt: [92, 138], bottom: 221, tyre: 30, open: true },
    front: {
      bonnet: 158,
      lamp: 'M64 170C72 162 88 158 102 158C106 166 103 174 96 178C84 180 72 180 66 178Z',
      lenses: [
        [80, 170],
        [94, 168],
      ],
      light: 'M66 179C78 181 90 180 98 177',
      grille: 'M-1 166H40Q52 168 52 178Q50 190 40 192H-1Z',
      bars: 'M0 172.500H50M0 179H51M0 185.500H48',
      frame: 'M0 166H40Q52 168 52 178Q50 190 40 192H0',
      dark: 'M-1 204H54L60 214H-1ZM72 196L98 190Q102 202 96 210L76 212Z',
      badge: 179,
      plate: 196,
      creases: 'M46 142Q48 152 50 164M16 141Q18 150 19 160',
    },
    rear: {
      window: [76, 140],
      lamp: 'M60 164C76 160 94 160 105 164C106 172 104 178 98 180C84 180 70 178 62 174Z',
      seams: 'M0 158Q60 155 98 158M58 160Q56 180 62 196H0',
      dark: 'M-1 208H90L84 218H-1Z',
      badge: 162,
      plate: 178,
      exhaust: [66, 213],
    },
  },
  luxury: {
    shape: { half: 113, roof: [68, 58], belt: [96, 126], bottom: 219, tyre: 30 },
    front: {
      bonnet: 142,
      lamp: 'M62 154L104 148Q108 156 106 166L98 170H66Z',
      lenses: [
        [79, 161],
        [95, 159],
      ],
      light: 'M66 170H98',
      grille: 'M-1 144H46L48 186H-1Z',
      bars: 'M6 146V185M13 146V185M20 146V185M27 146V185M34 146V185M41 146V185',
      frame: 'M0 142H48L50 188H0',
      dark: 'M-1 202H56L62 212H-1ZM72 192L100 186Q104 196 98 206L78 208Z',
      badge: 136,
      plate: 192,
      creases: 'M52 131Q54 138 56 148M0 128V142',
    },
    rear: {
      window: [80, 124],
      lamp: 'M76 146L106 144Q109 158 106 172L92 174Q80 170 78 160Z',
      seams: 'M0 136Q64 134 100 138M72 142Q68 170 72 192H0',
      dark: 'M-1 206H92L86 216H-1Z',
      badge: 144,
      plate: 166,
      exhaust: [72, 212],
      front:
        '<path d="M-70 156H70M-96 202H96" stroke="url(#chrome)" stroke-width="3" stroke-linecap="round"/>',
    },
  },
  pickup: {
    shape: { half: 114, roof: [72, 24], belt: [98, 100], bottom: 208, tyre: 34, clad: true },
    front: {
      bonnet: 116,
      lamp: 'M66 126H106Q109 134 108 148L100 152H68Z',
      lenses: [
        [82, 139],
        [97, 138],
      ],
      light: 'M68 126H106',
      grille: 'M-1 124H60V164H-1Z',
      bars: 'M0 134H60M0 154H60',
      frame: 'M0 124H60V164H0',
      dark: 'M-1 176H64L70 196H-1ZM76 160L104 158Q110 172 104 186L82 188Z',
      badge: 144,
      plate: 170,
      creases: 'M52 104Q56 114 60 124M20 102Q22 110 23 120',
      front:
        '<path d="M-60 194H60L50 206H-50Z" fill="#b9c2cb" stroke="#7d8791"/><path d="M-62 144H-12M12 144H62" stroke="url(#chrome)" stroke-width="7" stroke-linecap="round"/>',
    },
    rear: {
      window: [78, 84],
      lamp: 'M94 112H108V160H94Z',
      seams: 'M0 108H90V176H0M0 118H84',
      dark: 'M-1 184H110L102 204H-1Z',
      badge: 150,
      plate: 188,
      exhaust: [84, 204],
      front:
        '<path d="M-92 104H92V110H-92Z" fill="#2b3037"/><path d="M-24 122H24V132H-24Z" fill="#23282e"/><path d="M-16 127H16" stroke="#8b95a0" stroke-width="3"/>',
    },
  },
  wedding: {
    shape: { half: 113, roof: [70, 54], belt: [96, 122], bottom: 219, tyre: 31 },
    front: {
      bonnet: 138,
      lamp: 'M64 152q0-6 6-6h30q6 0 7 7q1 8-3 13q-4 4-12 4H74q-10 0-10-8Z',
      lenses: [
        [80, 158],
        [96, 156],
      ],
      grille: 'M-1 138H44L50 186H-1Z',
      bars: 'M6 140V185M13 140V185M20 140V185M27 140V185M34 140V185M41 140V185',
      frame: 'M0 136H46L52 188H0',
      dark: 'M-1 202H56L62 212H-1ZM74 190L100 184Q104 196 98 206L78 208Z',
      badge: 130,
      plate: 192,
      creases: 'M52 127Q54 134 56 146',
      front:
        ribbon('M-88 130Q-40 122 0 142Q40 122 88 130') +
        `<g transform="translate(0 126) scale(.9)">${bouquet(0, 0)}</g>`,
    },
    rear: {
      window: [82, 120],
      lamp: 'M82 140H104Q108 154 106 172L94 174Q84 168 82 156Z',
      seams: 'M0 132Q64 130 100 134M78 138Q74 168 78 192H0',
      dark: 'M-1 206H92L86 216H-1Z',
      badge: 142,
      plate: 166,
      exhaust: [72, 212],
      front:
        '<path d="M-96 202H96" stroke="url(#chrome)" stroke-width="3" stroke-linecap="round"/>' +
        `<g transform="translate(0 132) scale(.75)">${bouquet(0, 0)}</g>`,
    },
  },
};
