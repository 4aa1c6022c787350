import { makeAutoObservable } from 'mobx';
import { watchColourScheme } from '@/platform/colourScheme';
import { readDevice } from '@/platform/device';
import { localStorage } from '@/platform/storage';

const elderKey = 'elder';
/** `src/index.html` reads it, too, before anything is painted. */
const schemeKey = 'scheme';

/** Light or dark: as the device, or always the same. */
export type SchemeChoice = 'device' | 'light' | 'dark';

const isFixed = (text: string | undefined): text is 'light' | 'dark' => text === 'light' || text === 'dark';

/** How this person likes to see the app; kept on the device. */
export class PreferencesStore {
  /** Elder mode (长辈版): remembered, and on from the start when the host's font is scaled up. */
  isElder = false;
  /** Dark scheme: remembered, and as the device until the person chooses. */
  scheme: SchemeChoice = 'device';
  private isDeviceDark = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    const { largeFont, isDark } = readDevice();
    const elder = localStorage.get(elderKey);
    this.isElder = elder === undefined ? largeFont : elder === 'on';
    const scheme = localStorage.get(schemeKey);
    if (isFixed(scheme)) this.scheme = scheme;
    this.isDeviceDark = isDark;
    watchColourScheme(this.followDevice);
  }

  get isDark(): boolean {
    return this.scheme === 'device' ? this.isDeviceDark : this.scheme === 'dark';
  }

  /** Classes of whatever is drawn as this person likes it: they choose its tokens (`styles/app.scss`). */
  get look(): string {
    return `${this.isDark ? 'dark' : ''} ${this.isElder ? 'elder' : ''}`.trim();
  }

  setElder(on: boolean): void {
    this.isElder = on;
    localStorage.set(elderKey, on ? 'on' : 'off');
  }

  setScheme(scheme: SchemeChoice): void {
    this.scheme = scheme;
    localStorage.set(schemeKey, scheme);
  }

  private followDevice(isDark: boolean): void {
    this.isDeviceDark = isDark;
  }
}
