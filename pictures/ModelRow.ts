import type { CarColour } from '../server/demo/pictures/carColours';
import type { Patch, WheelStyle } from './CarModel';
import type { Curve, Key } from './curve';

/** Kinds of bodies, by their outline. */
export type Style =
  'sedan' | 'fastback' | 'hatch' | 'suv' | 'box' | 'mpv' | 'van' | 'micro' | 'roadster' | 'pickup';

/** What a row says about a model; metres. What it leaves out is usual for its style. */
export interface ModelRow {
  style: Style;
  size: readonly [length: number, width: number, height: number];
  wheelbase: number;
  paint: CarColour;
  /** Front overhang. */
  nose?: number;
  /** Height of the hood's front edge, and of the windscreen's foot with its place. */
  hood?: number;
  cowl?: readonly [x: number, z: number];
  /** Where the roof begins, is highest and begins to fall, with the height there below the top. */
  roof?: readonly Key[];
  /** Foot of the rear window, and the end of the deck. */
  deck?: readonly Key[];
  belt?: readonly [front: number, rear: number];
  /** Side windows: foot of the front pillar, end of the last window; how the last window ends. */
  windows?: { from?: number; to?: number; end?: 'point' | 'upright' | 'rising' | 'wrap' };
  wheels: { rim: number; radius: number; style: WheelStyle; isDark?: boolean };
  cladding?: boolean;
  brightwork?: boolean;
  blackRoof?: boolean;
  face: (at: Place) => readonly Patch[];
  rear: (at: Place) => readonly Patch[];
  /** Lamps where they reach round the corner, on the side; drawn by face and rear as well. */
  flank?: (at: Place) => readonly Patch[];
  isElectric?: boolean;
  exhausts?: number;
  roofRails?: boolean;
  spareWheel?: boolean;
  tailDepth?: readonly Key[];
  noseDepth?: readonly Key[];
  noseSweep?: number;
}

/** Lengths that drawings of a face go by. */
export interface Place {
  length: number;
  half: number;
  height: number;
  hood: number;
  clearance: number;
  belt: Curve;
  top: Curve;
}
