/** For in-app browsers without the clipboard interface, or where it is forbidden. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.appendChild(area);
  const before = document.activeElement;
  area.select();
  // iOS selects nothing by select() alone.
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

export async function copyText(text: string, shown?: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    if (copyBySelection(text)) return undefined;
    return shown === undefined ? '复制失败，请截图保存' : `复制失败，请长按${shown}复制`;
  }
}
