import path from 'node:path';
import { CAR_PICTURE_WIDTHS, CAR_VIEWS, WIDE_PICTURE_WIDTH, type CarView } from '../../media/pictureUrls';
import type { Drawing } from '../../media/renderPicture';
import { demoCarOf } from '../demoCartypes';
import { isLandscapeKind, landscapeScene } from './landscapes';
import type { Scenery } from './Scenery';
import { bannerScene, isBannerKind } from './scenes';
import { isSiteKind, siteScene } from './siteScenes';

const address = /^\/media\/\d{1,4}\/(car|banner|site|landscape)\/([\w-]{1,40})\.webp$/;

/** The masters of the cars' pictures: `npm run pictures` makes them. */
const masters = path.join(__dirname, 'cars');

const masterOf = (picture: string, view: CarView): string => path.join(masters, `${picture}-${view}.webp`);

/** How far down its picture a car's tyres touch the ground, as a share of the picture's width. */
const tyres = { front: 0.494, side: 0.457, rear: 0.494 } as const;

/** A drawing as wide as banners, landscapes and sites are sent, with the rendered cars in front of it. */
const wide = ({ svg, cars }: Scenery): Drawing => ({
  svg,
  width: WIDE_PICTURE_WIDTH,
  inserts: cars.map(({ picture, view, x, ground, width }) => ({
    file: masterOf(picture, view),
    left: x,
    top: ground - tyres[view] * width,
    width,
  })),
});

/** `id-view-width`: a rendered picture of a car, from outside or of its inside. */
function pictureOfCar(name: string): Drawing | undefined {
  const [id = '', view = '', size = '', ...more] = name.split('-');
  const width = Object.values(CAR_PICTURE_WIDTHS).find(known => String(known) === size);
  const car = demoCarOf(id);
  if (!car || width === undefined || more.length > 0) return undefined;
  const known = CAR_VIEWS.find(one => one === view);
  return known && { file: masterOf(car.picture, known), width };
}

/** The drawing behind a path, undefined for one that is not ours: nothing of the path ever reaches the disk. */
export function drawPicture(pathname: string): Drawing | undefined {
  const [, kind, name = ''] = address.exec(pathname) ?? [];
  if (kind === 'car') return pictureOfCar(name);
  if (kind === 'banner' && isBannerKind(name)) return wide(bannerScene(name));
  if (kind === 'site' && isSiteKind(name)) return wide(siteScene(name));
  if (kind === 'landscape' && isLandscapeKind(name)) return wide(landscapeScene(name));
  return undefined;
}
