export function scrollToElement(id: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Screens below the present one stay in the document: the last element with the id is the one that is seen.
  const elements = document.querySelectorAll(`[id="${CSS.escape(id)}"]`);
  elements[elements.length - 1]?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
