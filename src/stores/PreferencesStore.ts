import { makeAutoObservable } from 'mobx';
import { readDevice } from '@/platform/device';
import { localStorage } from '@/platform/storage';

const storageKey = 'elder';

/** How this person likes to see the app; kept on the device. */
export class PreferencesStore {
  /** Elder mode (长辈版): remembered, and on from the start when the host's font is scaled up. */
  isElder = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    const stored = localStorage.get(storageKey);
    this.isElder = stored === undefined ? readDevice().largeFont : stored === 'on';
  }

  setElder(on: boolean): void {
    this.isElder = on;
    localStorage.set(storageKey, on ? 'on' : 'off');
  }
}
