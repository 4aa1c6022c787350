export async function shareText(title: string, text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, text });
    return true;
  } catch (problem) {
    // Who closes the sheet of the device has decided, and wants no other way.
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}

export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): boolean {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
