/** Sets the title that the browser or the in-app web-view shows. */
export function setHostTitle(title: string): void {
  document.title = title;
}
