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

  it.each(['onThemeChange', 'setNavigationBarColor', 'setBackgroundColor'] as const)(
    'a host that lacks %s is not asked for it, and keeps its own colours',
    call => {
      const had = { [call]: Taro[call] };
      Reflect.deleteProperty(Taro, call);
      expect(() => {
        watchColourScheme(() => undefined);
        paintSurroundings(true);
      }).not.toThrow();
      Object.assign(Taro, had);
    },
  );

  it.each([
    [true, { frontColor: '#ffffff', backgroundColor: '#1a1d21', page: '#101214' }],
    [false, { frontColor: '#000000', backgroundColor: '#ffffff', page: '#f5f6f8' }],
  ])('dark: %s, the bar and the ground of the host, too', (isDark, colours) => {
    paintSurroundings(isDark);
    expect(host.surroundings).toEqual(colours);
  });
});
