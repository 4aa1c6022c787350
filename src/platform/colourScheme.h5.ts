import { hostColours } from './hostColours';

export function watchColourScheme(report: (isDark: boolean) => void): void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  // Safari before iOS 14 cannot tell of changes by it: there a screen follows when it is opened again.
  if ('addEventListener' in query) query.addEventListener('change', ({ matches }) => report(matches));
}

/** The document around the screens, as `index.html` has painted it first, and the browser's own bar. */
export function paintSurroundings(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  const { card } = hostColours[isDark ? 'dark' : 'light'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', card);
}
