/** Mini-programs slide pages by themselves. */
export function setPageTransition(_slides: boolean): void {}
