export const canLeadTo: boolean = true;

/** In the place of the screen that leads there: back does not lead there once more. */
export function leadTo(url: string): void {
  window.location.replace(url);
}
