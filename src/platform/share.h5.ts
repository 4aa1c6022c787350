import type { ShareMessage } from './share';

/** A browser has no card of its own: there a screen makes one (drawing.h5). */
export function useShareMessage(_message: ShareMessage): void {
  // Nothing to tell.
}

/** Browsers share the kinds of files that they know; older ones none. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, files: [file] });
    return true;
  } catch (problem) {
    // Who closes the sheet of the device has decided, and wants no other way.
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}

export function saveFile(file: File): boolean {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
