/** A value for every place along a car. */
export type Curve = (x: number) => number;

/** A place and the value there. */
export type Key = readonly [x: number, value: number];

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The index of the piece that a place lies in. */
function pieceAt(keys: readonly Key[], x: number): number {
  let piece = 0;
  while (piece < keys.length - 2 && x >= (keys[piece + 1]?.[0] ?? Infinity)) piece += 1;
  return piece;
}

/** Straight from key to key; level before the first and after the last. */
export function straight(keys: readonly Key[]): Curve {
  return at => {
    const first = keys[0] ?? [0, 0];
    const last = keys.at(-1) ?? first;
    const x = clamp(at, first[0], last[0]);
    const piece = pieceAt(keys, x);
    const [x0, v0] = keys[piece] ?? first;
    const [x1, v1] = keys[piece + 1] ?? last;
    return x1 === x0 ? v0 : v0 + ((v1 - v0) * (x - x0)) / (x1 - x0);
  };
}

/** Smooth through the keys, and never beyond two neighbours (Fritsch and Carlson's monotone cubic). */
export function smooth(keys: readonly Key[]): Curve {
  const xs = keys.map(([x]) => x);
  const vs = keys.map(([, value]) => value);
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  const widths = xs.slice(1).map((x, index) => x - at(xs, index));
  const slopes = widths.map((width, index) => (at(vs, index + 1) - at(vs, index)) / width);
  const tangents = vs.map((_, index) => {
    if (index === 0) return at(slopes, 0);
    if (index === vs.length - 1) return at(slopes, index - 1);
    const [before, after] = [at(slopes, index - 1), at(slopes, index)];
    if (before * after <= 0) return 0;
    const w1 = 2 * at(widths, index) + at(widths, index - 1);
    const w2 = at(widths, index) + 2 * at(widths, index - 1);
    return (w1 + w2) / (w1 / before + w2 / after);
  });
  return place => {
    const x = clamp(place, at(xs, 0), at(xs, xs.length - 1));
    const piece = pieceAt(keys, x);
    const h = at(widths, piece);
    const t = (x - at(xs, piece)) / h;
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * at(vs, piece) +
      (t ** 3 - 2 * t ** 2 + t) * h * at(tangents, piece) +
      (-2 * t ** 3 + 3 * t ** 2) * at(vs, piece + 1) +
      (t ** 3 - t ** 2) * h * at(tangents, piece + 1)
    );
  };
}
