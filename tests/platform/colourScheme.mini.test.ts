import Taro from '@tarojs/taro';
import { paintSurroundings, watchColourScheme } from '@/platform/colourScheme';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { RootStore } from '@/stores/RootStore';
import { changeTheme, host } from '../support/taro';

describe('light and dark in a mini-program (look.md, dark)', () => {
  it('follow the host', () => {
    const preferences = new RootStore().get(PreferencesStore);
    changeTheme('dark');
    expect(preferences.isDark).toBe(true);
    changeTheme('light');
    expect(preferences.isDark).toBe(false);
  });

  it('a host that does not tell of changes is not asked', () => {
    const { onThemeChange } = Taro;
    Reflect.deleteProperty(Taro, 'onThemeChange');
    expect(() => watchColourScheme(() => undefined)).not.toThrow();
    Object.assign(Taro, { onThemeChange });
  });

  it.each([
    [true, { frontColor: '#ffffff', backgroundColor: '#1a1d21', page: '#101214' }],
    [false, { frontColor: '#000000', backgroundColor: '#ffffff', page: '#f5f6f8' }],
  ])('dark: %s, the bar and the ground of the host, too', (isDark, colours) => {
    paintSurroundings(isDark);
    expect(host.surroundings).toEqual(colours);
  });
});
