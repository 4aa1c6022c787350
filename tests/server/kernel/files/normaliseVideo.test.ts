import { randomBytes } from 'node:crypto';
import { normaliseVideo } from '../../../../server/kernel/files/normaliseVideo';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { box, text, track, trackHeader, TURNED, video, words } from '../../support/videos';

// Issue 15: videos are MP4 or MOV by their content, without where and with what they were taken.

/** The refusal of a video, or what is kept of it. */
function outcome(sent: Buffer): unknown {
  try {
    return normaliseVideo(sent);
  } catch (error) {
    return error;
  }
}
const BROKEN = '视频没有传完整或者已损坏，请重新拍摄或换一段';
const NO_VIDEO = '这不是能播放的视频，请选择MP4或MOV格式的视频';

test('a video is kept with its size and length; one that is held upright is higher than wide', () => {
  expect(normaliseVideo(video({ seconds: 11.2 }))).toMatchObject({
    ...{ contentType: 'video/mp4', width: 1280, height: 720, seconds: 12 },
  });
  expect(normaliseVideo(video({ matrix: TURNED }))).toMatchObject({ width: 720, height: 1280 });
});

test('a header of 64 bits is read, too', () => {
  const long = box('mvhd', words(0x01000000, 0, 0, 0, 0, 600, 0, 6000, 0x10000), Buffer.alloc(76));
  const header = box(
    'tkhd',
    words(0x01000007, 0, 0, 0, 0, 1, 0, 0, 600, 0, 0, 0, 0),
    words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000, 640 << 16, 480 << 16),
  );
  const movie = box('moov', long, track('vide', 36, 4, [header]));
  const sent = Buffer.concat([box('ftyp', text('isom'), words(1)), box('mdat', Buffer.alloc(40)), movie]);
  expect(normaliseVideo(sent)).toMatchObject({ width: 640, height: 480, seconds: 10 });
});

test('where and with what it was taken is overwritten, and nothing moves', () => {
  const place = text('+39.9042+116.4074/');
  const device = text('iPhone 17 Pro');
  const secret = Buffer.concat([text('GPS 39.9042'), Buffer.alloc(9)]);
  const parts = {
    inMovie: [
      box('udta', box('©xyz', place)),
      box('meta', words(0), box('keys', device)),
      box('uuid', randomBytes(16), place),
      box('gps ', place),
      // A track of measurements, as dash cameras and phones write them.
      track('meta', 24 + 8 + 32, secret.length),
    ],
    inTrack: [box('udta', box('©mod', device)), box('meta', place)],
    beside: [
      box('uuid', place),
      box('free', text('freeGPS'), place),
      box('skip', device),
      box('meta', place),
    ],
  };
  const picture = Buffer.alloc(32, 7);
  const start = box('ftyp', text('qt  '), words(0), text('qt  isom'));
  const movie = video(parts);
  const made = movie.subarray(movie.indexOf('moov') - 4);
  const sent = Buffer.concat([start, box('mdat', picture, secret), made]);
  const before = Buffer.from(sent);
  const { content } = normaliseVideo(sent);
  expect(content.length).toBe(before.length);
  for (const trace of [place, device, text('GPS'), text('udta'), text('uuid'), text('meta')]) {
    expect([trace.toString(), before.includes(trace), content.includes(trace)]).toEqual([
      trace.toString(),
      true,
      false,
    ]);
  }
  // The picture itself stands where it stood.
  expect(content.subarray(start.length + 8, start.length + 8 + 32)).toEqual(picture);
});

const head = (size: number, type: string): Buffer => Buffer.concat([words(size), text(type)]);
const whole = (): Buffer => video();
const withMovie = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', text('isom'), words(0)), box('mdat', Buffer.alloc(9)), box('moov', ...parts)]);
const movieHeader = (scale: number, duration: number): Buffer =>
  box('mvhd', words(0, 0, 0, scale, duration, 0));
const picture = (...inside: readonly Buffer[]): Buffer => track('vide', 0, 0, inside);
/** A track of measurements with tables of one's own. */
const measured = (...tables: readonly Buffer[]): Buffer =>
  box('trak', box('mdia', box('hdlr', words(0, 0), text('meta')), box('minf', box('stbl', ...tables))));
const shown = (): readonly Buffer[] => [movieHeader(600, 600), picture(trackHeader(8, 8))];

