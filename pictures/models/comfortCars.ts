import { car, wheels, type Drawings } from './drawing';
import { volkswagen, toyota, honda } from './makers';
import { lid, slimTail, wideTail } from './tails';

export const comfortCars: Drawings = {
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
};
