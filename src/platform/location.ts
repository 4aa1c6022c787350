import Taro from '@tarojs/taro';
import gcoord from 'gcoord';
import type { LngLat } from '~types/api/call';

/**
 * Where the device is, BD-09 (decision 7). Rejects when the user refuses, the host cannot, or `timeout`
 * milliseconds pass (specification §9: 5000 main, 10000 others).
 */
export async function locate(timeout: number): Promise<LngLat> {
  const answer = await new Promise<{ longitude: number; latitude: number }>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('time-out')), timeout);
    Taro.getLocation({
      type: 'gcj02',
      isHighAccuracy: true,
      success: resolve,
      fail: problem => reject(new Error(problem.errMsg)),
      complete: () => clearTimeout(timer),
    });
  });
  const [lng, lat] = gcoord.transform([answer.longitude, answer.latitude], gcoord.GCJ02, gcoord.BD09);
  return { lng, lat };
}
