import { ErrorCode } from '../../../src/domain/errorCode';
import { VIDEO_SECONDS, VIDEO_TOO_LONG } from '../../../src/domain/photo';
import { Failure } from '../failure';
import { blank, boxesOf, brokenVideo, childrenOf, type Box } from './movieBoxes';
import { blankSamples } from './movieSamples';

/** A video as it is kept. */
export interface NormalVideo {
  content: Buffer;
  contentType: 'video/mp4';
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** Rounded up. */
  seconds: number;
}

/** Pixels of a side at most: what phones take is below. */
const MOST_SIDE = 4096;

/** Tracks at most: picture and sound, and some that are thrown away. */
const MOST_TRACKS = 16;

const refused = (message: string): Failure => new Failure(ErrorCode.INVALID_PARAMS, message);
const notVideo = (): Failure => refused('这不是能播放的视频，请选择MP4或MOV格式的视频');

/** What is kept of each kind of box; all else may tell where and with what it was taken. */
const kept: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stps', 'stsz', 'stz2', 'stsc', 'stco', 'co64'],
    ...['sdtp', 'sgpd', 'sbgp'],
  ],
};

const only = (boxes: readonly Box[], type: string): Box => {
  const [found, another] = boxes.filter(box => box.type === type);
  if (!found || another) throw brokenVideo();
  return found;
};

/** Blanks within a box, and the boxes within it that are known, whatever its kind does not keep. */
function blankUnknown(content: Buffer, box: Box): void {
  const names = kept[box.type];
  if (!names) return;
  for (const child of childrenOf(content, box)) {
    if (names.includes(child.type)) blankUnknown(content, child);
    else blank(content, child);
  }
}

/** Seconds that the header of a movie tells. */
function secondsOf(content: Buffer, header: Box): number {
  const isLong = content[header.start] === 1;
  if (header.end - header.start < (isLong ? 32 : 20)) throw brokenVideo();
  const at = header.start + (isLong ? 20 : 12);
  const scale = content.readUInt32BE(at);
  const duration = isLong ? Number(content.readBigUInt64BE(at + 4)) : content.readUInt32BE(at + 4);
  if (scale === 0 || duration === 0) throw brokenVideo();
  return duration / scale;
}

/** Pixels of a track as it is shown: a phone that is held upright turns what it takes by a quarter. */
function sizeOf(content: Buffer, header: Box): { width: number; height: number } {
  const matrix = header.start + (content[header.start] === 1 ? 52 : 40);
  if (header.end < matrix + 44) throw brokenVideo();
  const isTurned = content.readInt32BE(matrix) === 0 && content.readInt32BE(matrix + 4) !== 0;
  // Both are told in 65536ths.
  const [across, down] = [content.readUInt16BE(matrix + 36), content.readUInt16BE(matrix + 40)];
  return isTurned ? { width: down, height: across } : { width: across, height: down };
}

/** What a track is: `vide`, `soun`, or another word. */
function kindOf(content: Buffer, track: Box): string {
  const handler = only(childrenOf(content, only(childrenOf(content, track), 'mdia')), 'hdlr');
  if (handler.end - handler.start < 12) throw brokenVideo();
  return content.toString('latin1', handler.start + 8, handler.start + 12);
}

/**
 * Makes of what somebody sent the video that is kept: MP4 or MOV by its content, whole to its last box, of `VIDEO_SECONDS`
 * at most. Whatever is neither picture nor sound nor needed to play them (place, device, tracks of measurements, what lies
 * between) is overwritten where it is, so that nothing moves; `sent` itself is changed. INVALID_PARAMS with one sentence for
 * all else.
 */
export function normaliseVideo(sent: Buffer): NormalVideo {
  if (sent.toString('latin1', 4, 8) !== 'ftyp') throw notVideo();
  const boxes = boxesOf(sent, 0, sent.length);
  // In fragments a movie does not say how long it is.
  if (boxes.some(({ type }) => type === 'moof')) throw notVideo();
  const movie = only(boxes, 'moov');
  const data = boxes.filter(({ type }) => type === 'mdat');
  const parts = childrenOf(sent, movie);
  const tracks = parts.filter(({ type }) => type === 'trak');
  if (data.length === 0 || tracks.length > MOST_TRACKS) throw brokenVideo();
  if (parts.some(({ type }) => ['mvex', 'cmov'].includes(type))) throw notVideo();
  const seconds = secondsOf(sent, only(parts, 'mvhd'));
  if (seconds > VIDEO_SECONDS) throw refused(VIDEO_TOO_LONG);

  const kinds = tracks.map(track => kindOf(sent, track));
  const picture = tracks[kinds.indexOf('vide')];
  if (!picture) throw notVideo();
  const { width, height } = sizeOf(sent, only(childrenOf(sent, picture), 'tkhd'));
  if (width === 0 || height === 0) throw brokenVideo();
  if (Math.max(width, height) > MOST_SIDE) throw refused('视频的清晰度太高了，请用手机相机重新拍一段');

  tracks.forEach((track, index) => {
    if (['vide', 'soun'].includes(kinds[index] ?? '')) return;
    blankSamples(sent, track, data);
    blank(sent, track);
  });
  for (const box of boxes) if (!['ftyp', 'moov', 'mdat'].includes(box.type)) blank(sent, box);
  blankUnknown(sent, movie);
  return { content: sent, contentType: 'video/mp4', width, height, seconds: Math.ceil(seconds) };
}
