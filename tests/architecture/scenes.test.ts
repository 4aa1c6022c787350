import path from 'node:path';
import { compile } from 'sass';
import { drawPicture } from '../../server/demo/pictures/drawPicture';
import { bannerUrl, landscapeUrl, sitePhotoUrl } from '../../server/media/pictureUrls';
import { filesBelow, readText, repository } from '../support/repository';

const { css } = compile(path.join(repository, 'src/components/scene/Scene.module.scss'));

/** Height of the box of a shape, as a part of its width. */
const boxOf = (shape: string): number =>
  Number(new RegExp(`\\.${shape} \\{\\s*padding-top: ([\\d.]+)%`).exec(css)?.[1]) / 100;

/** Height of a drawing, as a part of its width. */
function drawnAs(url: string): number {
  const drawing = drawPicture(url);
  const svg = drawing && 'svg' in drawing ? drawing.svg : '';
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return Number(height) / Number(width);
}

describe('no car is cut away from a banner, a destination or a site, at any width (issue 11)', () => {
  it.each([
    ['banner', bannerUrl('newcomer')],
    ['view', landscapeUrl('beach')],
    ['view', sitePhotoUrl('airport')],
  ])('the box of a %s has the shape in which %s is drawn', (shape, url) => {
    expect(boxOf(shape)).toBeCloseTo(drawnAs(url), 4);
  });

  it('nothing else of the app cuts a picture to its box', () => {
    const cutting = filesBelow('src', '.tsx', '.scss').filter(file =>
      /fit="cover"|object-fit: cover|background(-size)?:[^;]*\bcover\b/.test(readText(file)),
    );
    expect(cutting).toEqual(['src/components/scene/Scene.tsx']);
  });
});
