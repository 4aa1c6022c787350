/** Mini-programs slide pages by themselves. */
export function setPageTransition(_slides: boolean): void {}

/** Whether the device asks for reduced motion (look.md); mini-programs do not tell. */
export function prefersReducedMotion(): boolean {
  return false;
}
