import type { Key } from './curve';
import type { ModelRow, Style } from './ModelRow';

/** What a style says where a row is silent; metres. */
export interface Outline {
  nose: number;
  hood: number;
  cowl: readonly [number, number];
  roof: readonly Key[];
  deck: readonly Key[];
  belt: readonly [number, number];
  crown: number;
  /** Half of the width at the roof, as a share. */
  rail: number;
  clearance: number;
  tailDepth: readonly Key[];
  rearRail: number;
}
/** What is usual for a style, from length and height. */
export function usualOutline(style: Style, [l, , h]: ModelRow['size']): Outline {
  const sedan: Outline = {
    nose: 0.9,
    hood: 0.7,
    cowl: [0.272 * l, 0.655 * h],
    roof: [
      [0.43 * l, h - 0.1],
      [0.53 * l, h],
      [0.64 * l, h - 0.012],
      [0.745 * l, h - 0.085],
    ],
    deck: [
      [0.88 * l, 0.765 * h],
      [l - 0.06, 0.745 * h],
    ],
    belt: [0.635 * h, 0.66 * h],
    crown: 0.05,
    rail: 0.635,
    clearance: 0.17,
    tailDepth: [
      [0.2, 0.14],
      [0.32, 0.05],
      [0.45, 0.015],
      [0.62, 0],
      [0.85, 0.04],
      [1.0, 0.05],
      [1.12, 0.03],
    ],
    rearRail: 0.78,
  };
  switch (style) {
    case 'sedan':
      return sedan;
    case 'fastback':
      return {
        ...sedan,
        roof: [
          [0.42 * l, h - 0.1],
          [0.52 * l, h],
          [0.62 * l, h - 0.018],
          [0.76 * l, h - 0.13],
        ],
        deck: [
          [0.93 * l, 0.755 * h],
          [l - 0.05, 0.74 * h],
        ],
      };
    case 'hatch':
      return {
        ...sedan,
        nose: 0.82,
        hood: 0.74,
        cowl: [0.265 * l, 0.66 * h],
        roof: [
          [0.43 * l, h - 0.09],
          [0.55 * l, h],
          [0.75 * l, h - 0.03],
          [0.9 * l, h - 0.1],
        ],
        deck: [
          [l - 0.05, h - 0.2],
          [l, h - 0.24],
        ],
        belt: [0.61 * h, 0.66 * h],
        rail: 0.68,
        rearRail: 0.7,
        tailDepth: [
          [0.2, 0.12],
          [0.35, 0.03],
          [0.55, 0],
          [0.9, 0.02],
          [1.05, 0.1],
          [1.3, 0.34],
          [1.5, 0.42],
        ],
      };
    case 'suv':
      return {
        ...sedan,
        nose: 0.92,
        hood: 0.93,
        cowl: [0.285 * l, 0.665 * h],
        roof: [
          [0.42 * l, h - 0.09],
          [0.52 * l, h],
          [0.76 * l, h - 0.02],
          [0.93 * l, h - 0.07],
        ],
        deck: [
          [l - 0.04, h - 0.12],
          [l, h - 0.14],
        ],
        belt: [0.625 * h, 0.665 * h],
        rail: 0.7,
        rearRail: 0.7,
        clearance: 0.22,
        tailDepth: [
          [0.25, 0.13],
          [0.45, 0.03],
          [0.65, 0],
          [1.0, 0.03],
          [1.15, 0.1],
          [1.45, 0.3],
          [1.65, 0.38],
        ],
      };
    case 'box':
      return {
        ...sedan,
        nose: 0.86,
        hood: 1.05,
        cowl: [0.3 * l, 0.66 * h],
        roof: [
          [0.375 * l, h - 0.07],
          [0.46 * l, h - 0.005],
          [0.75 * l, h],
          [0.95 * l, h - 0.025],
        ],
        deck: [
          [l - 0.03, h - 0.05],
          [l, h - 0.06],
        ],
        belt: [0.635 * h, 0.645 * h],
        rail: 0.8,
        rearRail: 0.8,
        clearance: 0.26,
        tailDepth: [
          [0.3, 0.1],
          [0.5, 0],
          [1.0, 0.0],
          [1.2, 0.03],
          [1.6, 0.09],
          [1.9, 0.14],
        ],
      };
    case 'mpv':
      return {
        ...sedan,
        nose: 0.96,
        hood: 0.88,
        cowl: [0.215 * l, 0.64 * h],
        roof: [
          [0.375 * l, h - 0.09],
          [0.5 * l, h],
          [0.8 * l, h - 0.015],
          [0.95 * l, h - 0.06],
        ],
        deck: [
          [l - 0.03, h - 0.1],
          [l, h - 0.12],
        ],
        belt: [0.585 * h, 0.605 * h],
        rail: 0.74,
        rearRail: 0.74,
        clearance: 0.18,
        tailDepth: [
          [0.22, 0.1],
          [0.4, 0.02],
          [0.6, 0],
          [1.0, 0.02],
          [1.2, 0.07],
          [1.6, 0.2],
          [1.8, 0.24],
        ],
      };
    case 'van':
      return {
        ...sedan,
        nose: 0.9,
        hood: 0.92,
        cowl: [0.165 * l, 0.6 * h],
        roof: [
          [0.3 * l, h - 0.09],
          [0.4 * l, h - 0.01],
          [0.8 * l, h],
          [0.96 * l, h - 0.03],
        ],
        deck: [
          [l - 0.02, h - 0.06],
          [l, h - 0.08],
        ],
        belt: [0.56 * h, 0.565 * h],
        rail: 0.8,
        rearRail: 0.8,
        clearance: 0.19,
        tailDepth: [
          [0.22, 0.08],
          [0.4, 0.01],
          [0.8, 0],
          [1.2, 0.03],
          [1.7, 0.12],
          [1.95, 0.15],
        ],
      };
    case 'micro':
      return {
        ...sedan,
        nose: 0.52,
        hood: 0.84,
        cowl: [0.2 * l, 0.63 * h],
        roof: [
          [0.37 * l, h - 0.08],
          [0.52 * l, h],
          [0.8 * l, h - 0.02],
          [0.94 * l, h - 0.07],
        ],
        deck: [
          [l - 0.03, h - 0.13],
          [l, h - 0.15],
        ],
        belt: [0.575 * h, 0.6 * h],
        rail: 0.76,
        rearRail: 0.76,
        clearance: 0.16,
        tailDepth: [
          [0.2, 0.08],
          [0.35, 0.01],
          [0.6, 0],
          [0.9, 0.02],
          [1.1, 0.07],
          [1.4, 0.18],
          [1.55, 0.22],
        ],
      };
    case 'roadster':
      return {
        ...sedan,
        nose: 0.88,
        hood: 0.66,
        cowl: [0.36 * l, 0.69 * h],
        roof: [
          [0.5 * l, h - 0.07],
          [0.56 * l, h],
          [0.64 * l, h - 0.015],
          [0.72 * l, h - 0.1],
        ],
        deck: [
          [0.82 * l, 0.72 * h],
          [l - 0.05, 0.68 * h],
        ],
        belt: [0.655 * h, 0.68 * h],
        rail: 0.62,
        clearance: 0.13,
      };
    case 'pickup':
      return {
        ...sedan,
        nose: 0.94,
        hood: 1.03,
        cowl: [0.255 * l, 0.66 * h],
        roof: [
          [0.345 * l, h - 0.08],
          [0.43 * l, h],
          [0.55 * l, h - 0.01],
          [0.615 * l, h - 0.05],
        ],
        deck: [
          [0.65 * l, 0.66 * h],
          [l, 0.655 * h],
        ],
        belt: [0.63 * h, 0.645 * h],
        rail: 0.74,
        rearRail: 0.9,
        clearance: 0.26,
        tailDepth: [
          [0.3, 0.06],
          [0.5, 0],
          [0.9, 0.0],
          [1.2, 0.0],
        ],
      };
  }
}
