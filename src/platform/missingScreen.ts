/**
 * Tells when the code of a screen could not be fetched; the address is then the one before again. Mini-programs fetch
 * packages by the host, which says so itself.
 */
export function watchMissingScreens(_report: () => void): void {
  // Nothing to watch.
}
