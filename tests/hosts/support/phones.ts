import type { PhoneModel } from '../engine/types';

/** The phones on which the app is tried, a row for each: what hosts tell of them, and where nothing may stand. */
export const phones = {
  /** The usual one: with a notch above and a bar to swipe below. */
  notched: {
    ...{ brand: 'iPhone', name: 'iPhone 11 Pro', number: 'iPhone12,3', system: 'ios', version: '17.4' },
    ...{ width: 375, height: 812, pixelRatio: 2, insets: { top: 44, bottom: 34 }, font: 16 },
  },
  /** The smallest that is served: 320 wide, with a button below the screen. */
  small: {
    ...{ brand: 'iPhone', name: 'iPhone 5s', number: 'iPhone6,2', system: 'ios', version: '12.5' },
    ...{ width: 320, height: 568, pixelRatio: 2, insets: { top: 20, bottom: 0 }, font: 16 },
  },
  /** Its bars are the system's own: the app's window ends above them. */
  android: {
    ...{ brand: 'HUAWEI', name: 'HUAWEI TAS-AL00', system: 'android', version: '10' },
    ...{ width: 360, height: 780, pixelRatio: 3, insets: { top: 27, bottom: 0 }, font: 16 },
  },
  /** Of somebody who reads large letters only. */
  largeFont: {
    ...{ brand: 'Xiaomi', name: 'Redmi Note 12', system: 'android', version: '13' },
    ...{ width: 393, height: 873, pixelRatio: 2.75, insets: { top: 30, bottom: 16 }, font: 23 },
  },
  /** Of somebody who reads in the evening. */
  dark: {
    ...{
      brand: 'iPhone',
      name: 'iPhone 13',
      number: 'iPhone14,5',
      system: 'ios',
      version: '17.4',
      dark: true,
    },
    ...{ width: 390, height: 844, pixelRatio: 3, insets: { top: 47, bottom: 34 }, font: 16 },
  },
} as const satisfies Record<string, PhoneModel>;
