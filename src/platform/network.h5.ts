export function watchNetwork(report: (online: boolean) => void): void {
  report(navigator.onLine);
  window.addEventListener('online', () => report(true));
  window.addEventListener('offline', () => report(false));
}
