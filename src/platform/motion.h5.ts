/** Whether the next page slides in; styles/app.scss reads the mark. */
export function setPageTransition(slides: boolean): void {
  document.documentElement.dataset.transition = slides ? 'slide' : 'none';
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