test.each<[string, () => Buffer, string]>([
  ['nothing', () => Buffer.alloc(0), NO_VIDEO],
  ['a photo', () => text('\xff\xd8\xff a photo, they say'), NO_VIDEO],
  ['a page that says it is one', () => Buffer.concat([words(16), text('ftyp'), text('<script>')]), BROKEN],
  [
    'a picture in the same boxes (HEIC)',
    () => Buffer.concat([box('ftyp', text('heic')), box('meta'), box('mdat')]),
    BROKEN,
  ],
  ['sound alone', () => video({ handler: 'soun' }), NO_VIDEO],
  ['half of one', () => whole().subarray(0, 60), BROKEN],
  ['one that lacks its last octet', () => whole().subarray(0, -1), BROKEN],
  ['one with something behind it', () => Buffer.concat([whole(), Buffer.alloc(5)]), BROKEN],
  [
    'a box that says it reaches to the end',
    () => Buffer.concat([whole(), head(0, 'mdat'), Buffer.alloc(9)]),
    BROKEN,
  ],
  ['a box that is shorter than its head', () => Buffer.concat([whole(), head(7, 'free')]), BROKEN],
  ['a box beyond the end', () => Buffer.concat([whole(), head(0x7fffffff, 'free')]), BROKEN],
  [
    '64 bits beyond the end',
    () => Buffer.concat([whole(), head(1, 'free'), words(0xffffffff, 0xffffffff)]),
    BROKEN,
  ],
  ['64 bits that are not there', () => Buffer.concat([whole(), head(1, 'free')]), BROKEN],
  [
    'a box within that reaches beyond the one around it',
    () => withMovie(...shown(), head(900, 'udta'), Buffer.alloc(4)),
    BROKEN,
  ],
  [
    'boxes without end',
    () => Buffer.concat([whole(), ...Array.from({ length: 501 }, () => box('free'))]),
    BROKEN,
  ],
  ['two movies', () => Buffer.concat([whole(), box('moov', ...shown())]), BROKEN],
  ['no picture data', () => Buffer.concat([box('ftyp', text('isom')), box('moov', ...shown())]), BROKEN],
  ['fragments', () => Buffer.concat([whole(), box('moof')]), NO_VIDEO],
  ['fragments to come', () => withMovie(...shown(), box('mvex')), NO_VIDEO],
  ['a movie that is packed', () => withMovie(...shown(), box('cmov')), NO_VIDEO],
  ['seventeen tracks', () => withMovie(...shown(), ...Array.from({ length: 16 }, () => measured())), BROKEN],
  ['no time', () => withMovie(movieHeader(0, 600), picture(trackHeader(8, 8))), BROKEN],
  ['no length', () => withMovie(movieHeader(600, 0), picture(trackHeader(8, 8))), BROKEN],
  [
    'an unknown length',
    () => withMovie(movieHeader(600, 0xffffffff), picture(trackHeader(8, 8))),
    '视频太长了，请换一段60秒以内的',
  ],
  ['a header that ends too soon', () => withMovie(box('mvhd', words(0)), picture(trackHeader(8, 8))), BROKEN],
  [
    'a track whose header ends too soon',
    () => withMovie(movieHeader(600, 600), picture(box('tkhd', words(0, 0)))),
    BROKEN,
  ],
  ['a track without a header', () => withMovie(movieHeader(600, 600), picture()), BROKEN],
  [
    'a track that says nothing of itself',
    () => withMovie(movieHeader(600, 600), box('trak', box('mdia'))),
    BROKEN,
  ],
  ['no width', () => video({ width: 0 }), BROKEN],
  ['more than a phone takes', () => video({ width: 8192 }), '视频的清晰度太高了，请用手机相机重新拍一段'],
  ['more than a minute', () => video({ seconds: 60.1 }), '视频太长了，请换一段60秒以内的'],
  [
    'a table that is longer than its box',
    () => withMovie(...shown(), measured(box('stco', words(0, 9, 0)))),
    BROKEN,
  ],
  [
    'a table without end',
    () => withMovie(...shown(), measured(box('stsz', words(0, 1, 0xffffffff)))),
    BROKEN,
  ],
  [
    'samples above each other',
    () =>
      withMovie(
        ...shown(),
        measured(
          box('stco', words(0, 3, 0, 0, 0)),
          box('stsc', words(0, 1, 1, 1, 1)),
          box('stsz', words(0, 0x7fffffff, 3)),
        ),
      ),
    BROKEN,
  ],
])('%s is refused with one sentence', (_what, made, sentence) => {
  expect(outcome(made())).toMatchObject({ code: ErrorCode.INVALID_PARAMS, message: sentence });
});

test('whatever an octet of it is changed into, it is kept or refused, and nothing else happens', () => {
  const sent = video({ inMovie: [box('udta', text('place')), track('meta', 40, 4)], data: Buffer.alloc(20) });
  for (let at = 0; at < sent.length; at += 1) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const changed = Buffer.from(sent);
      changed[at] = value;
      const result = outcome(changed);
      const isKept = typeof result === 'object' && result !== null && 'content' in result;
      if (!isKept) expect([at, value, result]).toMatchObject([at, value, { code: ErrorCode.INVALID_PARAMS }]);
    }
  }
});
