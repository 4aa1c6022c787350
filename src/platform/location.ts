import Taro from '@tarojs/taro';
import type { LngLat } from '~types/api/call';
import { fromMapPoint } from './coordinates';
import { tells, tellsOfPrivacy } from './hostProblem';
import { LocationError } from './LocationError';

/** Where the device is, BD-09 (decision 7). */
export interface DevicePosition extends LngLat {
  /** Name of the city, with or without 市; absent where the host does not know it. */
  city?: string;
}

/** Alipay's `type` is a number, of which 1 asks for the names besides the point; the others ask for coordinates. */
const request = (
  process.env.TARO_ENV === 'alipay' ? { type: 1 } : { type: 'gcj02', isHighAccuracy: true }
) as Taro.getLocation.Option;

const NOT_FOUND = '没有定位到您的位置';
/** Who refused once is not asked again by the host: where it can be allowed after all. */
const DENIED =
  process.env.TARO_ENV === 'alipay'
    ? '定位未获允许，请在设置里打开地理位置'
    : '定位未获允许，请在设置里打开位置信息';
const NOT_AGREED = '定位需要先同意隐私保护指引，请再点一次定位，在弹窗里选择“同意”';
const tellsOfDenial = (problem: unknown): boolean => tells(problem, /auth|permission/i, 11, 2001);

/** Loads what finding the device takes, before the network is gone: a mini-program has it already. Never rejects. */
export const prepareLocating = (): Promise<void> => Promise.resolve();

/**
 * Finds the device. Rejects with a `LocationError` when the person refuses, the host cannot, or `timeout` milliseconds
 * pass (specification §9: 5000 main, 10000 others).
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
    // Alipay's are texts.
    const point = { lng: Number(longitude), lat: Number(latitude) };
    if (!Object.values(point).every(Number.isFinite)) throw new Error('no position');
    return { ...fromMapPoint(point), ...(city ? { city } : {}) };
  } catch (problem) {
    if (tellsOfPrivacy(problem)) throw new LocationError(NOT_AGREED);
    throw tellsOfDenial(problem) ? new LocationError(DENIED, true) : new LocationError(NOT_FOUND);
  } finally {
    clearTimeout(timer);
  }
}
