import { ErrorCode } from '../../../src/domain/errorCode';
import { Failure } from '../failure';

// The boxes of MP4 and MOV (ISO/IEC 14496-12, 4.2). By hand: the parsers of npm read what they can of a broken file, while
// here one odd box refuses all of it, and the kept ones are megabytes that know every codec.

/** A box of a movie: where its content begins and ends, and its type of four letters. */
export interface Box {
  type: string;
  /** Where the whole box begins. */
  begin: number;
  start: number;
  end: number;
}

/** Boxes that lie in one at most: a file of nothing but empty ones has millions. */
const MOST_BOXES = 500;

/** The refusal of a video whose boxes or tables do not fit. */
export const brokenVideo = (): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, '视频没有传完整或者已损坏，请重新拍摄或换一段');

/**
 * The boxes that fill a file, or the content of a box, from one end to the other. INVALID_PARAMS where they do not: one is
 * shorter than its head, reaches beyond the end, or says nothing of its length.
 */
export function boxesOf(content: Buffer, from: number, until: number): readonly Box[] {
  const boxes: Box[] = [];
  let begin = from;
  while (begin < until) {
    if (until - begin < 8 || boxes.length === MOST_BOXES) throw brokenVideo();
    const type = content.toString('latin1', begin + 4, begin + 8);
    const told = content.readUInt32BE(begin);
    const isLong = told === 1;
    if (isLong && until - begin < 16) throw brokenVideo();
    const size = isLong ? Number(content.readBigUInt64BE(begin + 8)) : told;
    const head = isLong ? 16 : 8;
    if (size < head || size > until - begin) throw brokenVideo();
    boxes.push({ type, begin, start: begin + head, end: begin + size });
    begin += size;
  }
  return boxes;
}

/** The boxes within one. */
export const childrenOf = (content: Buffer, { start, end }: Box): readonly Box[] =>
  boxesOf(content, start, end);

/** Makes of a box a free space of its size, with nothing in it. */
export function blank(content: Buffer, { begin, start, end }: Box): void {
  content.write('free', begin + 4, 'latin1');
  content.fill(0, start, end);
}
