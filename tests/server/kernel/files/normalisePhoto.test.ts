import sharp from 'sharp';
import { normalisePhoto } from '../../../../server/kernel/files/normalisePhoto';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { photo } from '../../support/photos';

// Issue 12, identity: type by content, re-encoded, metadata stripped; bad input: a huge, truncated, disguised or
// malicious picture.

const NO_PHOTO = '这不是照片，请选择JPG、PNG或WebP格式的照片';
const BROKEN = '照片没有传完整或者已损坏，请重新拍摄或换一张';

const refusal = (content: Buffer): Promise<unknown> =>
  normalisePhoto(content).then(
    () => 'taken',
    (error: unknown) => error,
  );
const frames = async (): Promise<Buffer> =>
  sharp([await photo(60), await photo(60)], { join: { animated: true } })
    .webp()
    .toBuffer();

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a JPEG', async format => {
  const sent = await sharp(await photo())
    .toFormat(format)
    .toBuffer();
  const kept = await normalisePhoto(sent);
  expect(kept).toMatchObject({ contentType: 'image/jpeg', width: 600, height: 400 });
  expect(await sharp(kept.content).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
});

test('what a phone took on its side stands upright, without where and with what it was taken', async () => {
  const sent = await sharp(await photo())
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const kept = await normalisePhoto(sent);
  expect([kept.width, kept.height]).toEqual([400, 600]);
  const { exif, icc, xmp, orientation } = await sharp(kept.content).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a large one is made smaller, a small one stays as it is', async () => {
  const { width, height } = await normalisePhoto(await photo(3000));
  expect([width, height]).toEqual([2048, 1365]);
  expect((await normalisePhoto(await photo(90))).width).toBe(90);
});

test('what hides behind or within a picture does not come along', async () => {
  const jpeg = await sharp(await photo())
    .jpeg()
    .toBuffer();
  const comment = Buffer.from('<script>alert(1)</script>');
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  const polyglot = Buffer.concat([
    jpeg.subarray(0, 2),
    segment,
    jpeg.subarray(2),
    Buffer.from('PK\x03\x04secret.zip'),
  ]);
  const { content } = await normalisePhoto(polyglot);
  expect(content.includes('script')).toBe(false);
  expect(content.includes('secret')).toBe(false);
});

test.each([
  ['nothing', ''],
  [
    'a drawing, which could load and run something',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  ],
  ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
  ['a document', '%PDF-1.7'],
  ['an archive', 'PK\x03\x04'],
  ['a GIF that is a script as well', 'GIF89a/*\x00\x00*/=1;alert(1)'],
])('%s is no photo, whatever it is called', async (_what, content) => {
  expect(await refusal(Buffer.from(content, 'latin1'))).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    message: NO_PHOTO,
  });
});

test('one that ends in the middle, or is a picture in its first octets alone, is broken', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await sharp(await photo())
      .toFormat(format)
      .toBuffer();
    for (const part of [0.02, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.max(20, Math.round(whole.length * part)));
      expect([format, part, await refusal(cut)]).toMatchObject([format, part, { message: BROKEN }]);
    }
  }
  expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]))).toMatchObject(
    {
      message: BROKEN,
    },
  );
});

test('pictures that move are refused', async () => {
  expect(await refusal(await frames())).toMatchObject({ message: '动图看不清楚，请换一张普通照片' });
  const png = await photo(60);
  const header = 33;
  const acTL = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1');
  const moving = Buffer.concat([png.subarray(0, header), acTL, png.subarray(header)]);
  expect(await refusal(moving)).toMatchObject({ message: '动图看不清楚，请换一张普通照片' });
});

describe('a picture of 42 million pixels', () => {
  const drawn = sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#246' } });

  it.each([
    ['a progressive JPEG', () => drawn.clone().jpeg({ progressive: true })],
    ['an interlaced PNG', () => drawn.clone().png({ progressive: true })],
    ['a PNG that lies on its side', () => drawn.clone().withMetadata({ orientation: 6 }).png()],
    ['a WebP', () => drawn.clone().webp({ lossless: true, effort: 0 })],
  ])('is too large as %s, which a decoder holds in memory as a whole', async (_what, encode) => {
    expect(await refusal(await encode().toBuffer())).toMatchObject({
      message: '照片尺寸太大，请换一张小一些的',
    });
  });

  it('is taken as a phone writes it, line by line', async () => {
    const { width, height } = await normalisePhoto(await drawn.clone().jpeg().toBuffer());
    expect([width, height]).toEqual([2048, 1755]);
  });
});

test('a few octets that unpack to more pixels than a phone takes are not unpacked', async () => {
  const bomb = await sharp({
    create: { width: 11_000, height: 11_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 6 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  expect(await refusal(bomb)).toMatchObject({ message: '照片尺寸太大，请换一张小一些的' });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});
