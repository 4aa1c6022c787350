import Taro from '@tarojs/taro';
import gcoord from 'gcoord';
import type { LngLat } from '~types/api/call';

/**
 * Where the device is, BD-09 (decision 7). Rejects when the user refuses, the host cannot, or `timeout`
 * milliseconds pass (specification §9: 5000 main, 10000 others).
 */
export async function locate(timeout: number): Promise<LngLat> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { longitude, latitude } = await Promise.race([
      Taro.getLocation({ type: 'gcj02', isHighAccuracy: true }),
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('time-out')), timeout);
      }),
    ]);
    const [lng, lat] = gcoord.transform([longitude, latitude], gcoord.GCJ02, gcoord.BD09);
    return { lng, lat };
  } finally {
    clearTimeout(timer);
  }
}
