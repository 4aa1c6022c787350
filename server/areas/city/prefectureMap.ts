import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A prefecture, or what stands beside the prefectures: a county of a province, Hong Kong, Macau, Taiwan. */
export interface Prefecture {
  /** GB/T 2260 code. */
  id: string;
  name: string;
}

/** See the README beside it. Points are steps from one to the next, in 1000th of a degree, BD-09. */
interface BorderFile {
  areas: [id: string, name: string][];
  borders: [areas: number[], steps: number[]][];
}

/** A line with the one or two areas on its sides; degrees, BD-09. */
export interface Border {
  areas: number[];
  xs: Float64Array;
  ys: Float64Array;
  bottom: number;
  top: number;
  left: number;
  right: number;
}

const UNITS = 1000;

function toBorder([areas, steps]: BorderFile['borders'][number]): Border {
  const xs = new Float64Array(steps.length / 2);
  const ys = new Float64Array(steps.length / 2);
  let [x, y] = [0, 0];
  steps.forEach((step, index) => {
    if (index % 2 === 0) xs[index / 2] = (x += step) / UNITS;
    else ys[(index - 1) / 2] = (y += step) / UNITS;
  });
  return {
    areas,
    xs,
    ys,
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    left: Math.min(...xs),
    right: Math.max(...xs),
  };
}

function readBorders(): { areas: Prefecture[]; borders: Border[] } {
  const text = readFileSync(path.join(__dirname, 'prefectures', 'borders.json'), 'utf8');
  const { areas, borders } = JSON.parse(text) as BorderFile;
  return { areas: areas.map(([id, name]) => ({ id, name })), borders: borders.map(toBorder) };
}

let read: ReturnType<typeof readBorders> | undefined;

/** The prefectures and the lines between them, read when they are first asked for. */
export const prefectureMap = (): ReturnType<typeof readBorders> => (read ??= readBorders());
