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
  /** The device is dark as the app starts; {@link watchColourScheme} tells of changes. */
  isDark: boolean;
}

interface HostInfo {
  platform: string;
  /** With the name of the system (`iOS 17.4`); of Alipay, the version alone. */
  system: string;
  /** Font size of the host in pixels; of Alipay, as a factor of the usual one. */
  fontSizeSetting?: number;
  /** `light` or `dark`; absent: the host does not tell. */
  theme?: string;
}

/** Pixels, unless the owner of the phone has changed it. */
const usualFont = 16;

/**
 * What the host tells of itself and the device. WeChat has a quick call for each part; the one for all of it is slow and
 * on its way out there, and what the other hosts have.
 */
function hostInfo(): HostInfo {
  const has = (call: string): boolean => call in Taro;
  return has('getDeviceInfo') && has('getAppBaseInfo')
    ? { ...Taro.getAppBaseInfo(), ...Taro.getDeviceInfo() }
    : Taro.getSystemInfoSync();
}

let device: Device | undefined;

/** The mini-program host: asked once, since the app waits for the answer and nothing of it counts that changes while the app runs. */
export function readDevice(): Device {
  if (device) return device;
  const { platform, system, fontSizeSetting = usualFont, theme } = hostInfo();
  const font = fontSizeSetting < 8 ? fontSizeSetting * usualFont : fontSizeSetting;
  device = {
    type: process.env.TARO_ENV as Device['type'],
    osVersion: /^\d/.test(system) ? `${platform} ${system}` : system,
    hostDrawsTitle: true,
    largeFont: font >= 20,
    isDark: theme === 'dark',
  };
  return device;
}
