import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { FLEET } from '../../../../server/demo/data/fleet';
import { drawPicture } from '../../../../server/demo/pictures/drawPicture';
import { carPictureUrl } from '../../../../server/media/pictureUrls';
import { renderPicture } from '../../../../server/media/renderPicture';
import { repository } from '../../../support/repository';

// Issue 11, cars that look like themselves: every model has pictures of its own, made by `npm run pictures`.
const folder = path.join(repository, 'server/demo/pictures/cars');
const outside = ['front', 'side', 'rear'];
const views = [...outside, 'interior'];
const fileOf = (picture: string, view: string): string => path.join(folder, `${picture}-${view}.webp`);

/** The same body, which one maker sells by two companies: their noses differ. */
const twins = ['toyota-corolla', 'toyota-levin'];

/** Which pixels of a picture are the car and its shadow. */
const shapeOf = (file: string): Promise<Buffer> =>
  sharp(file).resize({ width: 120 }).extractChannel('alpha').threshold(200).raw().toBuffer();

describe('the rendered pictures of the fleet', () => {
  it('belong to its models, and every model has all of them', () => {
    expect(new Set(FLEET.map(({ picture }) => picture)).size).toBe(FLEET.length);
    const wanted = FLEET.flatMap(({ picture }) => views.map(view => `${picture}-${view}.webp`));
    expect(readdirSync(folder).sort()).toEqual(wanted.sort());
  });

  it.each(FLEET.map(({ picture }) => picture))(
    '%s fits its picture, with nothing behind it',
    async picture => {
      for (const view of outside) {
        const { data, info } = await sharp(fileOf(picture, view))
          .extractChannel('alpha')
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([750, 469]);
        const solid = (x: number, y: number): boolean => (data[y * info.width + x] ?? 0) > 128;
        for (let x = 0; x < info.width; x += 1) expect(solid(x, 0) || solid(x, info.height - 1)).toBe(false);
        for (let y = 0; y < info.height; y += 1) expect(solid(0, y) || solid(info.width - 1, y)).toBe(false);
      }
    },
  );

  it.each(FLEET.map(({ picture }) => picture))('the inside of %s fills its picture', async picture => {
    const inside = sharp(fileOf(picture, 'interior'));
    expect(await inside.metadata()).toMatchObject({ width: 750, height: 469 });
    const { isOpaque } = await inside.stats();
    expect(isOpaque).toBe(true);
  });

  it('no two models have the same inside', async () => {
    const insides = await Promise.all(
      FLEET.map(({ picture }) =>
        sharp(fileOf(picture, 'interior')).resize({ width: 120 }).removeAlpha().raw().toBuffer(),
      ),
    );
    insides.forEach((inside, index) =>
      insides.slice(index + 1).forEach((other, after) => {
        const differing = inside.reduce(
          (sum, value, at) => sum + Number(Math.abs(value - (other[at] ?? 0)) > 12),
          0,
        );
        const pair = [FLEET[index]?.picture, FLEET[index + 1 + after]?.picture];
        expect({ pair, differs: differing > 12 }).toEqual({ pair, differs: true });
      }),
    );
  });

  it.each(FLEET.map(({ picture }, index) => [picture, String(1001 + index)]))(
    'a list loads less than 12 KB of %s',
    async (_picture, id) => {
      const drawing = drawPicture(carPictureUrl(id).small);
      if (!drawing || !('file' in drawing)) throw new Error('no picture');
      expect(existsSync(drawing.file)).toBe(true);
      const [avif, webp] = await Promise.all([
        renderPicture(drawing, 'avif'),
        renderPicture(drawing, 'webp'),
      ]);
      expect(webp.byteLength).toBeLessThan(12 * 1024);
      expect(avif.byteLength).toBeLessThan(webp.byteLength);
    },
  );

  it('no two models have the same outline, but for twins', async () => {
    const shapes = await Promise.all(FLEET.map(({ picture }) => shapeOf(fileOf(picture, 'side'))));
    shapes.forEach((shape, index) =>
      shapes.slice(index + 1).forEach((other, after) => {
        const differing = shape.reduce((sum, value, at) => sum + Number(value !== other[at]), 0);
        const pair = [FLEET[index]?.picture, FLEET[index + 1 + after]?.picture];
        if (pair.every(name => name && twins.includes(name))) return;
        expect({ pair, differs: differing > 12 }).toEqual({ pair, differs: true });
      }),
    );
  });
});
