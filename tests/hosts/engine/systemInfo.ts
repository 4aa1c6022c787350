import { fromEntries } from './newerBuiltIns';
import type { Fields, HostName, PhoneModel } from './types';

/** What is drawn at the moment, in CSS pixels. */
export interface Seen {
  width: number;
  height: number;
}

/** Of the host's own title bar. */
const titleBar = 44;

/** What no host tells in words of its own. */
function measures(model: PhoneModel, { width, height }: Seen): Fields {
  const { width: screenWidth, height: screenHeight, insets } = model;
  const bottom = screenHeight - insets.bottom;
  return {
    brand: model.brand,
    pixelRatio: model.pixelRatio,
    windowWidth: width,
    windowHeight: height,
    statusBarHeight: insets.top,
    safeArea: {
      left: 0,
      top: insets.top,
      right: screenWidth,
      bottom,
      width: screenWidth,
      height: bottom - insets.top,
    },
  };
}

const names = { ios: 'iOS', android: 'Android' } as const;

/** WeChat and QQ: system and version in one, lengths in CSS pixels, the model with Apple's number. */
const inWordsOfWeChat = (model: PhoneModel, seen: Seen): Fields => ({
  ...measures(model, seen),
  model: model.number ? `${model.name}<${model.number}>` : model.name,
  system: `${names[model.system]} ${model.version}`,
  platform: model.system,
  language: 'zh_CN',
  version: '8.0.49',
  SDKVersion: '3.7.0',
  screenWidth: model.width,
  screenHeight: model.height,
  fontSizeSetting: model.font,
});

/**
 * Alipay (@mini-types/my, `ITypeSystemInfo`): the version alone, the platform with capitals, the size of the font as a
 * factor, and an Android's screen in its own pixels.
 */
function inWordsOfAlipay(model: PhoneModel, seen: Seen): Fields {
  const scale = model.system === 'android' ? model.pixelRatio : 1;
  return {
    ...measures(model, seen),
    app: 'alipay',
    model: model.number ?? model.name,
    system: model.version,
    platform: names[model.system],
    language: 'zh-Hans',
    version: '10.5.88.8000',
    titleBarHeight: titleBar,
    screenWidth: model.width * scale,
    screenHeight: model.height * scale,
    fontSizeSetting: model.font / 16,
  };
}

/** `getSystemInfoSync()` of a host on a phone. */
export const systemInfo = (host: HostName, model: PhoneModel, seen: Seen): Fields =>
  host === 'alipay' ? inWordsOfAlipay(model, seen) : inWordsOfWeChat(model, seen);

/** Some of it, as WeChat's calls for parts of it give. */
export const partOf = (all: Fields, wanted: readonly string[]): Fields =>
  fromEntries(Object.entries(all).filter(([name]) => wanted.includes(name)));
