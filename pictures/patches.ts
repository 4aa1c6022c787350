import type { Patch, Point } from './CarModel';

/** A patch with straight edges. */
export const patch = (material: Patch['material'], ...points: readonly Point[]): Patch => ({
  material,
  points,
});
/** A patch with a smooth edge. */
export const round = (material: Patch['material'], ...points: readonly Point[]): Patch => ({
  material,
  points,
  isRound: true,
});
/** A line from point to point; its width in metres. */
export const line = (material: Patch['material'], width: number, ...points: readonly Point[]): Patch => ({
  material,
  points,
  width,
});
/** A line that is smooth through its points. */
export const curveLine = (
  material: Patch['material'],
  width: number,
  ...points: readonly Point[]
): Patch => ({ material, points, width, isRound: true });
