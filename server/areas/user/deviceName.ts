/** What a call says of the app and the device that it comes from. */
export interface DeviceTraits {
  /** Host of the app, `h5` in browsers (`version.deviceType`). */
  host: string;
  /** Operating system, such as `iOS 17.4`; empty when unknown. */
  system: string;
  /** `User-Agent`. */
  agent: string;
}

type Words = readonly (readonly [pattern: RegExp, name: string])[];

const hosts: ReadonlyMap<string, string> = new Map([
  ['weapp', '微信小程序'],
  ['alipay', '支付宝小程序'],
  ['qq', 'QQ小程序'],
]);

/** Apps that open our pages, before the browsers as which they pass themselves off as well. */
const browsers: Words = [
  [/MicroMessenger/, '微信'],
  [/AlipayClient/, '支付宝'],
  [/ QQ\//, 'QQ'],
  [/Weibo/, '微博'],
  [/jdapp/i, '京东'],
  [/MQQBrowser/, 'QQ浏览器'],
  [/UCBrowser/, 'UC浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/Edg/, 'Edge浏览器'],
  [/Firefox|FxiOS/, 'Firefox浏览器'],
  [/Chrome|CriOS/, 'Chrome浏览器'],
  [/Safari/, 'Safari浏览器'],
];

const devices: Words = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/, '鸿蒙设备'],
  [/Android(?!.*Mobile)/, '安卓平板'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows电脑'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux电脑'],
];

/** The little that mini-programs tell where their calls name no device. */
const systems: Words = [
  [/^iOS/i, 'iPhone'],
  [/^Android/i, '安卓手机'],
  [/^(Harmony|OpenHarmony)/i, '鸿蒙设备'],
  [/^Windows/i, 'Windows电脑'],
  [/^mac/i, 'Mac'],
];

const wordFor = (words: Words, text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A device as its owner would call it: 微信小程序 · iPhone, Chrome浏览器 · Windows电脑. It holds our own words alone,
 * whatever a caller says of itself.
 */
export function nameOfDevice({ host, system, agent }: DeviceTraits): string {
  const app = hosts.get(host) ?? wordFor(browsers, agent) ?? '网页';
  const device = wordFor(devices, agent) ?? wordFor(systems, system);
  return device === undefined ? app : `${app} · ${device}`;
}
