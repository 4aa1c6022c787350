/** How the inside of a car is furnished, as the renderer takes it. Colours are CSS. */
export interface InteriorModel {
  /** Width between the doors at the dashboard, and height of the dashboard's top above the floor, metres. */
  width: number;
  dash: number;
  /** Top of the dashboard and pillars, its face, the band across it, and how that shines. */
  top: string;
  face: string;
  band: { colour: string; metalness: number; roughness: number };
  /** Roof and pillars; none in an open car. */
  lining?: string;
  /** Cover of the seats, their middle, and their seams. */
  seat: { cover: string; middle: string; seam: string };
  screens: ScreenLayout;
  /** A stick to change gears, a lever, a knob, or nothing: it is chosen at the wheel. */
  gear: 'manual' | 'lever' | 'knob' | 'column';
  /** A console between the seats, or a floor to walk on. */
  console: 'high' | 'low' | 'none';
  wheel: { spokes: 2 | 3 | 4; isFlat: boolean };
  /** Line of light along the dashboard, in the colour of the paint. */
  light: string;
}

/**
 * `dials`: round instruments and a small screen; `tablet`: instruments on a screen and a large one that stands in the middle;
 * `upright`: the same, upright; `alone`: one in the middle and nothing else; `wide`: both behind one glass; `three`: one for
 * the passenger too.
 */
export type ScreenLayout = 'dials' | 'tablet' | 'upright' | 'alone' | 'wide' | 'three';
