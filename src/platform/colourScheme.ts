import Taro from '@tarojs/taro';
import { hostColours } from './hostColours';

/** Tells whenever the host changes between light and dark. What it is at the start, {@link readDevice} says. */
export function watchColourScheme(report: (isDark: boolean) => void): void {
  // WeChat alone tells while the app runs; the others are asked again when it is started.
  if ('onThemeChange' in Taro) Taro.onThemeChange(({ theme }) => report(theme === 'dark'));
}

/**
 * Paints what the host draws around the present screen: the bar with its title, and the ground that is seen when the screen
 * is pulled. A host that cannot keeps its own.
 */
export function paintSurroundings(isDark: boolean): void {
  const { card, page } = hostColours[isDark ? 'dark' : 'light'];
  const keep = (): void => undefined;
  // The hosts know these two words alone, and write them so.
  const frontColor = isDark ? '#ffffff' : '#000000';
  if ('setNavigationBarColor' in Taro) {
    Taro.setNavigationBarColor({ frontColor, backgroundColor: card }).catch(keep);
  }
  if ('setBackgroundColor' in Taro) Taro.setBackgroundColor({ backgroundColor: page }).catch(keep);
}
