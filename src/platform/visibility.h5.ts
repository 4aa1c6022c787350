import type { Nearness } from './visibility';

/** As in visibility.ts: an H5 file exports what the other hosts' file exports. */
const MARGIN = 1600;

/** A browser has them all to itself. */
export const DRAWN_AT_ONCE = Infinity;

/** Here what is drawn is shown. */
export const whenShown = (task: () => void): void => task();

export function watchNearness(id: string, report: (nearness: Nearness) => void): () => void {
  // Screens below the present one stay in the document: the last element with the id is the one that is seen.
  const elements = document.querySelectorAll(`[id="${id}"]`);
  const element = elements[elements.length - 1];
  if (!element || typeof IntersectionObserver === 'undefined') {
    report({ isNear: true, height: 0 });
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    entries => {
      const entry = entries[entries.length - 1];
      // A screen that is covered by another one has no size: nothing is known of it.
      if (!entry || entry.boundingClientRect.width === 0) return;
      const hasFocus = element.contains(document.activeElement);
      report({ isNear: entry.isIntersecting || hasFocus, height: entry.boundingClientRect.height });
    },
    // A margin counts only around the element that scrolls: each screen scrolls by itself.
    { root: element.closest('.taro_page'), rootMargin: `${MARGIN}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
