import { car, wheels, type Drawings } from './drawing';
import { volkswagen, toyota, honda, nissan } from './makers';
import { hatchLid, lid, tallTail } from './tails';

export const economyCars: Drawings = {
  'volkswagen-lavida': car(
    'sedan',
    2688,
    wheels('twin', 0.215, 0.318),
    volkswagen,
    {
      lamp: {
        corners: [
          [0.54, 0.03],
          [1.03, 0.05],
          [1.03, -0.13],
          [0.66, -0.15],
          [0.56, -0.06],
        ],
      },
      light: [
        [
          [0.62, 0],
          [0.98, 0.015],
        ],
        [
          [0.68, -0.09],
          [0.98, -0.085],
        ],
      ],
      lid,
      chrome: true,
      badge: -0.06,
      wrap: [0.3, -0.02],
    },
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
      lamp: {
        corners: [
          [0.6, 0.04],
          [1.03, 0.07],
          [1.03, -0.17],
          [0.86, -0.19],
          [0.64, -0.1],
        ],
      },
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
          [0.54, 0],
          [0.78, 0.06],
          [1.03, 0.05],
          [1.03, -0.14],
          [0.8, -0.16],
          [0.6, -0.1],
        ],
        isRound: true,
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
          [0.62, 0.035],
          [1.03, 0.045],
          [1.03, -0.15],
          [0.62, -0.15],
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
      lamp: {
        corners: [
          [0, -0.01],
          [1.03, 0.03],
          [1.03, -0.14],
          [0.9, -0.14],
          [0.8, -0.05],
          [0, -0.045],
        ],
      },
      light: [
        [
          [0, -0.028],
          [0.84, -0.01],
          [0.95, -0.11],
        ],
      ],
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
};
