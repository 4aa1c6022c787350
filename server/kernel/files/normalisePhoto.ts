import sharp, { type Metadata } from 'sharp';
import { ErrorCode } from '../../../src/domain/errorCode';
import { PHOTO_SIDE } from '../../../src/domain/photo';
import { Failure } from '../failure';
import { inTurns } from './inTurns';

/** A photo as it is kept. */
export interface NormalPhoto {
  content: Buffer;
  contentType: 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels of a picture at most, which a decoder reads line by line: more than phones take. */
const MOST_PIXELS = 120_000_000;

/**
 * The same of one that a decoder holds in memory as a whole, which takes six octets for each: a few hundred kilobytes may
 * say that they are this large. What the app sends has a tenth of it (`PHOTO_SIDE`).
 */
const MOST_PIXELS_AT_ONCE = 40_000_000;

/** Pictures that are unpacked at the same time; the others wait. */
const AT_ONCE = 2;

/** A picture may be made so that its decoding takes for ever, seconds. */
const LONGEST = 15;

const refused = (message: string): Failure => new Failure(ErrorCode.INVALID_PARAMS, message);

/** How the formats begin that are taken, whatever a file is called: nothing else is given to a decoder. */
const beginnings: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/];

/** A PNG says before its first picture that more follow, which the decoder passes over. */
const isAnimatedPng = (sent: Buffer): boolean => {
  const first = sent.indexOf('IDAT');
  return first > 0 && sent.subarray(0, first).includes('acTL');
};

/** JPEGs and PNGs whose lines do not come one after the other, or not upright, and every WebP. */
const comesWhole = ({ format, isProgressive, orientation = 1 }: Metadata): boolean =>
  format === 'webp' || isProgressive === true || (format === 'png' && orientation > 1);

const inTurn = inTurns(AT_ONCE);

/**
 * Makes of what somebody sent the photo that is kept: JPEG, upright, in sRGB, no side longer than `PHOTO_SIDE`, and
 * without anything but its pixels: no place, no device, nothing that was hidden before, within or behind the picture.
 * INVALID_PARAMS with one sentence for what is no photo, is animated, too large, or cannot be read to its end.
 */
export async function normalisePhoto(sent: Buffer): Promise<NormalPhoto> {
  const head = sent.toString('latin1', 0, 16);
  if (!beginnings.some(beginning => beginning.test(head))) {
    throw refused('这不是照片，请选择JPG、PNG或WebP格式的照片');
  }
  const unreadable = refused('照片没有传完整或者已损坏，请重新拍摄或换一张');
  // What it says of itself is read without unpacking it.
  const told = sharp(sent, { limitInputPixels: false }).metadata();
  const metadata = await told.catch(() => {
    throw unreadable;
  });
  const { width, height, pages = 1 } = metadata;
  if (pages > 1 || isAnimatedPng(sent)) throw refused('动图看不清楚，请换一张普通照片');
  const most = comesWhole(metadata) ? MOST_PIXELS_AT_ONCE : MOST_PIXELS;
  if (width * height > most) throw refused('照片尺寸太大，请换一张小一些的');
  const unpacked = inTurn(() =>
    sharp(sent, { limitInputPixels: most, failOn: 'error' })
      .autoOrient()
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: LONGEST })
      .toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = await unpacked.catch(() => {
    throw unreadable;
  });
  return { content: data, contentType: 'image/jpeg', width: info.width, height: info.height };
}
