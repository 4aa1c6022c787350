/** Keyboard focus of a dialog: mini-programs have none to keep, so nothing happens. */
export function trapFocus(_id: string, _onEscape: () => void): () => void {
  return () => undefined;
}

/** Brings a field to the person who has to correct it; mini-programs open no keyboard by themselves, so nothing happens. */
export function focusElement(_id: string): void {
  // The error at the field says it.
}
