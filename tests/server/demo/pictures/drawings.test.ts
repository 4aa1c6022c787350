import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { drawPicture } from '../../../../server/demo/pictures/drawPicture';
import { landscapeScene, type LandscapeKind } from '../../../../server/demo/pictures/landscapes';
import type { Scenery } from '../../../../server/demo/pictures/Scenery';
import { bannerScene, type BannerKind } from '../../../../server/demo/pictures/scenes';
import { siteScene, type SiteKind } from '../../../../server/demo/pictures/siteScenes';
import { bannerUrl, landscapeUrl, sitePhotoUrl } from '../../../../server/media/pictureUrls';
import { renderPicture, type Drawing } from '../../../../server/media/renderPicture';

const banners: BannerKind[] = [
  'newcomer',
  'weekend',
  'longrent',
  'sanya',
  'newenergy',
  'wedding',
  'luxury',
  'company',
  'replacement',
  'delivery',
  'reviews',
  'starByd',
  'starBmw',
  'together',
];
/** The bridal column, and the tow truck with a car on its bed: how many cars of the fleet each shows at places of its own. */
const columnBanners = [
  ['bridal', 3],
  ['universal', 1],
] as const satisfies [BannerKind, number][];
const columnKinds = columnBanners.map(([kind]) => kind);
/** Banners on whose road something drawn stands, which the fleet has not. */
const drawnBanners: BannerKind[] = ['scooter'];
const landscapes: LandscapeKind[] = [
  'beach',
  'lake',
  'snowMountain',
  'island',
  'redRoofs',
  'karst',
  'grassland',
  'snowTown',
];
const sites: SiteKind[] = ['airport', 'railway', 'mall', 'metro', 'hotel', 'point'];

/** What a template leaves behind when a value was missing. */
const LEFTOVER = /undefined|NaN|null|\[object/;

async function expectPicture(svg: string, width: number, height: number): Promise<void> {
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
  expect(svg).not.toMatch(LEFTOVER);
  expect(svg).not.toMatch(/<text|<image/);
  // Every gradient, pattern and clip that is used has been defined.
  const used = new Set(Array.from(svg.matchAll(/url\(#([^)]+)\)/g), match => match[1]));
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), match => match[1]));
  expect([...used].filter(id => !defined.has(id))).toEqual([]);
}

const bannerRow = (kind: BannerKind) =>
  [`the banner ${kind}`, bannerScene(kind), [750, 280], bannerUrl(kind)] as const;

/** All that cars are parked in, with their size and the address that they are sent from. */
const sceneries: readonly (readonly [string, Scenery, readonly [number, number], string])[] = [
  ...banners.map(bannerRow),
  ...sites.map(kind => [`the site ${kind}`, siteScene(kind), [480, 300], sitePhotoUrl(kind)] as const),
  ...landscapes.map(kind => [`the ${kind}`, landscapeScene(kind), [480, 300], landscapeUrl(kind)] as const),
];

/** Those, and what brings its own vehicle. */
const all: typeof sceneries = [...sceneries, ...columnKinds.map(bannerRow), ...drawnBanners.map(bannerRow)];

function drawn(url: string): Extract<Drawing, { svg: string }> {
  const drawing = drawPicture(url);
  if (!drawing || !('svg' in drawing)) throw new Error(`${url} is no drawing`);
  return drawing;
}

describe('drawings with a car in front of them', () => {
  it.each(sceneries)(
    '%s is a drawing of its size, with one car of the fleet',
    async (_, scenery, size, url) => {
      await expectPicture(scenery.svg, ...size);
      const { inserts = [] } = drawn(url);
      expect(inserts.map(({ file }) => existsSync(file))).toEqual([true]);
    },
  );

  // Issue 11: destinations and banners never cut the car away.
  it.each([...sceneries, ...columnKinds.map(bannerRow)])(
    '%s shows its cars whole',
    async (_, _scenery, [width, height], url) => {
      for (const { file, left, top, width: wide } of drawn(url).inserts ?? []) {
        const shape = await sharp(file).extractChannel('alpha').threshold(200).png().toBuffer();
        const car = await sharp(shape).trim().toBuffer({ resolveWithObject: true });
        const { width: across = 1 } = await sharp(file).metadata();
        const scale = wide / across;
        const from = left - (car.info.trimOffsetLeft ?? 0) * scale;
        const above = top - (car.info.trimOffsetTop ?? 0) * scale;
        expect(from).toBeGreaterThan(0);
        expect(from + car.info.width * scale).toBeLessThan(width);
        expect(above).toBeGreaterThan(0);
        expect(above + car.info.height * scale).toBeLessThan(height);
      }
    },
  );

  // Issue 14: pictures by us of the same family as the cars.
  it.each(columnBanners)(
    'the banner %s is a drawing of its size, with cars of the fleet: %i',
    async (kind, count) => {
      await expectPicture(bannerScene(kind).svg, 750, 280);
      const { inserts = [] } = drawn(bannerUrl(kind));
      expect(inserts.map(({ file }) => existsSync(file))).toEqual(Array.from({ length: count }, () => true));
    },
  );

  it.each(drawnBanners)('the banner %s is a drawing of its size, with its own vehicle', async kind => {
    const { svg, cars } = bannerScene(kind);
    await expectPicture(svg, 750, 280);
    expect(cars).toEqual([]);
  });

  it.each(all)('%s is loaded with less than 40 KB', async (_, _scenery, _size, url) => {
    const picture = await renderPicture(drawn(url), 'webp');
    expect(picture.byteLength).toBeLessThan(40 * 1024);
  });

  it.each([...banners, ...columnKinds, ...drawnBanners])(
    'the left of the %s banner is pale enough for dark text',
    async kind => {
      const { channels } = await sharp(
        await sharp(Buffer.from(bannerScene(kind).svg))
          .extract({ left: 0, top: 0, width: 300, height: 220 })
          .png()
          .toBuffer(),
      ).stats();
      for (const { mean, stdev } of channels.slice(0, 3)) {
        expect(mean).toBeGreaterThan(160);
        expect(stdev).toBeLessThan(24);
      }
    },
  );
});

describe('renderPicture', () => {
  it('keeps the proportions and draws sharply above the natural size', async () => {
    const large = await renderPicture({ svg: landscapeScene('beach').svg, width: 960 }, 'webp');
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 });
  });

  it('rejects what is not a picture', async () => {
    await expect(renderPicture({ svg: '<svg', width: 320 }, 'webp')).rejects.toThrow();
  });
});
