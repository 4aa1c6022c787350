export function keepDoubleTaps(): void {
  let tapped: Element | null = null;
  const keep = (event: MouseEvent): void => {
    const screen = (event.target as Element).closest('.taro_page');
    // A browser counts the taps that follow each other at one place, wherever that place leads.
    if (event.detail > 1 && screen !== tapped) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    tapped = screen;
  };
  document.addEventListener('click', keep, true);
}
