import Taro from '@tarojs/taro';

/** What webpack's loader says of scripts and style sheets that did not come. */
function isMissingCode(reason: unknown): boolean {
  const { name, code } = (reason ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

export function watchMissingScreens(report: () => void): void {
  window.addEventListener('unhandledrejection', event => {
    if (!isMissingCode(event.reason)) return;
    // It is told to the person, and is no fault of the program.
    event.preventDefault();
    // Taro's router has written the new address already, but shows the screen before. Its screens are as they were.
    if (Taro.getCurrentPages().length > 0) window.history.back();
    report();
  });
}
