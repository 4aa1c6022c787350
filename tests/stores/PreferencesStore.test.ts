import { PreferencesStore } from '@/stores/PreferencesStore';
import { RootStore } from '@/stores/RootStore';
import { deviceAsks } from '../support/media';

/** The app as it is opened on this device. */
const opened = (): PreferencesStore => new RootStore().get(PreferencesStore);

describe('light and dark (look.md, dark: by the device, and a switch under 更多)', () => {
  it('follows the device, also while the app is open', () => {
    const preferences = opened();
    expect(preferences.isDark).toBe(false);
    deviceAsks('dark');
    expect(preferences.isDark).toBe(true);
    expect(opened().isDark).toBe(true);
  });

  it('stays as chosen, whatever the device does, until it shall follow again', () => {
    opened().setScheme('dark');
    const preferences = opened();
    expect(preferences.isDark).toBe(true);
    preferences.setScheme('light');
    deviceAsks('dark');
    expect(preferences.isDark).toBe(false);
    preferences.setScheme('device');
    expect(preferences.isDark).toBe(true);
    expect(opened().scheme).toBe('device');
  });

  it('a damaged choice is none', () => {
    window.localStorage.setItem('scheme', 'purple');
    expect(opened().scheme).toBe('device');
  });

  it('is one of the classes by which a screen takes its tokens', () => {
    const preferences = opened();
    expect(preferences.look).toBe('');
    preferences.setElder(true);
    preferences.setScheme('dark');
    expect(preferences.look).toBe('dark elder');
  });
});
