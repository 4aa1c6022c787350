/** Keyboard focus of a dialog: mini-programs have none to keep, so nothing happens. */
export function trapFocus(_id: string, _onEscape: () => void): () => void {
  return () => undefined;
}

/**
 * Remembers which button or link of the screen with this frame had the focus last. `restore` gives it back when the
 * screen is seen again; a field does not get it back, which would open a phone's keyboard. Mini-programs have none.
 */
export function followFocus(_id: string): { restore: () => void; stop: () => void } {
  return { restore: () => undefined, stop: () => undefined };
}

/** Puts the focus on the first part within the element with this id that can have it; mini-programs have none. */
export function focusFirstIn(_id: string): void {
  // A finger goes where it wants.
}

/** Brings a field to the person who has to correct it; mini-programs open no keyboard by themselves, so nothing happens. */
export function focusElement(_id: string): void {
  // The error at the field says it.
}
