import type { DevicePosition } from './location';

export async function locate(timeout: number): Promise<DevicePosition> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    // The browser's own time-out does not run while its permission question is open.
    const timer = setTimeout(() => reject(new Error('time-out')), timeout);
    const done =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        settle(value);
      };
    navigator.geolocation.getCurrentPosition(done(resolve), done(reject), {
      enableHighAccuracy: true,
      timeout,
    });
  });
  // Few are located, so nobody loads it with the first screen.
  const { default: gcoord } = await import('gcoord');
  const [lng, lat] = gcoord.transform([coords.longitude, coords.latitude], gcoord.WGS84, gcoord.BD09);
  return { lng, lat };
}
