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
    [carPictureUrl('sedan', 'blue').small, 320],
    [carPictureUrl('sedan', 'blue').large, 750],
    [bannerUrl('sanya'), 750],
    [sitePhotoUrl('airport'), 750],
    [landscapeUrl('beach'), 750],
    ...carGalleryUrls('suv', 'blue').map((url): [string, number] => [url, 750]),
  ])('%s is a WebP of its width, kept for ever', async (url, width) => {
    const answer = await server.app.inject({ url, headers: { accept: chrome } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      vary: expect.stringMatching(/\baccept\b/) as string,
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  });

  it.each([
    ['Safari on iOS 12 and 13', 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'],
    ['a host that does not say what it reads', '*/*'],
  ])('%s gets a PNG of the same width from the same address (issue 10, 3.4)', async (_who, accept) => {
    const answer = await server.app.inject({
      url: carPictureUrl('sedan', 'blue').small,
      headers: { accept },
    });
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 320 });
  });

  it('is a JPEG of 5:4 as a card, with all of the car on it, whoever asks (issue 11, share card)', async () => {
    const url = carPictureUrl('sedan', 'blue').large;
    const cards = await Promise.all(
      [chrome, '*/*'].map(accept => server.app.inject({ url: `${url}?as=card`, headers: { accept } })),
    );
    for (const { headers, rawPayload } of cards) {
      expect(headers['content-type']).toBe('image/jpeg');
      const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 750, height: 600 });
      const rim = [...data.keys()].filter(at => at % 750 < 4 || at % 750 > 745);
      expect(rim.filter(at => (data[at] ?? 0) < 240)).toEqual([]);
    }
    expect(cards[0]?.rawPayload.length).toBeLessThan(60_000);
    expect((await server.app.inject(`${url}?as=poster`)).headers['content-type']).toBe('image/png');
  });

  it('is rendered once and then read from the disk', async () => {
    const url = carPictureUrl('suv', 'red').small;
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
    const pictures = await Promise.all(carGalleryUrls('sedan', 'white').map(url => server.app.inject(url)));
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4);
  });

  it.each([
    '/media/1/car/sedan-blue-9999.webp',
    '/media/1/car/sedan-plaid-320.webp',
    '/media/1/car/constructor-__proto__-320.webp',
    '/media/1/car/sedan-blue-roof-750.webp',
    '/media/1/car/sedan-blue-front-rear-750.webp',
    '/media/1/car/scooter-blue-front-750.webp',
    '/media/1/landscape/constructor.webp',
    '/media/1/banner/constructor.webp',
    '/media/1/site/..%2f..%2fserver.webp',
    '/media/1/site/../../../../etc/passwd',
    '/media/',
  ])('%s is not there', async url => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});
