import type { DevicePosition } from './location';
import { LocationError } from './LocationError';

const NOT_FOUND = '没有定位到您的位置';
const DENIED = '定位未获允许，请在浏览器或App的设置里允许本页使用位置';
/** Browsers locate only pages that came over HTTPS. */
const UNSUPPORTED = '这个页面不能定位';

/** Few are located, so nobody loads it with the first screen. */
const conversion = () => import('gcoord');

export const prepareLocating = (): Promise<void> =>
  conversion().then(
    () => undefined,
    () => undefined,
  );

export async function locate(timeout: number): Promise<DevicePosition> {
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation || window.isSecureContext === false) throw new LocationError(UNSUPPORTED);
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    // The browser's own time-out does not run while its permission question is open.
    const timer = setTimeout(() => reject(new LocationError(NOT_FOUND)), timeout);
    const found = (position: GeolocationPosition): void => {
      clearTimeout(timer);
      resolve(position);
    };
    const failed = ({ code }: Pick<GeolocationPositionError, 'code'>): void => {
      clearTimeout(timer);
      reject(code === 1 ? new LocationError(DENIED, true) : new LocationError(NOT_FOUND));
    };
    geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true, timeout });
  });
  if (!Number.isFinite(coords.longitude + coords.latitude)) throw new LocationError(NOT_FOUND);
  const { default: gcoord } = await conversion();
  const [lng, lat] = gcoord.transform([coords.longitude, coords.latitude], gcoord.WGS84, gcoord.BD09);
  return { lng, lat };
}
