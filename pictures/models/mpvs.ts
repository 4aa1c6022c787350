import { car, wheels, type Drawings } from './drawing';
import { toyota, honda } from './makers';
import { hatchLid, tallTail } from './tails';

export const mpvs: Drawings = {
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
};
