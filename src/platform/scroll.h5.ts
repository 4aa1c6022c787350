export function scrollToElement(id: string, duration = 300): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Screens below the present one stay in the document: the last element with the id is the one that is seen.
  const elements = document.querySelectorAll(`[id="${CSS.escape(id)}"]`);
  elements[elements.length - 1]?.scrollIntoView({ behavior: isCalm || duration === 0 ? 'auto' : 'smooth' });
}

/** The part of the document that scrolls with an element: each screen has its own. */
const screenOf = (id: string): Element | null => {
  const elements = document.querySelectorAll(`[id="${id}"]`);
  return elements[elements.length - 1]?.closest('.taro_page') ?? document.scrollingElement;
};

export function keepScroll(id: string): () => void {
  const top = screenOf(id)?.scrollTop ?? 0;
  return () => {
    const screen = screenOf(id);
    if (screen) screen.scrollTop = top;
  };
}

/** How far the screen of each entry of the browser's history was scrolled. */
const tops = new Map<string, number>();
/** A list that is longer in coming than this begins at its top. */
const longestWait = 5000;

/** The key that the router's history gives each of its entries. */
const entryKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'first';

export function followScroll(id: string): () => void {
  const screen = screenOf(id);
  if (!screen) return () => undefined;
  const key = entryKey();
  const wanted = tops.get(key) ?? 0;
  const deadline = Date.now() + longestWait;
  let frame = 0;
  const give = (): void => cancelAnimationFrame(frame);
  const restore = (): void => {
    screen.scrollTop = wanted;
    // Not all of it is there yet.
    if (screen.scrollTop < wanted - 1 && Date.now() < deadline) frame = requestAnimationFrame(restore);
  };
  const remember = (): void => {
    // A hidden screen has no height, and is not scrolled by a person.
    if (screen.clientHeight > 0) tops.set(key, screen.scrollTop);
  };
  if (wanted > 0) frame = requestAnimationFrame(restore);
  // Who scrolls by hand is not pulled back. Before iOS 13 a finger is a touch and no pointer.
  const hands = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
  for (const hand of hands) screen.addEventListener(hand, give, { passive: true });
  screen.addEventListener('scroll', remember, { passive: true });
  return () => {
    give();
    for (const hand of hands) screen.removeEventListener(hand, give);
    screen.removeEventListener('scroll', remember);
  };
}
