import type { CarColour } from '../server/demo/pictures/carColours';
import type { Key } from './curve';

/** What a surface is made of where it is not painted. */
export type Material = 'glass' | 'black' | 'gap' | 'lamp' | 'red' | 'chrome' | 'light' | 'cladding' | 'roof';

/** A point of a view, metres: from the nose or from the middle, and above the ground. */
export type Point = readonly [across: number, up: number];

/** A patch or (with a width) a line of a material on one side of the car; `erase` is paint again. */
export interface Patch {
  material: Material | 'erase';
  points: readonly Point[];
  /** Width of the line, metres; a filled patch without one. */
  width?: number;
  /** Smooth through its points. */
  isRound?: boolean;
}

/** The sides that are painted by projection: `top` is half of the car seen from above, `front` and `rear` half of it. */
export type Side = 'side' | 'top' | 'front' | 'rear';

/** A car as the renderer takes it; metres, x from the nose, z from the ground. */
export interface CarModel {
  size: { length: number; width: number; height: number };
  axles: readonly [front: number, rear: number];
  wheel: { radius: number; rim: number; width: number; style: WheelStyle; isDark?: boolean };
  archRadius: number;
  clearance: number;
  paint: CarColour;
  /** The middle line of roof, hood and deck. */
  top: readonly Key[];
  /** Lower edge of the side windows. */
  belt: readonly Key[];
  /** Half of the width as a share of its greatest. */
  plan: readonly Key[];
  /** Half of the width at the roof's edge, and at the windows' lower edge, as shares. */
  rail: readonly Key[];
  base: readonly Key[];
  /** How far the roof's edge lies below its middle. */
  crown: readonly Key[];
  bottom: readonly Key[];
  /** How far nose and tail fall back, by height; `sweep` at the corners. */
  nose: { sweep: number; power: number; depth: readonly Key[] };
  tail: { sweep: number; power: number; depth: readonly Key[] };
  patches: Readonly<Record<Side, readonly Patch[]>>;
  mirror: Point;
  handles: readonly Point[];
  plates: readonly [front: number, rear: number];
  /** Blue, or green for electric cars. */
  plate: 'blue' | 'green';
  /** Rails on the roof: from where to where, how far from the middle and how high. */
  roofRails?: { from: number; to: number; across: number; up: number };
  spareWheel?: boolean;
  exhausts?: number;
}

export type WheelStyle = 'five' | 'twin' | 'multi' | 'disc' | 'mesh' | 'turbine' | 'steel' | 'six';
