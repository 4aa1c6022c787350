import { car, wheels, type Drawings } from './drawing';
import { hatchLid } from './tails';

export const microCars: Drawings = {
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
};
