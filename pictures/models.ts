import { FLEET } from '../server/demo/data/fleet';
import type { CarModel, WheelStyle } from './CarModel';
import { backOf, faceOf, flankOf, type Back, type Face } from './faces';
import { modelOf, type Row, type Style } from './shape';

type Wheels = Row['wheels'];
const wheels = (style: WheelStyle, rim: number, radius: number, isDark = false): Wheels => ({
  style,
  rim,
  radius,
  isDark,
});

/** What a row says of a model: the fleet knows its size and its paint. */
interface Drawing {
  style: Style;
  /** Millimetres. */
  wheelbase: number;
  wheels: Wheels;
  face: Face;
  back: Back;
  more: Partial<Omit<Row, 'style' | 'size' | 'wheelbase' | 'paint' | 'wheels' | 'face' | 'rear' | 'flank'>>;
}

const car = (
  style: Style,
  wheelbase: number,
  of: Wheels,
  face: Face,
  back: Back,
  more: Drawing['more'] = {},
): Drawing => ({
  style,
  wheelbase,
  wheels: of,
  face,
  back,
  more,
});

// Lamps that several models of a maker share.
const wideTail: Back['lamp'] = {
  corners: [
    [0.42, 0.03],
    [1.03, 0.04],
    [1.03, -0.1],
    [0.62, -0.12],
    [0.44, -0.06],
  ],
};
const blockTail: Back['lamp'] = {
  corners: [
    [0.56, 0.04],
    [1.03, 0.05],
    [1.03, -0.17],
    [0.7, -0.17],
    [0.58, -0.08],
  ],
};
const slimTail: Back['lamp'] = {
  corners: [
    [0.3, 0.0],
    [1.03, 0.03],
    [1.03, -0.07],
    [0.6, -0.075],
    [0.32, -0.05],
  ],
};
const barTail: Back['lamp'] = {
  corners: [
    [0, -0.01],
    [1.03, 0.02],
    [1.03, -0.07],
    [0.7, -0.06],
    [0, -0.045],
  ],
};
const tallTail: Back['lamp'] = {
  corners: [
    [0.8, 0.38],
    [1.03, 0.3],
    [1.03, -0.16],
    [0.84, -0.16],
    [0.78, 0.06],
  ],
};
const lid: Back['lid'] = [0.66, 0.5, -0.3];
const hatchLid: Back['lid'] = [0.74, 0.66, -0.36];

const volkswagen: Face = {
  lamp: {
    corners: [
      [0.4, -0.035],
      [1.03, 0.02],
      [1.03, -0.1],
      [0.46, -0.125],
    ],
  },
  light: [
    [
      [0.44, -0.112],
      [0.98, -0.088],
    ],
  ],
  wrap: [0.5, 0.03],
  grille: {
    corners: [
      [0, -0.04],
      [0.4, -0.038],
      [0.45, -0.125],
      [0, -0.135],
    ],
    fill: 'bars',
  },
  intake: [
    [0, -0.3],
    [0.58, -0.3],
    [0.66, -0.38],
    [0.6, -0.44],
    [0, -0.45],
  ],
  vent: [
    [0.68, -0.24],
    [0.93, -0.22],
    [0.93, -0.34],
    [0.76, -0.37],
  ],
  chrome: [
    [
      [0.68, -0.36],
      [0.93, -0.33],
    ],
  ],
  badge: -0.085,
};
const toyota: Face = {
  lamp: {
    corners: [
      [0.42, -0.045],
      [1.03, 0.035],
      [1.03, -0.06],
      [0.5, -0.1],
    ],
  },
  light: [
    [
      [0.46, -0.085],
      [0.98, -0.045],
    ],
  ],
  wrap: [0.52, 0.05],
  grille: {
    corners: [
      [0, -0.05],
      [0.4, -0.05],
      [0.36, -0.1],
      [0, -0.105],
    ],
    fill: 'plain',
  },
  intake: [
    [0, -0.18],
    [0.44, -0.18],
    [0.66, -0.42],
    [0.58, -0.47],
    [0, -0.47],
  ],
  vent: [
    [0.72, -0.2],
    [0.93, -0.19],
    [0.9, -0.36],
    [0.76, -0.36],
  ],
  badge: -0.085,
};
const honda: Face = {
  lamp: {
    corners: [
      [0.46, -0.03],
      [1.03, 0.015],
      [1.03, -0.075],
      [0.5, -0.105],
    ],
  },
  light: [
    [
      [0.5, -0.045],
      [0.98, 0.0],
    ],
  ],
  wrap: [0.46, 0.04],
  grille: {
    corners: [
      [0, -0.07],
      [0.48, -0.07],
      [0.46, -0.24],
      [0.34, -0.27],
      [0, -0.27],
    ],
    fill: 'mesh',
  },
  intake: [
    [0, -0.36],
    [0.6, -0.36],
    [0.66, -0.45],
    [0, -0.46],
  ],
  vent: [
    [0.7, -0.27],
    [0.93, -0.25],
    [0.88, -0.4],
    [0.74, -0.4],
  ],
  chrome: [
    [
      [0, -0.055],
      [0.46, -0.05],
    ],
  ],
  badge: -0.13,
};
const nissan: Face = {
  lamp: {
    corners: [
      [0.46, -0.02],
      [1.03, 0.05],
      [1.03, -0.05],
      [0.7, -0.11],
      [0.5, -0.13],
    ],
  },
  light: [
    [
      [0.5, -0.1],
      [0.68, -0.09],
      [0.98, -0.02],
    ],
  ],
  wrap: [0.5, 0.05],
  grille: {
    corners: [
      [0, -0.05],
      [0.4, -0.05],
      [0.24, -0.3],
      [0, -0.31],
    ],
    fill: 'mesh',
  },
  chrome: [
    [
      [0.44, -0.03],
      [0.27, -0.31],
      [0, -0.325],
    ],
  ],
  intake: [
    [0, -0.38],
    [0.56, -0.38],
    [0.6, -0.46],
    [0, -0.47],
  ],
  vent: [
    [0.7, -0.26],
    [0.93, -0.23],
    [0.9, -0.38],
    [0.74, -0.38],
  ],
  badge: -0.15,
};

