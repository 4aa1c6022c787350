import Taro from '@tarojs/taro';
import gcoord from 'gcoord';
import type { LngLat } from '~types/api/call';

/** Where the device is, BD-09 (decision 7). */
export interface DevicePosition extends LngLat {
  /** Name of the city, with or without 市; absent where the host does not know it. */
  city?: string;
}

/** Alipay's `type` is a number, of which 1 asks for the names besides the point; the others ask for coordinates. */
const request = (
  process.env.TARO_ENV === 'alipay' ? { type: 1 } : { type: 'gcj02', isHighAccuracy: true }
) as Taro.getLocation.Option;

/**
 * Finds the device. Rejects when the user refuses, the host cannot, or `timeout` milliseconds pass (specification §9:
 * 5000 main, 10000 others).
 */
export async function locate(timeout: number): Promise<DevicePosition> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await Promise.race([
      Taro.getLocation(request),
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('time-out')), timeout);
      }),
    ]);
    const { longitude, latitude, city } = answer as typeof answer & { city?: string };
    const [lng, lat] = gcoord.transform([longitude, latitude], gcoord.GCJ02, gcoord.BD09);
    return { lng, lat, ...(city ? { city } : {}) };
  } finally {
    clearTimeout(timer);
  }
}
