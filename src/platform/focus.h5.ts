import { holdBack } from './backKey.h5';

const focusable =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/**
 * Moves the focus into the dialog with this id and keeps it there; Escape and back call `onEscape`.
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
  const letBack = holdBack(dialog, onEscape);
  return () => {
    letBack();
    document.removeEventListener('keydown', onKeyDown);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** Milliseconds within which a screen that is seen again is drawn. */
const drawnWithin = 1000;

export function followFocus(id: string): { restore: () => void; stop: () => void } {
  const frame = document.getElementById(id);
  let last: HTMLElement | undefined;
  let waiting = 0;
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement && target.matches('button, a[href]') ? target : undefined;
  };
  frame?.addEventListener('focusin', remember);
  return {
    restore() {
      const deadline = Date.now() + drawnWithin;
      const attempt = (): void => {
        if (!last?.isConnected || frame?.contains(document.activeElement)) return;
        // It stands where it was left: the screen keeps how far it was scrolled.
        last.focus({ preventScroll: true });
        // The host tells of a screen before it is drawn, and what is not drawn takes no focus.
        if (document.activeElement !== last && Date.now() < deadline)
          waiting = requestAnimationFrame(attempt);
      };
      cancelAnimationFrame(waiting);
      attempt();
    },
    stop() {
      cancelAnimationFrame(waiting);
      frame?.removeEventListener('focusin', remember);
    },
  };
}

export function focusFirstIn(id: string): void {
  lastWith(id)?.querySelector<HTMLElement>(focusable)?.focus();
}

/** Screens below the present one stay in the document: the last element with the id is the one that is seen. */
function lastWith(id: string): HTMLElement | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[id="${id}"]`);
  return elements[elements.length - 1];
}

/** Puts the focus on the element with this id, which brings it into view. */
export function focusElement(id: string): void {
  lastWith(id)?.focus();
}