/** How the cars of the fleet look, by the names of their pictures. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  // MICRO
  'wuling-hongguang-miniev': car(
    'micro',
    2010,
    wheels('steel', 0.165, 0.265),
    {
      lamp: {
        corners: [
          [0.62, -0.12],
          [0.93, -0.1],
          [0.93, -0.24],
          [0.62, -0.25],
        ],
        isRound: true,
      },
      light: [
        [
          [0.64, -0.13],
          [0.92, -0.115],
        ],
      ],
      grille: {
        corners: [
          [0, -0.1],
          [0.98, -0.08],
          [0.98, -0.27],
          [0, -0.28],
        ],
        fill: 'plain',
      },
      badge: -0.18,
      intake: [
        [0, -0.46],
        [0.5, -0.46],
        [0.5, -0.52],
        [0, -0.52],
      ],
    },
    {
      lamp: {
        corners: [
          [0.66, -0.05],
          [0.95, -0.04],
          [0.95, -0.17],
          [0.66, -0.18],
        ],
        isRound: true,
      },
      lid: hatchLid,
      bar: [
        [0, -0.06],
        [0.66, -0.05],
        [0.66, -0.17],
        [0, -0.17],
      ],
      barIs: 'black',
    },
    {
      nose: 0.46,
      hood: 0.86,
      isElectric: true,
      brightwork: false,
      noseSweep: 0.12,
      cowl: [0.62, 1.04],
      roof: [
        [1.0, 1.55],
        [1.5, 1.614],
        [2.5, 1.6],
        [2.92, 1.55],
      ],
      windows: { from: 0.82, end: 'upright', to: 2.72 },
      noseDepth: [
        [0.1, 0.06],
        [0.3, 0.01],
        [0.7, 0],
        [0.84, 0.03],
        [0.95, 0.1],
      ],
    },
  ),
  'changan-lumin': car(
    'micro',
    1980,
    wheels('disc', 0.17, 0.275),
    {
      circle: { at: [0.72, -0.14], radius: 0.1 },
      badge: -0.12,
      intake: [
        [0, -0.38],
        [0.55, -0.38],
        [0.48, -0.46],
        [0, -0.47],
      ],
    },
    {
      lamp: {
        corners: [
          [0.62, 0.0],
          [0.88, 0.0],
          [0.88, -0.16],
          [0.62, -0.16],
        ],
        isRound: true,
      },
      lid: hatchLid,
    },
    { nose: 0.6, hood: 0.84, isElectric: true, brightwork: false, windows: { end: 'rising' } },
  ),
  'chery-qq-icecream': car(
    'micro',
    1960,
    wheels('disc', 0.155, 0.255),
    {
      lamp: {
        corners: [
          [0.58, -0.1],
          [0.96, -0.08],
          [0.96, -0.22],
          [0.6, -0.24],
        ],
      },
      light: [
        [
          [0.6, -0.12],
          [0.95, -0.1],
        ],
        [
          [0.6, -0.22],
          [0.95, -0.2],
        ],
      ],
      grille: {
        corners: [
          [0, -0.12],
          [0.56, -0.11],
          [0.56, -0.22],
          [0, -0.23],
        ],
        fill: 'plain',
      },
      badge: -0.17,
      intake: [
        [0, -0.42],
        [0.5, -0.42],
        [0.56, -0.5],
        [0, -0.51],
      ],
    },
    {
      lamp: {
        corners: [
          [0.7, 0.02],
          [0.97, 0.03],
          [0.97, -0.18],
          [0.7, -0.19],
        ],
      },
      lid: hatchLid,
    },
    {
      nose: 0.45,
      hood: 0.9,
      isElectric: true,
      brightwork: false,
      blackRoof: true,
      noseSweep: 0.12,
      cowl: [0.58, 1.07],
      roof: [
        [0.92, 1.57],
        [1.4, 1.637],
        [2.4, 1.62],
        [2.85, 1.58],
      ],
      windows: { from: 0.78, end: 'upright', to: 2.66 },
      noseDepth: [
        [0.1, 0.05],
        [0.3, 0],
        [0.74, 0],
        [0.88, 0.03],
        [0.98, 0.09],
      ],
    },
  ),
  // ECONOMY
  'volkswagen-lavida': car(
    'sedan',
    2688,
    wheels('twin', 0.215, 0.318),
    volkswagen,
    { lamp: blockTail, lid, chrome: true, badge: -0.06, wrap: [0.3, -0.02] },
    { exhausts: 1 },
  ),
  'nissan-sylphy-classic': car(
    'sedan',
    2700,
    wheels('multi', 0.2, 0.312),
    {
      ...nissan,
      lamp: {
        corners: [
          [0.44, -0.02],
          [1.03, 0.05],
          [1.03, -0.1],
          [0.6, -0.14],
          [0.46, -0.13],
        ],
      },
      light: [],
    },
    {
      lamp: blockTail,
      lid,
      badge: -0.05,
      bar: [
        [0, -0.1],
        [0.4, -0.1],
        [0.4, -0.14],
        [0, -0.14],
      ],
      barIs: 'chrome',
      wrap: [0.28, -0.02],
    },
    { brightwork: true, exhausts: 1 },
  ),
  'toyota-yaris-l': car(
    'hatch',
    2550,
    wheels('multi', 0.2, 0.305),
    toyota,
    { lamp: tallTail, lid: hatchLid, badge: 0 },
    { brightwork: false, exhausts: 1 },
  ),
  'honda-fit': car(
    'hatch',
    2530,
    wheels('five', 0.2, 0.302),
    {
      ...honda,
      lamp: {
        corners: [
          [0.56, -0.02],
          [1.03, 0.05],
          [1.03, -0.16],
          [0.66, -0.18],
          [0.56, -0.1],
        ],
        isRound: true,
      },
      light: [
        [
          [0.58, -0.03],
          [0.6, -0.15],
          [0.95, -0.14],
        ],
      ],
      grille: {
        corners: [
          [0, -0.1],
          [0.5, -0.1],
          [0.48, -0.15],
          [0, -0.155],
        ],
        fill: 'plain',
      },
      intake: [
        [0, -0.32],
        [0.62, -0.32],
        [0.7, -0.46],
        [0, -0.47],
      ],
    },
    { lamp: tallTail, lid: hatchLid, badge: 0 },
    { nose: 0.78, cowl: [0.92, 1.03], hood: 0.78, brightwork: false, windows: { from: 1.02 }, exhausts: 1 },
  ),
  'hyundai-elantra-yuedong': car(
    'sedan',
    2650,
    wheels('twin', 0.198, 0.308),
    {
      lamp: {
        corners: [
          [0.46, -0.03],
          [1.03, 0.06],
          [1.03, -0.06],
          [0.72, -0.13],
          [0.48, -0.14],
        ],
      },
      wrap: [0.54, 0.05],
      grille: {
        corners: [
          [0, -0.1],
          [0.3, -0.1],
          [0.46, -0.2],
          [0.4, -0.36],
          [0, -0.38],
        ],
        fill: 'bars',
        rim: true,
      },
      badge: -0.055,
      vent: [
        [0.66, -0.26],
        [0.93, -0.24],
        [0.88, -0.38],
        [0.7, -0.38],
      ],
    },
    {
      lamp: {
        corners: [
          [0.5, 0.02],
          [1.03, 0.05],
          [1.03, -0.1],
          [0.66, -0.17],
          [0.54, -0.12],
        ],
      },
      lid,
      badge: -0.05,
      wrap: [0.36, 0],
    },
    { exhausts: 1 },
  ),
  'volkswagen-santana': car(
    'sedan',
    2603,
    wheels('multi', 0.2, 0.306),
    {
      ...volkswagen,
      lamp: {
        corners: [
          [0.44, -0.03],
          [1.03, 0.0],
          [1.03, -0.13],
          [0.46, -0.14],
        ],
      },
      light: [],
      wrap: [0.34, 0.01],
    },
    {
      lamp: {
        corners: [
          [0.6, 0.03],
          [1.03, 0.03],
          [1.03, -0.18],
          [0.64, -0.18],
        ],
      },
      lid,
      badge: -0.06,
      wrap: [0.2, 0],
    },
    { exhausts: 1, brightwork: false, belt: [0.92, 0.96] },
  ),
  'geely-emgrand': car(
    'sedan',
    2650,
    wheels('five', 0.215, 0.32),
    {
      lamp: {
        corners: [
          [0.48, -0.05],
          [1.03, 0.0],
          [1.03, -0.09],
          [0.52, -0.13],
        ],
      },
      light: [
        [
          [0.5, -0.065],
          [0.98, -0.02],
        ],
      ],
      wrap: [0.42, 0.03],
      grille: {
        corners: [
          [0, -0.07],
          [0.46, -0.07],
          [0.5, -0.14],
          [0.36, -0.36],
          [0, -0.37],
        ],
        fill: 'upright',
        rim: true,
      },
      badge: -0.2,
      vent: [
        [0.66, -0.28],
        [0.94, -0.24],
        [0.9, -0.42],
        [0.72, -0.42],
      ],
    },
    {
      lamp: slimTail,
      bar: [
        [0, -0.02],
        [0.32, -0.01],
        [0.32, -0.045],
        [0, -0.05],
      ],
      lid,
      badge: -0.12,
      wrap: [0.28, 0],
    },
    { exhausts: 1 },
  ),
  // COMFORT
  'toyota-corolla': car(
    'sedan',
    2700,
    wheels('twin', 0.205, 0.316),
    toyota,
    { lamp: slimTail, lid, badge: -0.03, wrap: [0.34, 0] },
    { exhausts: 1 },
  ),
  'honda-civic': car(
    'fastback',
    2735,
    wheels('five', 0.225, 0.325, true),
    {
      ...honda,
      light: [
        [
          [0.5, -0.06],
          [0.5, -0.04],
          [0.98, 0.0],
        ],
      ],
    },
    {
      lamp: {
        corners: [
          [0.46, 0.0],
          [1.03, 0.03],
          [1.03, -0.08],
          [0.74, -0.13],
          [0.5, -0.06],
        ],
      },
      lid,
      badge: -0.04,
      wrap: [0.34, 0],
    },
    { brightwork: false, exhausts: 1 },
  ),
  'volkswagen-sagitar': car(
    'sedan',
    2731,
    wheels('twin', 0.225, 0.325),
    {
      ...volkswagen,
      grille: {
        corners: [
          [0, -0.035],
          [0.4, -0.035],
          [0.44, -0.14],
          [0, -0.15],
        ],
        fill: 'bars',
      },
    },
    { lamp: wideTail, lid, chrome: true, badge: -0.05, wrap: [0.34, -0.01] },
    { brightwork: true },
  ),
  'buick-verano': car(
    'sedan',
    2700,
    wheels('twin', 0.22, 0.325),
    {
      lamp: {
        corners: [
          [0.44, -0.04],
          [1.03, 0.03],
          [1.03, -0.07],
          [0.56, -0.12],
        ],
      },
      light: [
        [
          [0.5, -0.06],
          [0.74, -0.1],
          [0.98, -0.05],
        ],
      ],
      wrap: [0.5, 0.04],
      grille: {
        corners: [
          [0, -0.1],
          [0.44, -0.1],
          [0.5, -0.17],
          [0.36, -0.36],
          [0, -0.37],
        ],
        fill: 'mesh',
        rim: true,
      },
      chrome: [
        [
          [0.1, -0.2],
          [0.46, -0.13],
        ],
      ],
      badge: -0.2,
      vent: [
        [0.66, -0.28],
        [0.93, -0.25],
        [0.9, -0.4],
        [0.7, -0.42],
      ],
    },
    {
      lamp: {
        corners: [
          [0.38, 0.0],
          [1.03, 0.04],
          [1.03, -0.09],
          [0.7, -0.1],
          [0.4, -0.05],
        ],
      },
      lid,
      badge: -0.1,
      bar: [
        [0, -0.02],
        [0.38, -0.01],
        [0.38, -0.03],
        [0, -0.035],
      ],
      barIs: 'chrome',
      wrap: [0.32, 0],
    },
    { brightwork: true, exhausts: 1 },
  ),
  'toyota-levin': car(
    'sedan',
    2700,
    wheels('multi', 0.205, 0.316),
    {
      ...toyota,
      intake: [
        [0, -0.13],
        [0.5, -0.13],
        [0.74, -0.38],
        [0.66, -0.46],
        [0, -0.47],
      ],
      vent: [
        [0.8, -0.22],
        [0.95, -0.2],
        [0.94, -0.42],
        [0.84, -0.4],
      ],
      grille: {
        corners: [
          [0, -0.05],
          [0.42, -0.05],
          [0.38, -0.085],
          [0, -0.09],
        ],
        fill: 'plain',
      },
    },
    {
      lamp: {
        corners: [
          [0.4, 0],
          [1.03, 0.03],
          [1.03, -0.09],
          [0.7, -0.08],
          [0.5, -0.12],
        ],
      },
      lid,
      badge: -0.03,
      wrap: [0.34, 0],
    },
    {},
  ),
  // BUSINESS
  'volkswagen-passat': car(
    'sedan',
    2871,
    wheels('multi', 0.23, 0.33),
    {
      ...volkswagen,
      grille: {
        corners: [
          [0, -0.025],
          [0.42, -0.025],
          [0.46, -0.17],
          [0, -0.18],
        ],
        fill: 'bars',
        rim: true,
      },
    },
    {
      lamp: wideTail,
      lid,
      chrome: true,
      badge: -0.05,
      bar: [
        [0, -0.07],
        [0.44, -0.06],
        [0.44, -0.085],
        [0, -0.09],
      ],
      barIs: 'chrome',
      wrap: [0.34, -0.01],
    },
    { brightwork: true },
  ),
  'toyota-camry': car(
    'sedan',
    2825,
    wheels('turbine', 0.225, 0.328),
    {
      ...toyota,
      light: [
        [
          [0.5, -0.09],
          [0.72, -0.07],
          [0.98, -0.02],
        ],
      ],
      intake: [
        [0, -0.16],
        [0.4, -0.16],
        [0.78, -0.4],
        [0.7, -0.47],
        [0, -0.47],
      ],
      chrome: [
        [
          [0, -0.12],
          [0.36, -0.12],
          [0.42, -0.09],
        ],
      ],
    },
    {
      lamp: {
        corners: [
          [0.42, 0.01],
          [1.03, 0.04],
          [1.03, -0.1],
          [0.8, -0.17],
          [0.66, -0.08],
        ],
      },
      lid,
      badge: -0.03,
      wrap: [0.36, 0],
    },
    { brightwork: true, exhausts: 2 },
  ),
  'honda-accord': car(
    'fastback',
    2830,
    wheels('five', 0.225, 0.33),
    {
      ...honda,
      lamp: {
        corners: [
          [0.5, -0.03],
          [1.03, 0.0],
          [1.03, -0.08],
          [0.54, -0.1],
        ],
      },
      light: [
        [
          [0.52, -0.04],
          [0.98, -0.01],
        ],
      ],
    },
    { lamp: barTail, lid, badge: -0.13, wrap: [0.26, 0] },
    { brightwork: false },
  ),
  'nissan-altima': car(
    'sedan',
    2825,
    wheels('twin', 0.22, 0.328),
    nissan,
    {
      lamp: {
        corners: [
          [0.48, 0.02],
          [1.03, 0.05],
          [1.03, -0.07],
          [0.74, -0.13],
          [0.56, -0.08],
        ],
      },
      lid,
      badge: -0.04,
      wrap: [0.38, 0],
    },
    { brightwork: true, exhausts: 2 },
  ),
  // PREMIUM
  'mercedes-c': car(
    'sedan',
    2954,
    wheels('five', 0.235, 0.332),
    {
      lamp: {
        corners: [
          [0.46, -0.06],
          [1.03, 0.03],
          [1.03, -0.05],
          [0.62, -0.14],
          [0.5, -0.13],
        ],
      },
      light: [
        [
          [0.52, -0.07],
          [0.74, -0.035],
          [0.98, 0.01],
        ],
      ],
      wrap: [0.48, 0.05],
      grille: {
        corners: [
          [0, -0.08],
          [0.36, -0.08],
          [0.46, -0.2],
          [0.38, -0.31],
          [0, -0.32],
        ],
        fill: 'mesh',
        rim: true,
      },
      chrome: [
        [
          [0, -0.2],
          [0.44, -0.2],
        ],
      ],
      badge: -0.2,
      intake: [
        [0, -0.39],
        [0.5, -0.39],
        [0.56, -0.45],
        [0, -0.46],
      ],
      vent: [
        [0.62, -0.3],
        [0.95, -0.26],
        [0.95, -0.4],
        [0.68, -0.42],
      ],
    },
    {
      lamp: {
        corners: [
          [0.42, 0.0],
          [1.03, 0.02],
          [1.03, -0.09],
          [0.62, -0.11],
          [0.44, -0.06],
        ],
      },
      lid,
      chrome: true,
      badge: -0.04,
      wrap: [0.36, 0],
    },
    { brightwork: true, hood: 0.73, nose: 0.8, cowl: [1.42, 0.97] },
  ),
  'bmw-3': car(
    'sedan',
    2961,
    wheels('twin', 0.235, 0.332),
    {
      lamp: {
        corners: [
          [0.42, -0.05],
          [1.03, 0.02],
          [1.03, -0.07],
          [0.7, -0.13],
          [0.44, -0.12],
        ],
      },
      light: [
        [
          [0.5, -0.115],
          [0.56, -0.08],
          [0.64, -0.115],
        ],
        [
          [0.72, -0.115],
          [0.8, -0.07],
          [0.9, -0.09],
        ],
      ],
      wrap: [0.44, 0.04],
      grille: {
        corners: [
          [0.02, -0.06],
          [0.3, -0.05],
          [0.36, -0.12],
          [0.3, -0.2],
          [0.03, -0.21],
        ],
        fill: 'upright',
        rim: true,
      },
      intake: [
        [0, -0.33],
        [0.5, -0.33],
        [0.58, -0.44],
        [0, -0.45],
      ],
      vent: [
        [0.68, -0.24],
        [0.95, -0.22],
        [0.92, -0.4],
        [0.8, -0.36],
      ],
      badge: 0.01,
    },
    {
      lamp: {
        corners: [
          [0.46, 0.02],
          [1.03, 0.04],
          [1.03, -0.08],
          [0.72, -0.11],
          [0.5, -0.07],
        ],
      },
      lid,
      badge: 0.0,
      wrap: [0.38, 0],
    },
    { exhausts: 2, hood: 0.72, nose: 0.78, cowl: [1.42, 0.965] },
  ),
  'audi-a6l': car(
    'sedan',
    3024,
    wheels('multi', 0.24, 0.338),
    {
      lamp: {
        corners: [
          [0.46, -0.03],
          [1.03, 0.02],
          [1.03, -0.07],
          [0.6, -0.15],
          [0.48, -0.14],
        ],
      },
      light: [
        [
          [0.5, -0.13],
          [0.62, -0.13],
          [0.98, -0.055],
        ],
      ],
      wrap: [0.46, 0.04],
      grille: {
        corners: [
          [0, -0.05],
          [0.36, -0.05],
          [0.46, -0.13],
          [0.4, -0.38],
          [0.3, -0.42],
          [0, -0.42],
        ],
        fill: 'bars',
        rim: true,
      },
      vent: [
        [0.6, -0.3],
        [0.95, -0.24],
        [0.95, -0.36],
        [0.66, -0.42],
      ],
      chrome: [
        [
          [0.62, -0.41],
          [0.94, -0.36],
        ],
        [
          [0.08, -0.12],
          [0.12, -0.12],
        ],
      ],
    },
    {
      lamp: {
        corners: [
          [0.4, 0.0],
          [1.03, 0.02],
          [1.03, -0.09],
          [0.62, -0.12],
          [0.42, -0.06],
        ],
      },
      lid,
      chrome: true,
      bar: [
        [0, -0.02],
        [0.4, -0.02],
        [0.4, -0.04],
        [0, -0.045],
      ],
      barIs: 'chrome',
      wrap: [0.38, 0],
    },
    { brightwork: true, nose: 0.92 },
  ),
  'cadillac-ct5': car(
    'fastback',
    2947,
    wheels('multi', 0.24, 0.335, true),
    {
      lamp: {
        corners: [
          [0.5, -0.04],
          [1.03, 0.02],
          [1.03, -0.05],
          [0.56, -0.11],
        ],
      },
      light: [
        [
          [0.94, -0.02],
          [0.96, -0.2],
          [0.93, -0.42],
        ],
        [
          [0.54, -0.095],
          [0.9, -0.045],
        ],
      ],
      lightWidth: 0.022,
      wrap: [0.4, 0.03],
      grille: {
        corners: [
          [0, -0.06],
          [0.4, -0.06],
          [0.5, -0.13],
          [0.36, -0.34],
          [0, -0.38],
        ],
        fill: 'mesh',
        rim: true,
      },
      badge: -0.14,
      vent: [
        [0.64, -0.3],
        [0.86, -0.28],
        [0.84, -0.44],
        [0.66, -0.44],
      ],
    },
    {
      lamp: {
        corners: [
          [0.78, 0.03],
          [1.03, 0.05],
          [1.03, -0.32],
          [0.94, -0.32],
          [0.9, -0.08],
          [0.78, -0.07],
        ],
      },
      lid,
      badge: -0.05,
      wrap: [0.24, 0],
    },
    { brightwork: false, exhausts: 2, hood: 0.74, nose: 0.84, cowl: [1.42, 0.955] },
  ),
  'bmw-5': car(
    'sedan',
    3108,
    wheels('multi', 0.245, 0.342),
    {
      lamp: {
        corners: [
          [0.44, -0.05],
          [1.03, 0.01],
          [1.03, -0.08],
          [0.66, -0.13],
          [0.46, -0.125],
        ],
      },
      light: [
        [
          [0.5, -0.12],
          [0.52, -0.07],
          [0.66, -0.055],
        ],
        [
          [0.7, -0.12],
          [0.72, -0.06],
          [0.92, -0.035],
        ],
      ],
      wrap: [0.42, 0.03],
      grille: {
        corners: [
          [0.015, -0.05],
          [0.34, -0.04],
          [0.4, -0.13],
          [0.33, -0.24],
          [0.02, -0.25],
        ],
        fill: 'upright',
        rim: true,
      },
      intake: [
        [0, -0.35],
        [0.52, -0.35],
        [0.6, -0.46],
        [0, -0.47],
      ],
      vent: [
        [0.7, -0.26],
        [0.95, -0.24],
        [0.93, -0.4],
        [0.8, -0.4],
      ],
      badge: 0.01,
    },
    {
      lamp: {
        corners: [
          [0.4, 0.02],
          [1.03, 0.05],
          [1.03, -0.07],
          [0.64, -0.09],
          [0.42, -0.05],
        ],
      },
      lid,
      badge: 0.0,
      chrome: true,
      wrap: [0.4, 0],
    },
    { brightwork: true, hood: 0.74, nose: 0.86, cowl: [1.5, 0.99] },
  ),
  // LUXURY
  'porsche-panamera': car(
    'fastback',
    2950,
    wheels('five', 0.255, 0.345),
    {
      lamp: {
        corners: [
          [0.6, -0.01],
          [0.98, 0.06],
          [1.02, -0.05],
          [0.7, -0.12],
        ],
        isRound: true,
      },
      light: [
        [
          [0.66, -0.05],
          [0.72, -0.05],
        ],
        [
          [0.82, -0.02],
          [0.9, -0.01],
        ],
        [
          [0.68, -0.08],
          [0.74, -0.08],
        ],
        [
          [0.84, -0.05],
          [0.9, -0.045],
        ],
      ],
      lightWidth: 0.02,
      wrap: [0.42, 0.07],
      intake: [
        [0, -0.22],
        [0.5, -0.22],
        [0.58, -0.36],
        [0, -0.37],
      ],
      vent: [
        [0.6, -0.22],
        [0.96, -0.2],
        [0.94, -0.36],
        [0.66, -0.37],
      ],
      badge: 0.015,
    },
    { lamp: barTail, lid: [0.7, 0.56, -0.3], wrap: [0.3, 0] },
    {
      brightwork: true,
      exhausts: 2,
      hood: 0.68,
      cowl: [1.5, 0.93],
      noseDepth: [
        [0.1, 0.12],
        [0.25, 0.03],
        [0.42, 0],
        [0.56, 0.05],
        [0.66, 0.14],
        [0.76, 0.26],
      ],
      windows: { end: 'point' },
    },
  ),
  'mercedes-s': car(
    'sedan',
    3216,
    wheels('multi', 0.255, 0.35),
    {
      lamp: {
        corners: [
          [0.5, -0.03],
          [1.03, 0.02],
          [1.03, -0.06],
          [0.64, -0.12],
          [0.54, -0.11],
        ],
      },
      light: [
        [
          [0.54, -0.04],
          [0.76, -0.02],
          [0.98, 0.01],
        ],
      ],
      wrap: [0.44, 0.04],
      grille: {
        corners: [
          [0, -0.03],
          [0.38, -0.03],
          [0.46, -0.12],
          [0.4, -0.32],
          [0, -0.33],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.39],
        [0.5, -0.39],
        [0.56, -0.45],
        [0, -0.46],
      ],
      vent: [
        [0.62, -0.34],
        [0.95, -0.28],
        [0.95, -0.38],
        [0.68, -0.44],
      ],
      chrome: [
        [
          [0.62, -0.43],
          [0.94, -0.39],
        ],
      ],
    },
    {
      lamp: {
        corners: [
          [0.34, -0.01],
          [1.03, 0.02],
          [1.03, -0.08],
          [0.66, -0.12],
          [0.36, -0.06],
        ],
      },
      lid,
      chrome: true,
      badge: -0.03,
      bar: [
        [0, 0.0],
        [0.34, 0.0],
        [0.34, -0.02],
        [0, -0.02],
      ],
      barIs: 'chrome',
      wrap: [0.38, 0],
    },
    { brightwork: true, hood: 0.76, nose: 0.86, cowl: [1.56, 0.99] },
  ),
  'maybach-s': car(
    'sedan',
    3396,
    wheels('disc', 0.265, 0.355),
    {
      lamp: {
        corners: [
          [0.5, -0.03],
          [1.03, 0.02],
          [1.03, -0.06],
          [0.64, -0.12],
          [0.54, -0.11],
        ],
      },
      light: [
        [
          [0.54, -0.04],
          [0.76, -0.02],
          [0.98, 0.01],
        ],
      ],
      wrap: [0.44, 0.04],
      grille: {
        corners: [
          [0, -0.02],
          [0.36, -0.02],
          [0.46, -0.12],
          [0.42, -0.36],
          [0, -0.37],
        ],
        fill: 'upright',
        rim: true,
      },
      intake: [
        [0, -0.41],
        [0.52, -0.41],
        [0.56, -0.46],
        [0, -0.47],
      ],
      vent: [
        [0.62, -0.32],
        [0.95, -0.28],
        [0.95, -0.4],
        [0.68, -0.44],
      ],
      chrome: [
        [
          [0.62, -0.43],
          [0.94, -0.4],
        ],
        [
          [0.62, -0.31],
          [0.94, -0.27],
        ],
        [
          [0, 0.06],
          [0.01, 0.1],
        ],
      ],
    },
    {
      lamp: {
        corners: [
          [0.34, -0.01],
          [1.03, 0.02],
          [1.03, -0.08],
          [0.66, -0.12],
          [0.36, -0.06],
        ],
      },
      lid,
      chrome: true,
      badge: -0.03,
      bar: [
        [0, 0.0],
        [0.34, 0.0],
        [0.34, -0.02],
        [0, -0.02],
      ],
      barIs: 'chrome',
      wrap: [0.38, 0],
    },
    { brightwork: true, hood: 0.77, nose: 0.86, cowl: [1.56, 1.0] },
  ),
  'landrover-range-rover': car(
    'box',
    2997,
    wheels('multi', 0.285, 0.39),
    {
      lamp: {
        corners: [
          [0.56, -0.06],
          [1.03, -0.02],
          [1.03, -0.16],
          [0.6, -0.17],
        ],
      },
      light: [
        [
          [0.6, -0.09],
          [0.98, -0.06],
        ],
        [
          [0.62, -0.14],
          [0.98, -0.13],
        ],
      ],
      wrap: [0.36, 0.01],
      grille: {
        corners: [
          [0, -0.06],
          [0.54, -0.06],
          [0.56, -0.17],
          [0, -0.18],
        ],
        fill: 'bars',
      },
      intake: [
        [0, -0.44],
        [0.72, -0.44],
        [0.64, -0.54],
        [0, -0.55],
      ],
      skirt: false,
    },
    {
      lamp: {
        corners: [
          [0.84, 0.26],
          [0.97, 0.24],
          [0.99, -0.2],
          [0.88, -0.2],
        ],
      },
      bar: [
        [0, 0.0],
        [0.84, 0.0],
        [0.86, -0.07],
        [0, -0.07],
      ],
      barIs: 'black',
      lid: [0.78, 0.8, -0.2],
    },
    {
      brightwork: false,
      blackRoof: true,
      nose: 0.86,
      hood: 1.1,
      cowl: [1.5, 1.22],
      windows: { end: 'wrap' },
      roof: [
        [2.0, 1.78],
        [2.5, 1.865],
        [3.9, 1.86],
        [4.8, 1.82],
      ],
    },
  ),
  // SPORTS
  'ford-mustang-convertible': car(
    'roadster',
    2720,
    wheels('five', 0.24, 0.34, true),
    {
      lamp: {
        corners: [
          [0.6, -0.03],
          [1.0, 0.02],
          [1.0, -0.08],
          [0.64, -0.11],
        ],
      },
      light: [
        [
          [0.68, -0.04],
          [0.66, -0.1],
        ],
        [
          [0.76, -0.03],
          [0.74, -0.095],
        ],
        [
          [0.84, -0.02],
          [0.82, -0.085],
        ],
      ],
      wrap: [0.32, 0.04],
      grille: {
        corners: [
          [0, -0.06],
          [0.56, -0.05],
          [0.62, -0.12],
          [0.52, -0.2],
          [0, -0.21],
        ],
        fill: 'mesh',
      },
      badge: -0.13,
      intake: [
        [0, -0.32],
        [0.56, -0.32],
        [0.6, -0.42],
        [0, -0.43],
      ],
      vent: [
        [0.7, -0.26],
        [0.93, -0.24],
        [0.9, -0.4],
        [0.72, -0.4],
      ],
    },
    {
      lamp: {
        corners: [
          [0.54, 0.02],
          [0.9, 0.03],
          [0.88, -0.12],
          [0.54, -0.12],
        ],
      },
      lid,
      bar: [
        [0, 0.02],
        [0.54, 0.02],
        [0.54, -0.12],
        [0, -0.12],
      ],
      barIs: 'black',
    },
    { brightwork: false, exhausts: 2, hood: 0.76, blackRoof: true, nose: 0.86, cowl: [1.72, 0.97] },
  ),
  'porsche-718-boxster': car(
    'roadster',
    2475,
    wheels('five', 0.245, 0.335),
    {
      lamp: {
        corners: [
          [0.6, 0.02],
          [0.9, 0.09],
          [0.98, -0.04],
          [0.72, -0.1],
        ],
        isRound: true,
      },
      light: [
        [
          [0.66, -0.02],
          [0.7, -0.02],
        ],
        [
          [0.82, 0.02],
          [0.87, 0.03],
        ],
      ],
      lightWidth: 0.02,
      wrap: [0.4, 0.08],
      intake: [
        [0, -0.24],
        [0.4, -0.24],
        [0.46, -0.36],
        [0, -0.37],
      ],
      vent: [
        [0.5, -0.22],
        [0.96, -0.19],
        [0.92, -0.36],
        [0.56, -0.37],
      ],
      badge: 0.02,
    },
    {
      lamp: {
        corners: [
          [0.5, 0.02],
          [1.03, 0.04],
          [1.03, -0.07],
          [0.6, -0.07],
        ],
      },
      bar: [
        [0, 0.0],
        [0.5, 0.0],
        [0.5, -0.03],
        [0, -0.03],
      ],
      barIs: 'black',
      lid,
      wrap: [0.3, 0],
    },
    {
      brightwork: false,
      blackRoof: true,
      exhausts: 1,
      nose: 0.92,
      hood: 0.6,
      cowl: [1.52, 0.87],
      roof: [
        [2.1, 1.21],
        [2.4, 1.28],
        [2.75, 1.26],
        [3.05, 1.16],
      ],
      deck: [
        [3.5, 0.93],
        [4.33, 0.85],
      ],
      noseDepth: [
        [0.1, 0.12],
        [0.22, 0.03],
        [0.36, 0],
        [0.5, 0.05],
        [0.6, 0.15],
        [0.7, 0.3],
      ],
    },
  ),
  'bmw-z4': car(
    'roadster',
    2470,
    wheels('twin', 0.24, 0.33),
    {
      lamp: {
        corners: [
          [0.62, -0.02],
          [1.0, 0.05],
          [1.02, -0.06],
          [0.68, -0.12],
        ],
      },
      light: [
        [
          [0.68, -0.04],
          [0.72, -0.1],
        ],
        [
          [0.82, -0.02],
          [0.86, -0.07],
        ],
      ],
      wrap: [0.4, 0.06],
      grille: {
        corners: [
          [0.02, -0.1],
          [0.34, -0.09],
          [0.42, -0.15],
          [0.34, -0.22],
          [0.03, -0.23],
        ],
        fill: 'mesh',
        rim: true,
      },
      intake: [
        [0, -0.32],
        [0.5, -0.32],
        [0.56, -0.41],
        [0, -0.42],
      ],
      vent: [
        [0.66, -0.22],
        [0.95, -0.2],
        [0.9, -0.38],
        [0.72, -0.38],
      ],
      badge: 0.01,
    },
    {
      lamp: {
        corners: [
          [0.42, 0.0],
          [1.03, 0.03],
          [1.03, -0.05],
          [0.66, -0.09],
        ],
      },
      lid,
      badge: 0.01,
      wrap: [0.34, 0],
    },
    {
      brightwork: false,
      blackRoof: true,
      exhausts: 2,
      hood: 0.68,
      nose: 0.85,
      cowl: [1.78, 0.9],
      roof: [
        [2.3, 1.23],
        [2.55, 1.304],
        [2.85, 1.29],
        [3.1, 1.2],
      ],
      deck: [
        [3.55, 0.95],
        [4.27, 0.9],
      ],
    },
  ),
  'mg-cyberster': car(
    'roadster',
    2690,
    wheels('turbine', 0.25, 0.345),
    {
      lamp: {
        corners: [
          [0.56, 0.0],
          [0.94, 0.05],
          [1.0, -0.06],
          [0.66, -0.1],
        ],
        isRound: true,
      },
      light: [
        [
          [0.58, -0.02],
          [0.76, 0.02],
          [0.96, 0.02],
        ],
      ],
      wrap: [0.4, 0.06],
      intake: [
        [0, -0.24],
        [0.6, -0.26],
        [0.7, -0.38],
        [0, -0.4],
      ],
      vent: [
        [0.76, -0.2],
        [0.96, -0.18],
        [0.93, -0.36],
        [0.82, -0.36],
      ],
      badge: -0.03,
    },
    {
      lamp: {
        corners: [
          [0.3, 0.03],
          [0.76, 0.06],
          [1.03, 0.0],
          [1.03, -0.06],
          [0.76, -0.01],
          [0.5, -0.06],
        ],
      },
      bar: [
        [0, 0.02],
        [0.3, 0.03],
        [0.4, 0.0],
        [0, -0.01],
      ],
      lid,
      wrap: [0.3, 0],
    },
    {
      brightwork: false,
      blackRoof: true,
      isElectric: true,
      hood: 0.64,
      nose: 0.88,
      cowl: [1.62, 0.9],
      noseDepth: [
        [0.1, 0.12],
        [0.24, 0.03],
        [0.4, 0],
        [0.54, 0.05],
        [0.64, 0.14],
        [0.74, 0.28],
      ],
    },
  ),
  // SUV
  'haval-h6': car(
    'suv',
    2738,
    wheels('twin', 0.24, 0.355),
    {
      lamp: {
        corners: [
          [0.52, -0.03],
          [1.03, 0.01],
          [1.03, -0.08],
          [0.56, -0.12],
        ],
      },
      light: [
        [
          [0.54, -0.045],
          [0.98, 0.0],
        ],
      ],
      wrap: [0.34, 0.02],
      grille: {
        corners: [
          [0, -0.04],
          [0.5, -0.04],
          [0.52, -0.14],
          [0.4, -0.42],
          [0, -0.43],
        ],
        fill: 'mesh',
      },
      badge: -0.12,
      vent: [
        [0.64, -0.3],
        [0.92, -0.26],
        [0.9, -0.42],
        [0.68, -0.44],
      ],
      skirt: true,
    },
    {
      lamp: {
        corners: [
          [0.5, 0.06],
          [1.03, 0.07],
          [1.03, -0.03],
          [0.56, -0.03],
        ],
      },
      bar: [
        [0, 0.035],
        [0.5, 0.04],
        [0.5, 0.0],
        [0, -0.0],
      ],
      lid: hatchLid,
      skirt: 0.3,
      wrap: [0.2, 0],
    },
    { cladding: true, roofRails: true, brightwork: false },
  ),
  'honda-cr-v': car(
    'suv',
    2701,
    wheels('five', 0.235, 0.35),
    {
      ...honda,
      skirt: true,
      grille: {
        corners: [
          [0, -0.06],
          [0.52, -0.06],
          [0.54, -0.3],
          [0.42, -0.36],
          [0, -0.36],
        ],
        fill: 'mesh',
      },
      intake: [
        [0, -0.46],
        [0.6, -0.46],
        [0.64, -0.54],
        [0, -0.55],
      ],
    },
    {
      lamp: {
        corners: [
          [0.84, 0.46],
          [0.95, 0.42],
          [1.0, 0.08],
          [1.0, -0.1],
          [0.56, -0.1],
          [0.56, 0.0],
          [0.84, 0.04],
        ],
      },
      lid: hatchLid,
      skirt: 0.3,
      badge: 0.02,
    },
    { cladding: true, roofRails: true, exhausts: 1 },
  ),
  'tank-300': car(
    'box',
    2750,
    wheels('six', 0.235, 0.385, true),
    {
      circle: { at: [0.72, -0.12], radius: 0.105 },
      grille: {
        corners: [
          [0, -0.02],
          [0.94, -0.02],
          [0.94, -0.22],
          [0, -0.22],
        ],
        fill: 'bars',
      },
      intake: [
        [0, -0.46],
        [0.6, -0.46],
        [0.6, -0.56],
        [0, -0.57],
      ],
      skirt: true,
      badge: -0.12,
    },
    {
      lamp: {
        corners: [
          [0.84, 0.1],
          [0.97, 0.1],
          [0.97, -0.2],
          [0.84, -0.2],
        ],
      },
      lid: [0.8, 0.8, -0.42],
      skirt: 0.34,
    },
    {
      cladding: true,
      spareWheel: true,
      brightwork: false,
      windows: { end: 'upright', to: 4.42 },
      nose: 0.82,
      noseSweep: 0.12,
      noseDepth: [
        [0.1, 0.12],
        [0.3, 0.02],
        [0.5, 0],
        [1.0, 0.0],
        [1.06, 0.02],
        [1.14, 0.08],
      ],
      roofRails: true,
    },
  ),
  'volkswagen-tiguan-l': car(
    'suv',
    2791,
    wheels('multi', 0.24, 0.352),
    {
      ...volkswagen,
      grille: {
        corners: [
          [0, -0.04],
          [0.44, -0.04],
          [0.46, -0.19],
          [0, -0.2],
        ],
        fill: 'bars',
        rim: true,
      },
      skirt: true,
      wrap: [0.36, 0.02],
    },
    {
      lamp: {
        corners: [
          [0.5, 0.05],
          [1.03, 0.06],
          [1.03, -0.07],
          [0.7, -0.1],
          [0.52, -0.04],
        ],
      },
      lid: hatchLid,
      skirt: 0.28,
      chrome: true,
      badge: 0.02,
      wrap: [0.26, 0],
    },
    { cladding: true, roofRails: true, brightwork: true },
  ),
  'toyota-highlander': car(
    'suv',
    2850,
    wheels('twin', 0.25, 0.365),
    {
      lamp: {
        corners: [
          [0.5, -0.04],
          [1.03, 0.03],
          [1.03, -0.08],
          [0.56, -0.13],
        ],
      },
      light: [
        [
          [0.54, -0.11],
          [0.98, -0.06],
        ],
      ],
      wrap: [0.44, 0.04],
      grille: {
        corners: [
          [0, -0.06],
          [0.42, -0.06],
          [0.52, -0.18],
          [0.48, -0.32],
          [0, -0.33],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.44],
        [0.62, -0.44],
        [0.66, -0.54],
        [0, -0.55],
      ],
      vent: [
        [0.74, -0.34],
        [0.94, -0.3],
        [0.92, -0.44],
        [0.78, -0.44],
      ],
      badge: -0.13,
      skirt: true,
    },
    {
      lamp: {
        corners: [
          [0.58, 0.06],
          [1.03, 0.06],
          [1.03, -0.09],
          [0.62, -0.05],
        ],
      },
      lid: hatchLid,
      skirt: 0.3,
      badge: 0.02,
      bar: [
        [0, 0.04],
        [0.58, 0.04],
        [0.58, 0.015],
        [0, 0.015],
      ],
      barIs: 'chrome',
      wrap: [0.24, 0],
    },
    { cladding: true, roofRails: true, brightwork: true, windows: { end: 'rising' } },
  ),
  'haval-dagou': car(
    'box',
    2738,
    wheels('six', 0.235, 0.365),
    {
      circle: { at: [0.76, -0.13], radius: 0.1 },
      grille: {
        corners: [
          [0, -0.04],
          [0.6, -0.04],
          [0.6, -0.24],
          [0, -0.25],
        ],
        fill: 'upright',
      },
      intake: [
        [0, -0.44],
        [0.56, -0.44],
        [0.56, -0.54],
        [0, -0.55],
      ],
      skirt: true,
      badge: -0.13,
    },
    {
      lamp: {
        corners: [
          [0.82, 0.12],
          [0.98, 0.12],
          [0.98, -0.12],
          [0.82, -0.12],
        ],
        isRound: true,
      },
      lid: [0.78, 0.78, -0.38],
      skirt: 0.32,
    },
    {
      cladding: true,
      roofRails: true,
      brightwork: false,
      hood: 1.0,
      windows: { end: 'rising' },
      cowl: [1.36, 1.17],
    },
  ),
  'toyota-prado': car(
    'box',
    2850,
    wheels('six', 0.24, 0.39),
    {
      lamp: {
        corners: [
          [0.6, -0.04],
          [0.96, -0.02],
          [0.96, -0.18],
          [0.62, -0.18],
        ],
      },
      light: [
        [
          [0.62, -0.06],
          [0.94, -0.045],
        ],
        [
          [0.62, -0.16],
          [0.94, -0.16],
        ],
      ],
      wrap: [0.22, 0],
      grille: {
        corners: [
          [0, -0.04],
          [0.58, -0.04],
          [0.58, -0.24],
          [0, -0.25],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.42],
        [0.7, -0.42],
        [0.6, -0.56],
        [0, -0.57],
      ],
      skirt: true,
      badge: -0.13,
    },
    {
      lamp: {
        corners: [
          [0.86, 0.1],
          [0.99, 0.1],
          [0.99, -0.22],
          [0.86, -0.22],
        ],
      },
      lid: [0.8, 0.8, -0.4],
      skirt: 0.34,
      badge: 0,
    },
    { cladding: true, roofRails: true, brightwork: false, noseSweep: 0.16, windows: { end: 'rising' } },
  ),
  // MPV
  'buick-gl8': car(
    'mpv',
    3088,
    wheels('multi', 0.225, 0.34),
    {
      lamp: {
        corners: [
          [0.46, -0.03],
          [1.03, 0.05],
          [1.03, -0.06],
          [0.58, -0.12],
        ],
      },
      light: [
        [
          [0.5, -0.05],
          [0.76, -0.09],
          [0.98, -0.03],
        ],
      ],
      wrap: [0.46, 0.05],
      grille: {
        corners: [
          [0, -0.06],
          [0.42, -0.06],
          [0.54, -0.16],
          [0.44, -0.4],
          [0, -0.41],
        ],
        fill: 'upright',
        rim: true,
      },
      badge: -0.2,
      vent: [
        [0.68, -0.34],
        [0.94, -0.3],
        [0.92, -0.46],
        [0.72, -0.48],
      ],
    },
    {
      lamp: {
        corners: [
          [0.6, 0.08],
          [1.03, 0.1],
          [1.03, -0.04],
          [0.66, -0.04],
        ],
      },
      bar: [
        [0, 0.05],
        [0.6, 0.06],
        [0.6, 0.02],
        [0, 0.02],
      ],
      barIs: 'chrome',
      lid: hatchLid,
      wrap: [0.3, 0.02],
    },
    { brightwork: true, roofRails: true, windows: { end: 'upright' } },
  ),
  'honda-odyssey': car(
    'mpv',
    2900,
    wheels('multi', 0.22, 0.335),
    {
      ...honda,
      grille: {
        corners: [
          [0, -0.05],
          [0.48, -0.05],
          [0.48, -0.2],
          [0, -0.21],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.34],
        [0.6, -0.34],
        [0.66, -0.48],
        [0, -0.49],
      ],
    },
    {
      lamp: {
        corners: [
          [0.6, 0.1],
          [1.03, 0.1],
          [1.03, -0.05],
          [0.66, -0.02],
        ],
      },
      lid: hatchLid,
      badge: 0.04,
      bar: [
        [0, 0.07],
        [0.6, 0.08],
        [0.6, 0.05],
        [0, 0.045],
      ],
      barIs: 'chrome',
      wrap: [0.28, 0],
    },
    { brightwork: true, windows: { end: 'upright' }, hood: 0.86 },
  ),
  'toyota-sienna': car(
    'mpv',
    3060,
    wheels('five', 0.24, 0.35),
    {
      ...toyota,
      intake: [
        [0, -0.24],
        [0.5, -0.24],
        [0.78, -0.42],
        [0.7, -0.56],
        [0, -0.57],
      ],
      chrome: [
        [
          [0, -0.2],
          [0.5, -0.2],
          [0.8, -0.38],
        ],
      ],
      grille: {
        corners: [
          [0, -0.05],
          [0.42, -0.05],
          [0.36, -0.12],
          [0, -0.125],
        ],
        fill: 'plain',
      },
    },
    {
      lamp: {
        corners: [
          [0.5, 0.06],
          [1.03, 0.1],
          [1.03, -0.06],
          [0.9, -0.08],
          [0.86, 0.0],
          [0.5, 0.0],
        ],
      },
      lid: hatchLid,
      badge: 0.03,
      wrap: [0.34, 0.03],
    },
    { brightwork: true, windows: { end: 'rising' } },
  ),
  'wuling-hongguang-s': car(
    'mpv',
    2720,
    wheels('multi', 0.19, 0.3),
    {
      lamp: {
        corners: [
          [0.52, -0.02],
          [1.03, 0.06],
          [1.03, -0.1],
          [0.66, -0.16],
          [0.54, -0.12],
        ],
      },
      wrap: [0.36, 0.05],
      grille: {
        corners: [
          [0, -0.06],
          [0.44, -0.06],
          [0.4, -0.16],
          [0, -0.17],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.32],
        [0.6, -0.32],
        [0.66, -0.48],
        [0, -0.49],
      ],
      badge: -0.11,
    },
    { lamp: tallTail, lid: hatchLid, badge: 0.02 },
    { brightwork: false, nose: 0.86, hood: 0.9, windows: { end: 'upright' }, exhausts: 1 },
  ),
  'maxus-g10': car(
    'van',
    3198,
    wheels('five', 0.215, 0.335),
    {
      lamp: {
        corners: [
          [0.56, -0.02],
          [1.03, 0.1],
          [1.03, -0.08],
          [0.7, -0.14],
          [0.58, -0.12],
        ],
      },
      light: [
        [
          [0.6, -0.11],
          [0.98, -0.05],
        ],
      ],
      wrap: [0.34, 0.08],
      grille: {
        corners: [
          [0, -0.04],
          [0.48, -0.04],
          [0.52, -0.12],
          [0.4, -0.24],
          [0, -0.25],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.4],
        [0.66, -0.4],
        [0.7, -0.52],
        [0, -0.53],
      ],
      badge: -0.14,
    },
    {
      lamp: {
        corners: [
          [0.84, 0.5],
          [1.0, 0.44],
          [1.0, -0.14],
          [0.86, -0.14],
        ],
      },
      lid: [0.78, 0.76, -0.4],
      badge: 0.02,
    },
    { brightwork: false, windows: { end: 'upright' } },
  ),
  // NEW_ENERGY
  'byd-qin-plus': car(
    'fastback',
    2718,
    wheels('turbine', 0.22, 0.325),
    {
      lamp: {
        corners: [
          [0.42, -0.04],
          [1.03, 0.03],
          [1.03, -0.06],
          [0.6, -0.11],
        ],
      },
      light: [
        [
          [0.46, -0.06],
          [0.74, -0.06],
          [0.98, 0.0],
        ],
      ],
      wrap: [0.48, 0.04],
      chrome: [
        [
          [0, -0.06],
          [0.42, -0.05],
        ],
      ],
      intake: [
        [0, -0.34],
        [0.6, -0.34],
        [0.66, -0.44],
        [0, -0.45],
      ],
      vent: [
        [0.72, -0.2],
        [0.94, -0.18],
        [0.92, -0.4],
        [0.8, -0.4],
      ],
      badge: -0.06,
    },
    { lamp: barTail, lid, wrap: [0.3, 0] },
    { isElectric: true, hood: 0.74 },
  ),
  'byd-dolphin': car(
    'hatch',
    2700,
    wheels('disc', 0.205, 0.318),
    {
      lamp: {
        corners: [
          [0.5, -0.05],
          [1.03, 0.04],
          [1.03, -0.08],
          [0.62, -0.13],
        ],
      },
      light: [
        [
          [0.52, -0.06],
          [0.72, -0.1],
          [0.98, -0.04],
        ],
      ],
      wrap: [0.42, 0.05],
      chrome: [
        [
          [0, -0.075],
          [0.5, -0.06],
        ],
      ],
      intake: [
        [0, -0.38],
        [0.5, -0.38],
        [0.6, -0.48],
        [0, -0.49],
      ],
      vent: [
        [0.72, -0.28],
        [0.92, -0.26],
        [0.9, -0.44],
        [0.78, -0.44],
      ],
      badge: -0.09,
    },
    {
      lamp: {
        corners: [
          [0, 0.06],
          [0.7, 0.07],
          [1.03, 0.1],
          [1.03, 0.0],
          [0.7, 0.01],
          [0, 0.02],
        ],
      },
      lid: hatchLid,
      wrap: [0.24, 0.02],
    },
    { isElectric: true, brightwork: false, nose: 0.78, hood: 0.82, cowl: [0.98, 1.04] },
  ),
  'tesla-model-3': car(
    'fastback',
    2875,
    wheels('turbine', 0.225, 0.332),
    {
      lamp: {
        corners: [
          [0.52, -0.02],
          [1.02, 0.07],
          [1.03, 0.0],
          [0.62, -0.075],
        ],
      },
      light: [
        [
          [0.54, -0.03],
          [0.98, 0.05],
        ],
      ],
      wrap: [0.46, 0.08],
      intake: [
        [0, -0.36],
        [0.66, -0.36],
        [0.7, -0.42],
        [0, -0.43],
      ],
      badge: -0.03,
    },
    {
      lamp: {
        corners: [
          [0.5, 0.0],
          [1.03, 0.04],
          [1.03, -0.07],
          [0.6, -0.06],
        ],
      },
      lid,
      wrap: [0.36, 0.0],
    },
    {
      isElectric: true,
      brightwork: false,
      hood: 0.68,
      nose: 0.84,
      cowl: [1.2, 0.94],
      noseDepth: [
        [0.1, 0.12],
        [0.24, 0.03],
        [0.42, 0],
        [0.56, 0.04],
        [0.66, 0.11],
        [0.76, 0.22],
      ],
      roof: [
        [1.95, 1.33],
        [2.5, 1.442],
        [3.0, 1.42],
        [3.7, 1.27],
      ],
      deck: [
        [4.35, 1.1],
        [4.66, 1.07],
      ],
    },
  ),
  'tesla-model-y': car(
    'suv',
    2890,
    wheels('turbine', 0.24, 0.352, true),
    {
      lamp: {
        corners: [
          [0.54, -0.02],
          [1.0, 0.09],
          [1.03, 0.01],
          [0.64, -0.08],
        ],
      },
      light: [
        [
          [0.56, -0.03],
          [0.97, 0.07],
        ],
      ],
      wrap: [0.46, 0.1],
      intake: [
        [0, -0.44],
        [0.66, -0.44],
        [0.7, -0.51],
        [0, -0.52],
      ],
      badge: -0.04,
    },
    {
      lamp: {
        corners: [
          [0.54, 0.04],
          [1.03, 0.08],
          [1.03, -0.05],
          [0.62, -0.03],
        ],
      },
      lid: hatchLid,
      wrap: [0.34, 0.02],
    },
    {
      isElectric: true,
      brightwork: false,
      hood: 0.8,
      nose: 0.87,
      cowl: [1.22, 1.05],
      roof: [
        [1.95, 1.51],
        [2.55, 1.624],
        [3.2, 1.59],
        [4.15, 1.4],
      ],
      deck: [
        [4.6, 1.24],
        [4.72, 1.2],
      ],
      noseDepth: [
        [0.1, 0.12],
        [0.3, 0.03],
        [0.5, 0],
        [0.66, 0.04],
        [0.78, 0.12],
        [0.9, 0.26],
      ],
      tailDepth: [
        [0.25, 0.12],
        [0.45, 0.02],
        [0.65, 0],
        [1.0, 0.02],
        [1.15, 0.06],
        [1.3, 0.12],
      ],
    },
  ),
  'li-l8': car(
    'suv',
    3005,
    wheels('multi', 0.27, 0.38),
    {
      lamp: {
        corners: [
          [0.7, -0.2],
          [0.98, -0.18],
          [0.98, -0.28],
          [0.72, -0.29],
        ],
      },
      light: [
        [
          [0, 0.0],
          [0.5, 0.01],
          [1.0, 0.02],
        ],
      ],
      lightWidth: 0.02,
      intake: [
        [0, -0.46],
        [0.6, -0.46],
        [0.64, -0.56],
        [0, -0.57],
      ],
      badge: -0.08,
    },
    { lamp: barTail, lid: hatchLid, wrap: [0.2, 0] },
    { isElectric: true, brightwork: false, blackRoof: true, hood: 0.98, windows: { end: 'rising' } },
  ),
  'byd-song-plus': car(
    'suv',
    2765,
    wheels('turbine', 0.24, 0.352),
    {
      lamp: {
        corners: [
          [0.48, -0.04],
          [1.03, 0.03],
          [1.03, -0.06],
          [0.62, -0.11],
        ],
      },
      light: [
        [
          [0.5, -0.055],
          [0.98, 0.01],
        ],
      ],
      wrap: [0.44, 0.04],
      grille: {
        corners: [
          [0, -0.09],
          [0.5, -0.09],
          [0.6, -0.2],
          [0.46, -0.42],
          [0, -0.43],
        ],
        fill: 'mesh',
      },
      chrome: [
        [
          [0, -0.06],
          [0.48, -0.045],
        ],
      ],
      badge: -0.2,
      vent: [
        [0.72, -0.3],
        [0.94, -0.26],
        [0.92, -0.44],
        [0.76, -0.46],
      ],
    },
    {
      lamp: {
        corners: [
          [0, 0.05],
          [0.6, 0.06],
          [1.03, 0.08],
          [1.03, -0.02],
          [0.6, 0.0],
          [0, 0.01],
        ],
      },
      lid: hatchLid,
      skirt: 0.28,
      wrap: [0.3, 0.02],
    },
    { isElectric: true, cladding: true, roofRails: true, brightwork: true },
  ),
  'xpeng-g6': car(
    'suv',
    2890,
    wheels('turbine', 0.255, 0.362, true),
    {
      lamp: {
        corners: [
          [0.68, -0.16],
          [0.94, -0.14],
          [0.94, -0.28],
          [0.72, -0.29],
        ],
      },
      light: [
        [
          [0, 0.0],
          [0.5, 0.0],
          [1.0, 0.04],
        ],
      ],
      lightWidth: 0.018,
      intake: [
        [0, -0.44],
        [0.6, -0.44],
        [0.66, -0.54],
        [0, -0.55],
      ],
      badge: -0.07,
    },
    { lamp: barTail, lid: hatchLid, wrap: [0.26, 0.02] },
    {
      isElectric: true,
      brightwork: false,
      hood: 0.84,
      cowl: [1.26, 1.08],
      roof: [
        [2.0, 1.54],
        [2.6, 1.65],
        [3.2, 1.61],
        [4.2, 1.42],
      ],
      deck: [
        [4.62, 1.25],
        [4.73, 1.21],
      ],
      tailDepth: [
        [0.25, 0.12],
        [0.45, 0.02],
        [0.65, 0],
        [1.0, 0.02],
        [1.15, 0.06],
        [1.3, 0.12],
      ],
    },
  ),
  'aion-s': car(
    'fastback',
    2750,
    wheels('disc', 0.225, 0.33),
    {
      lamp: {
        corners: [
          [0.5, -0.03],
          [1.03, 0.04],
          [1.03, -0.06],
          [0.6, -0.11],
        ],
      },
      light: [
        [
          [0.54, -0.045],
          [0.66, -0.1],
          [0.74, -0.02],
        ],
        [
          [0.78, -0.01],
          [0.98, 0.01],
        ],
      ],
      wrap: [0.4, 0.05],
      intake: [
        [0, -0.36],
        [0.6, -0.36],
        [0.68, -0.46],
        [0, -0.47],
      ],
      vent: [
        [0.74, -0.26],
        [0.95, -0.22],
        [0.92, -0.42],
        [0.8, -0.42],
      ],
      badge: -0.06,
    },
    {
      lamp: slimTail,
      lid,
      bar: [
        [0, -0.01],
        [0.32, 0.0],
        [0.32, -0.03],
        [0, -0.035],
      ],
      wrap: [0.3, 0],
    },
    { isElectric: true, brightwork: false, hood: 0.74, cowl: [1.2, 0.99] },
  ),
  // PICKUP
  'gwm-poer': car(
    'pickup',
    3230,
    wheels('six', 0.235, 0.385),
    {
      lamp: {
        corners: [
          [0.6, -0.03],
          [1.03, 0.0],
          [1.03, -0.2],
          [0.66, -0.22],
          [0.6, -0.12],
        ],
      },
      light: [
        [
          [0.64, -0.06],
          [0.98, -0.03],
        ],
        [
          [0.68, -0.19],
          [0.98, -0.17],
        ],
      ],
      wrap: [0.26, 0.02],
      grille: {
        corners: [
          [0, -0.02],
          [0.56, -0.02],
          [0.6, -0.12],
          [0.5, -0.34],
          [0, -0.35],
        ],
        fill: 'mesh',
        rim: true,
      },
      intake: [
        [0, -0.48],
        [0.66, -0.48],
        [0.6, -0.58],
        [0, -0.59],
      ],
      skirt: true,
      badge: -0.16,
    },
    {
      lamp: {
        corners: [
          [0.86, 0.0],
          [1.03, 0.0],
          [1.03, -0.34],
          [0.86, -0.34],
        ],
      },
      lid: [0.82, 0.82, -0.46],
      skirt: 0.34,
    },
    {
      cladding: true,
      roofRails: false,
      brightwork: true,
      noseSweep: 0.16,
      windows: { end: 'upright', to: 3.3 },
    },
  ),
  'jmc-yuhu-7': car(
    'pickup',
    3085,
    wheels('six', 0.225, 0.375),
    {
      lamp: {
        corners: [
          [0.56, -0.03],
          [1.03, 0.04],
          [1.03, -0.14],
          [0.68, -0.16],
        ],
      },
      light: [
        [
          [0.6, -0.05],
          [0.98, 0.01],
        ],
      ],
      wrap: [0.34, 0.04],
      grille: {
        corners: [
          [0, -0.03],
          [0.52, -0.03],
          [0.54, -0.12],
          [0.46, -0.28],
          [0, -0.29],
        ],
        fill: 'bars',
        rim: true,
      },
      intake: [
        [0, -0.44],
        [0.66, -0.44],
        [0.7, -0.56],
        [0, -0.57],
      ],
      skirt: true,
      badge: -0.15,
    },
    {
      lamp: {
        corners: [
          [0.86, 0.0],
          [1.03, 0.0],
          [1.03, -0.34],
          [0.88, -0.34],
        ],
      },
      lid: [0.82, 0.82, -0.46],
      skirt: 0.34,
    },
    { cladding: true, brightwork: false, noseSweep: 0.2, windows: { end: 'upright', to: 3.27 } },
  ),
  'nissan-navara': car(
    'pickup',
    3150,
    wheels('six', 0.225, 0.38, true),
    {
      ...nissan,
      skirt: true,
      grille: {
        corners: [
          [0, -0.05],
          [0.5, -0.05],
          [0.36, -0.36],
          [0, -0.37],
        ],
        fill: 'mesh',
      },
      chrome: [
        [
          [0.54, -0.03],
          [0.4, -0.38],
          [0, -0.39],
        ],
      ],
      intake: [
        [0, -0.5],
        [0.6, -0.5],
        [0.6, -0.58],
        [0, -0.59],
      ],
    },
    {
      lamp: {
        corners: [
          [0.86, 0.0],
          [1.03, 0.0],
          [1.03, -0.3],
          [0.86, -0.32],
        ],
      },
      lid: [0.82, 0.82, -0.46],
      skirt: 0.34,
    },
    { cladding: true, brightwork: false, noseSweep: 0.2, windows: { end: 'upright', to: 3.25 } },
  ),
};

/** The car of a picture; throws for a name that the fleet does not have, or that has no row here. */
export function carModelOf(picture: string): CarModel {
  const car = FLEET.find(known => known.picture === picture);
  const drawing = DRAWINGS[picture];
  if (!car || !drawing) throw new Error(`There is no car ${picture}.`);
  const { style, wheelbase, wheels: of, face, back, more } = drawing;
  const [length = 0, width = 0, height = 0] = car.size.split('×').map(text => Number(text) / 1000);
  return modelOf({
    ...more,
    style,
    size: [length, width, height],
    wheelbase: wheelbase / 1000,
    paint: car.colour,
    wheels: of,
    isElectric: car.energy !== 'FUEL' && more.isElectric === true,
    face: faceOf(face),
    rear: backOf(back),
    flank: flankOf(face, back),
  });
}
