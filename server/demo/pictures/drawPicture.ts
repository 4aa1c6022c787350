import path from 'node:path';
import { CAR_PICTURE_WIDTHS, WIDE_PICTURE_WIDTH } from '../../media/pictureUrls';
import type { Drawing } from '../../media/renderPicture';
import { demoCarOf } from '../demoCartypes';
import { carInteriorSvg } from './carInterior';
import { isLandscapeKind, landscapeSvg } from './landscapes';
import { bannerSvg, isBannerKind, isSiteKind, sitePhotoSvg } from './scenes';

const address = /^\/media\/\d{1,4}\/(car|banner|site|landscape)\/([\w-]{1,40})\.webp$/;

/** The masters of the cars' pictures: `npm run pictures` makes them. */
const masters = path.join(__dirname, 'cars');

/** `id-view-width`: a rendered picture of the outside, a drawing of the inside. */
function pictureOfCar(name: string): Drawing | undefined {
  const [id = '', view = '', size = '', ...more] = name.split('-');
  const width = Object.values(CAR_PICTURE_WIDTHS).find(known => String(known) === size);
  const car = demoCarOf(id);
  if (!car || width === undefined || more.length > 0) return undefined;
  if (view === 'interior' && car.body !== 'scooter')
    return { svg: carInteriorSvg(car.body, car.colour), width };
  if (view !== 'front' && view !== 'side' && view !== 'rear') return undefined;
  return { file: path.join(masters, `${car.picture}-${view}.webp`), width };
}

/** The drawing behind a path, undefined for one that is not ours: nothing of the path ever reaches the disk. */
export function drawPicture(pathname: string): Drawing | undefined {
  const [, kind, name = ''] = address.exec(pathname) ?? [];
  if (kind === 'car') return pictureOfCar(name);
  if (kind === 'banner' && isBannerKind(name)) return { svg: bannerSvg(name), width: WIDE_PICTURE_WIDTH };
  if (kind === 'site' && isSiteKind(name)) return { svg: sitePhotoSvg(name), width: WIDE_PICTURE_WIDTH };
  if (kind === 'landscape' && isLandscapeKind(name))
    return { svg: landscapeSvg(name), width: WIDE_PICTURE_WIDTH };
  return undefined;
}
