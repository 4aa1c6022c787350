/**
 * Listens to the person's back (the browser's button, a key, a swipe) before the host's router does. In mini-programs back
 * belongs to the host, which leaves the screen: nothing happens.
 */
export function watchBack(): void {
  // Nobody can be told.
}

/** What comes next is the app's own way back, which leaves the screen whatever lies over it. */
export function leaveByBack(): void {
  // The host leaves it.
}

/** Back closes this dialog instead of leaving its screen, until the returned function is called; here it leaves. */
export function holdBack(_element: HTMLElement, _close: () => void): () => void {
  return () => undefined;
}
