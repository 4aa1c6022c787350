const focusable =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/**
 * Moves the focus into the dialog with this id and keeps it there; Escape calls `onEscape`.
 * The returned function gives the focus back to where it was.
 */
export function trapFocus(id: string, onEscape: () => void): () => void {
  const before = document.activeElement;
  const dialog = document.getElementById(id);
  if (!dialog) return () => undefined;
  dialog.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    if (event.key !== 'Tab') return;
    const parts = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
      part => part.offsetParent !== null,
    );
    const first = parts[0];
    const last = parts[parts.length - 1];
    if (!first || !last) {
      event.preventDefault();
      return;
    }
    const active = document.activeElement;
    if (event.shiftKey && (active === first || active === dialog)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && active === last) {
      event.preventDefault();
      first.focus();
    } else if (!dialog.contains(active)) {
      event.preventDefault();
      first.focus();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** Puts the focus on the element with this id, which brings it into view. */
export function focusElement(id: string): void {
  // Screens below the present one stay in the document: the last element with the id is the one that is seen.
  const elements = document.querySelectorAll<HTMLElement>(`[id="${id}"]`);
  elements[elements.length - 1]?.focus();
}
