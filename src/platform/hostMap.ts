import Taro from '@tarojs/taro';
import type { LngLat } from '~types/api/call';
import { toMapPoint } from './coordinates';

/** A place to find one's way to. */
export interface Destination {
  name: string;
  address: string;
  /** BD-09. */
  location: LngLat;
}

/** Zoom of the host's map: the building and the streets around it. */
const scale = 16;

/** As the host wants to be told of it: Alipay takes texts alone. */
const degrees = (value: number): number =>
  (process.env.TARO_ENV === 'alipay' ? String(value) : value) as number;

/**
 * Opens the host's own map with the way to a place; false where the host has none or it does not open, and then the
 * screen shows the place itself. Never rejects.
 */
export async function openHostMap({ name, address, location }: Destination): Promise<boolean> {
  const { lng, lat } = toMapPoint(location);
  try {
    await Taro.openLocation({ longitude: degrees(lng), latitude: degrees(lat), name, address, scale });
    return true;
  } catch {
    return false;
  }
}
