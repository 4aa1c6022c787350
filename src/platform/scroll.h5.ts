export function scrollToElement(id: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Screens below the present one stay in the document: the last element with the id is the one that is seen.
  const elements = document.querySelectorAll(`[id="${CSS.escape(id)}"]`);
  elements[elements.length - 1]?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
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
