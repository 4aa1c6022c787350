import { carFacts, carName } from './carWords';
import { describePeriod } from './rentalTime';
import { format } from './shanghaiTime';
import { tripEnds, type NotedRental } from './tripNotes';

/** A line of words in a picture, in pixels of its own; `y` is where the words stand. */
export interface DrawnLine {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Words of the first or of the second rank (look.md). */
  tone: 'ink' | 'secondary';
}

/** A picture that is made of another one and of words. */
export interface Drawing {
  width: number;
  height: number;
  image: { src: string; x: number; y: number; width: number; height: number };
  lines: DrawnLine[];
}

const WIDTH = 375;
const EDGE = 24;
const CAR_HEIGHT = 184;

/** Ems of a text: what is written in Chinese fills its square, the rest about six tenths of one. */
const emsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2000' ? 1 : 0.6), 0);

/** A number or a Latin word is not broken. */
const pieces = /[\w.:-]+|[^]/gu;

/** A text in lines that are no longer than some ems. */
export function wrapped(text: string, ems: number): string[] {
  const lines = [''];
  for (const piece of text.match(pieces) ?? []) {
    const line = lines[lines.length - 1] ?? '';
    if (line && emsOf(line + piece) > ems) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines;
}

/** Lays lines one below the other. */
class Column {
  readonly lines: DrawnLine[] = [];

  constructor(private bottom: number) {}

  get height(): number {
    return this.bottom;
  }

  space(height: number): void {
    this.bottom += height;
  }

  write(text: string, size: number, tone: DrawnLine['tone'], isBold = false): void {
    for (const line of wrapped(text, (WIDTH - 2 * EDGE) / size)) {
      this.bottom += Math.round(size * 1.5);
      this.lines.push({ text: line, x: EDGE, y: this.bottom - Math.round(size * 0.4), size, isBold, tone });
    }
  }
}

/**
 * The card of a trip that is sent to others: car, times and places, and nothing of the renter or the order (issue 11). Its
 * height follows the words.
 */
export function tripPicture(rental: NotedRental): Drawing {
  const column = new Column(EDGE + CAR_HEIGHT);
  column.space(12);
  column.write(carName(rental.cartype), 22, 'ink', true);
  column.write(carFacts(rental.cartype), 14, 'secondary');
  column.space(12);
  column.write(`共${describePeriod(rental.from_time, rental.to_time)}`, 18, 'ink', true);
  for (const { verb, time, place } of tripEnds(rental)) {
    column.space(12);
    column.write(`${verb} ${format(time, 'M月D日 ddd HH:mm')}`, 18, 'ink', true);
    column.write(place, 14, 'secondary');
  }
  column.space(16);
  column.write('车辆图片为示意图，以门店实车为准', 12, 'secondary');
  column.space(EDGE);
  return {
    width: WIDTH,
    height: column.height,
    image: {
      src: rental.cartype.picture.large,
      x: EDGE,
      y: EDGE,
      width: WIDTH - 2 * EDGE,
      height: CAR_HEIGHT,
    },
    lines: column.lines,
  };
}
