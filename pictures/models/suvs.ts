import { car, wheels, type Drawings } from './drawing';
import { volkswagen, honda } from './makers';
import { hatchLid } from './tails';

export const suvs: Drawings = {
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
};
