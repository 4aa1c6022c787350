import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  bannerUrl,
  carGalleryUrls,
  carPictureUrl,
  landscapeUrl,
  sitePhotoUrl,
} from '../../../server/media/pictureUrls';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 2, section 4: pictures drawn by us; architecture, the backend.
/** What Chrome says of the pictures that it reads. */
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** What one says that is a little older. */
const withoutAvif = 'image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('/media', () => {
  let server: TestServer;
  let dataDirectory = '';
  beforeAll(async () => {
    dataDirectory = mkdtempSync(path.join(tmpdir(), 'media-'));
    server = await startTestServer({ settings: { dataDirectory } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDirectory, { recursive: true });
  });

  it.each([
    [carPictureUrl('1004').small, 360],
    [carPictureUrl('1004').large, 750],
    [bannerUrl('sanya'), 750],
    [sitePhotoUrl('airport'), 750],
    [landscapeUrl('beach'), 750],
    ...carGalleryUrls('1033').map((url): [string, number] => [url, 750]),
  ])('%s is a picture of its width, kept for ever: AVIF or WebP, by what is read', async (url, width) => {
    for (const [accept, format, compression] of [
      [chrome, 'avif', 'av1'],
      [withoutAvif, 'webp', undefined],
    ] as const) {
      const answer = await server.app.inject({ url, headers: { accept } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': `image/${format}`,
        vary: expect.stringMatching(/\baccept\b/) as string,
      });
      const metadata = await sharp(answer.rawPayload).metadata();
      expect([metadata.width, metadata.compression]).toEqual([width, compression]);
    }
  });

  it.each([
    ['Safari on iOS 12 and 13', 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'],
    ['a host that does not say what it reads', '*/*'],
  ])('%s gets a PNG of the same width from the same address (issue 10, 3.4)', async (_who, accept) => {
    const answer = await server.app.inject({
      url: carPictureUrl('1004').small,
      headers: { accept },
    });
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 360 });
  });

  it('is rendered once and then read from the disk', async () => {
    const url = carPictureUrl('1033').small;
    const before = readdirSync(path.join(dataDirectory, 'media')).length;
    const answers = await Promise.all([
      server.app.inject(url),
      server.app.inject(url),
      server.app.inject(url),
    ]);
    expect(readdirSync(path.join(dataDirectory, 'media'))).toHaveLength(before + 1);
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(1);
  });

  it('a gallery has four pictures, each another drawing', async () => {
    const pictures = await Promise.all(carGalleryUrls('1004').map(url => server.app.inject(url)));
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4);
  });

  it.each([
    '/media/2/car/1004-front-9999.webp',
    '/media/2/car/9999-front-360.webp',
    '/media/2/car/constructor-__proto__-360.webp',
    '/media/2/car/1004-roof-750.webp',
    '/media/2/car/1004-front-rear-750.webp',
    '/media/2/car/tank-300-front-750.webp',
    '/media/1/landscape/constructor.webp',
    '/media/1/banner/constructor.webp',
    '/media/1/site/..%2f..%2fserver.webp',
    '/media/1/site/../../../../etc/passwd',
    '/media/',
  ])('%s is not there', async url => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});
