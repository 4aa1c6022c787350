/** Keyboard focus of a dialog: mini-programs have none to keep, so nothing happens. */
export function trapFocus(_id: string, _onEscape: () => void): () => void {
  return () => undefined;
}
