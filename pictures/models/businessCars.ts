import { car, wheels, type Drawings } from './drawing';
import { volkswagen, toyota, honda, nissan } from './makers';
import { barTail, lid } from './tails';

export const businessCars: Drawings = {
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
      lamp: {
        corners: [
          [0.34, 0],
          [1.03, 0.03],
          [1.03, -0.08],
          [0.36, -0.06],
        ],
      },
      light: [
        [
          [0.4, -0.03],
          [0.62, -0.025],
        ],
        [
          [0.68, -0.025],
          [0.98, -0.02],
        ],
      ],
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
    {
      brightwork: true,
      exhausts: 2,
      hood: 0.67,
      roof: [
        [2.05, 1.345],
        [2.52, 1.455],
        [3.02, 1.435],
        [3.72, 1.335],
      ],
      deck: [
        [4.4, 1.105],
        [4.825, 1.09],
      ],
    },
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
          [0.46, 0.01],
          [1.03, 0.05],
          [1.03, -0.15],
          [0.84, -0.15],
          [0.76, -0.05],
          [0.48, -0.04],
        ],
      },
      light: [
        [
          [0.52, -0.015],
          [0.82, -0.01],
          [0.94, -0.12],
        ],
      ],
      lid,
      badge: -0.04,
      wrap: [0.38, 0],
    },
    { brightwork: true, exhausts: 2 },
  ),
};
