export function dial(number: string): void {
  window.location.href = `tel:${number.replace(/[^\d+]/g, '')}`;
}
