import Taro from '@tarojs/taro';

/** What the call envelope says of the device (specification §7). */
export interface Device {
  /** Host in which the app runs. */
  type: 'h5' | 'weapp' | 'alipay' | 'qq';
  /** Operating system and its version, e.g. `iOS 17.4`; empty when unknown. */
  osVersion: string;
  /** The host draws the title bar, so ours is hidden: exactly one title is visible. */
  hostDrawsTitle: boolean;
  /** The host scales its own font up: elder mode is on from the start. */
  largeFont: boolean;
}

/** The mini-program host. */
export function readDevice(): Device {
  const info = Taro.getSystemInfoSync();
  return {
    type: process.env.TARO_ENV as Device['type'],
    osVersion: info.system,
    hostDrawsTitle: true,
    largeFont: (info.fontSizeSetting ?? 16) >= 20,
  };
}
