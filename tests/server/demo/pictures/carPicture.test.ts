import sharp from 'sharp';
import {
  BODY_TYPES,
  CAR_COLOURS,
  carPictureSvg,
  silhouetteSvg,
  type CarColour,
} from '../../../../server/demo/pictures/carPicture';
import { carInteriorSvg, type GalleryBody } from '../../../../server/demo/pictures/carInterior';
import { landscapeSvg, type LandscapeKind } from '../../../../server/demo/pictures/landscapes';
import { renderPicture } from '../../../../server/media/renderPicture';
import {
  bannerSvg,
  sitePhotoSvg,
  type BannerKind,
  type SiteKind,
} from '../../../../server/demo/pictures/scenes';

const colours = Object.keys(CAR_COLOURS) as CarColour[];
const cars = BODY_TYPES.flatMap(body => colours.map(colour => [body, colour] as const));
const banners: BannerKind[] = [
  'newcomer',
  'weekend',
  'longrent',
  'sanya',
  'newenergy',
  'wedding',
  'delivery',
  'reviews',
];
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
const galleryBodies = BODY_TYPES.filter((body): body is GalleryBody => body !== 'scooter');
const views = galleryBodies.flatMap(body => colours.map(colour => [body, colour] as const));
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

describe('carPictureSvg', () => {
  it.each(cars)('draws a %s in %s', async (body, colour) => {
    const svg = carPictureSvg(body, colour);
    await expectPicture(svg, 480, 300);
    expect(carPictureSvg(body, colour)).toBe(svg);
    const picture = await renderPicture({ svg, width: 320 }, 'webp');
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 200,
      hasAlpha: true,
    });
    expect(picture.byteLength).toBeLessThan(12 * 1024);
  });

  it('draws every body and colour differently', () => {
    expect(new Set(cars.map(([body, colour]) => carPictureSvg(body, colour))).size).toBe(cars.length);
  });

  it('gives every body a silhouette of its own', async () => {
    const masks = await Promise.all(
      BODY_TYPES.map(body =>
        sharp(Buffer.from(carPictureSvg(body, 'silver')))
          .extractChannel('alpha')
          .threshold(200)
          .raw()
          .toBuffer(),
      ),
    );
    masks.forEach((mask, i) =>
      masks.slice(i + 1).forEach(other => {
        const differing = mask.reduce((count, value, at) => count + (value === other[at] ? 0 : 1), 0);
        expect(differing).toBeGreaterThan(1000);
      }),
    );
  });

  it('leaves the background transparent and stays on the canvas', async () => {
    for (const body of BODY_TYPES) {
      const { data, info } = await sharp(Buffer.from(carPictureSvg(body, 'red')))
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const solid = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 128;
      for (let x = 0; x < info.width; x++) expect(solid(x, 0) || solid(x, info.height - 1)).toBe(false);
      for (let y = 0; y < info.height; y++) expect(solid(0, y) || solid(info.width - 1, y)).toBe(false);
    }
  });
});

/** rental.md and specification §2, /cardetail: a gallery shows a car from all sides. */
describe('carInteriorSvg', () => {
  it.each(views)('draws the inside of a %s in %s', async (body, colour) => {
    await expectPicture(carInteriorSvg(body, colour), 480, 300);
  });

  it('draws every body and colour differently', () => {
    const all = views.map(([body, colour]) => carInteriorSvg(body, colour));
    expect(new Set(all).size).toBe(all.length);
  });

  it('fills the whole picture with the inside', async () => {
    const { channels } = await sharp(Buffer.from(carInteriorSvg('sedan', 'white'))).stats();
    expect(channels[3]?.min).toBe(255);
  });
});

describe('landscapeSvg', () => {
  it.each(landscapes)('draws the %s', async kind => {
    await expectPicture(landscapeSvg(kind), 480, 300);
    const picture = await renderPicture({ svg: landscapeSvg(kind), width: 750 }, 'webp');
    expect(picture.byteLength).toBeLessThan(40 * 1024);
  });
});

describe('silhouetteSvg', () => {
  it('is a small well-formed picture', async () => {
    await expectPicture(silhouetteSvg(), 480, 300);
    expect(silhouetteSvg().length).toBeLessThan(1200);
  });
});

describe('bannerSvg', () => {
  it.each(banners)('draws the %s banner', async kind => {
    await expectPicture(bannerSvg(kind), 750, 280);
    expect(bannerSvg(kind)).toBe(bannerSvg(kind));
  });

  it.each(banners)('keeps the left of the %s banner pale enough for dark text', async kind => {
    const { channels } = await sharp(
      await sharp(Buffer.from(bannerSvg(kind)))
        .extract({ left: 0, top: 0, width: 300, height: 220 })
        .png()
        .toBuffer(),
    ).stats();
    for (const { mean, stdev } of channels.slice(0, 3)) {
      expect(mean).toBeGreaterThan(160);
      expect(stdev).toBeLessThan(24);
    }
  });
});

describe('sitePhotoSvg', () => {
  it.each(sites)('draws the %s', async kind => {
    await expectPicture(sitePhotoSvg(kind), 480, 300);
    expect(sitePhotoSvg(kind)).toBe(sitePhotoSvg(kind));
  });
});

describe('renderPicture', () => {
  it('keeps the proportions and draws sharply above the natural size', async () => {
    const large = await renderPicture({ svg: carPictureSvg('sedan', 'white'), width: 960 }, 'webp');
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 });
  });

  it('rejects what is not a picture', async () => {
    await expect(renderPicture({ svg: '<svg', width: 320 }, 'webp')).rejects.toThrow();
  });
});
