import type { Drawing } from '../../media/registerMedia';
import { carInteriorSvg } from './carInterior';
import { BODY_TYPES, CAR_COLOURS, carPictureSvg, type BodyType, type CarColour } from './carPicture';
import { carFaceSvg } from './carViews';
import { isLandscapeKind, landscapeSvg } from './landscapes';
import { CAR_PICTURE_WIDTHS, WIDE_PICTURE_WIDTH } from '../../media/pictureUrls';
import { bannerSvg, isBannerKind, isSiteKind, sitePhotoSvg } from './scenes';

const address = /^\/media\/\d{1,4}\/(car|banner|site|landscape)\/([\w-]{1,40})\.webp$/;

const isBody = (text: string): text is BodyType => (BODY_TYPES as readonly string[]).includes(text);
const isColour = (text: string): text is CarColour => Object.prototype.hasOwnProperty.call(CAR_COLOURS, text);

/** `body-colour-width` from the left, `body-colour-view-width` from any other side. */
function drawCar(name: string): Drawing | undefined {
  const [body = '', colour = '', ...rest] = name.split('-');
  const size = rest.pop();
  const [view, ...more] = rest;
  const width = Object.values(CAR_PICTURE_WIDTHS).find(known => String(known) === size);
  if (!isBody(body) || !isColour(colour) || width === undefined || more.length > 0) return undefined;
  if (view === undefined) return { svg: carPictureSvg(body, colour), width };
  if (body === 'scooter') return undefined;
  if (view === 'interior') return { svg: carInteriorSvg(body, colour), width };
  if (view === 'front' || view === 'rear') return { svg: carFaceSvg(body, colour, view), width };
  return undefined;
}

/** The drawing behind a path, undefined for one that is not ours: nothing of the path ever reaches the disk. */
export function drawPicture(pathname: string): Drawing | undefined {
  const [, kind, name = ''] = address.exec(pathname) ?? [];
  if (kind === 'car') return drawCar(name);
  if (kind === 'banner' && isBannerKind(name)) return { svg: bannerSvg(name), width: WIDE_PICTURE_WIDTH };
  if (kind === 'site' && isSiteKind(name)) return { svg: sitePhotoSvg(name), width: WIDE_PICTURE_WIDTH };
  if (kind === 'landscape' && isLandscapeKind(name))
    return { svg: landscapeSvg(name), width: WIDE_PICTURE_WIDTH };
  return undefined;
}
