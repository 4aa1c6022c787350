import { car, wheels, type Drawings } from './drawing';
import { nissan } from './makers';

export const pickups: Drawings = {
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
