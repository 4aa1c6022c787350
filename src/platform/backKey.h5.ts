import Taro from '@tarojs/taro';

/** What the browser keeps with an entry: `idx` is the router's own. */
interface EntryState {
  idx?: number;
  /**
   * Nobody is told of a back that leaves the app. So the first entry gets a twin above it once a dialog is opened there;
   * the router, which takes both for one, is never brought down to the first.
   */
  twin?: 'first' | 'second';
}

interface OpenDialog {
  element: HTMLElement;
  close: () => void;
  /** Of the entry on which it was opened. */
  height: number;
}

/** The last one lies on top. */
let dialogs: readonly OpenDialog[] = [];
/** A back that is being taken back: whose it was, and the entry that was come to. */
let returning: { dialog: OpenDialog; state: EntryState; url: string } | undefined;
let isLeaving = false;

const entry = (): EntryState => (window.history.state ?? {}) as EntryState;

/** Grows from entry to entry. */
const heightOf = ({ idx = 0, twin }: EntryState): number => 2 * idx + (twin === 'second' ? 1 : 0);

/** Screens below the present one stay in the document, with their dialogs, and are not drawn. */
const isSeen = ({ element }: OpenDialog): boolean => element.clientHeight > 0;

function markTwin(twin: EntryState['twin']): void {
  const { twin: _before, ...state } = entry();
  window.history.replaceState(twin ? { ...state, twin } : state, '');
}

/** Takes a change of the entry in hand, where it is none of the router's. */
function takeOver(): boolean {
  const { twin } = entry();
  const height = heightOf(entry());
  if (returning) {
    const { dialog, state, url } = returning;
    returning = undefined;
    dialog.close();
    // Of two quick backs the second one leaves the screen. Where the browser has left the entry below as well, and with
    // it the way up to which it was sent, that entry is made anew.
    if (height < heightOf(state)) window.history.pushState(state, '', url);
    return height === dialog.height;
  }
  if (isLeaving) {
    isLeaving = false;
    return false;
  }
  const dialog = dialogs[dialogs.length - 1];
  if (dialog && height < dialog.height && isSeen(dialog)) {
    returning = { dialog, state: entry(), url: window.location.href };
    window.history.go(1);
    return true;
  }
  // The screen of the first entry stands on its twin, unless another one has taken its place.
  if (twin === 'first' && Taro.getCurrentPages().pop()?.route === window.location.pathname) {
    markTwin(undefined);
    window.history.back();
    return true;
  }
  return false;
}

export function watchBack(): void {
  // Who comes back into the app begins on its first entry.
  if (entry().twin === 'first') markTwin(undefined);
  window.addEventListener(
    'popstate',
    event => {
      if (takeOver()) event.stopImmediatePropagation();
    },
    true,
  );
}

export function leaveByBack(): void {
  isLeaving = true;
}

/** Back closes this dialog instead of leaving its screen, until the returned function is called. */
export function holdBack(element: HTMLElement, close: () => void): () => void {
  if (heightOf(entry()) === 0) {
    markTwin('first');
    window.history.pushState({ ...entry(), twin: 'second' }, '');
  }
  const dialog = { element, close, height: heightOf(entry()) };
  dialogs = [...dialogs, dialog];
  return () => {
    dialogs = dialogs.filter(other => other !== dialog);
  };
}
