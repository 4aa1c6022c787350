/** A box of a movie: its length, its type, and what is in it. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

/** Numbers of four octets. */
export function words(...numbers: readonly number[]): Buffer {
  const content = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => content.writeUInt32BE(number >>> 0, index * 4));
  return content;
}

/** Text as it stands in a box. */
export const text = (content: string): Buffer => Buffer.from(content, 'utf8');

const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
/** A quarter to the right, as of a phone that is held upright. */
export const TURNED = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

export interface Movie {
  seconds?: number;
  width?: number;
  height?: number;
  matrix?: readonly number[];
  /** What the video track says it is. */
  handler?: string;
  /** What else stands in the movie, in its picture, beside it; and in its data, after the picture. */
  inMovie?: readonly Buffer[];
  inTrack?: readonly Buffer[];
  beside?: readonly Buffer[];
  data?: Buffer;
}

let made = 0;

/** A track, by what it is: its samples are one chunk at `offset`. */
export function track(handler: string, offset: number, size: number, inside: readonly Buffer[] = []): Buffer {
  const tables = box(
    'stbl',
    box('stsd', words(0, 0)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, 1, size)),
    box('stco', words(0, 1, offset)),
  );
  const media = [
    box('mdhd', words(0, 0, 0, 600, 600, 0)),
    box('hdlr', words(0, 0), text(handler), words(0, 0, 0)),
  ];
  return box('trak', ...inside, box('mdia', ...media, box('minf', box('vmhd', words(1, 0, 0)), tables)));
}

/** The header of a track that shows so many pixels. */
export const trackHeader = (width: number, height: number, matrix: readonly number[] = UPRIGHT): Buffer =>
  box('tkhd', words(7, 0, 0, 1, 0, 600, 0, 0, 0, 0, ...matrix, width * 0x10000, height * 0x10000));

/** A video that no other test has sent. */
export function video({
  seconds = 12,
  width = 1280,
  height = 720,
  matrix,
  handler = 'vide',
  inMovie = [],
  inTrack = [],
  beside = [],
  data = Buffer.alloc(0),
}: Movie = {}): Buffer {
  made += 1;
  const start = box('ftyp', text('isom'), words(512), text('isommp42'));
  const picture = text(`picture ${made}`);
  const header = box(
    'mvhd',
    words(0, 0, 0, 600, Math.round(seconds * 600), 0x10000, ...new Array<number>(19).fill(0)),
  );
  const shown = [trackHeader(width, height, matrix), ...inTrack];
  const content = box('mdat', picture, data);
  const movie = box('moov', header, track(handler, start.length + 8, picture.length, shown), ...inMovie);
  return Buffer.concat([start, content, movie, ...beside]);
}
