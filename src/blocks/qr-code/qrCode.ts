// The core alone: what draws it elsewhere, on canvases and terminals, is four times as much.
import { create } from 'qrcode/lib/core/qrcode';

/** Modules around the code that stay empty, so that a scanner finds its edge. */
const QUIET = 4;

/** One row of a code as strokes of an SVG path: each run of dark modules is one. */
function strokesOf(isDark: (column: number) => boolean, size: number, row: number): string {
  let strokes = '';
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const start = column;
    while (column + 1 < size && isDark(column + 1)) column += 1;
    strokes += `M${start + QUIET} ${row + QUIET + 0.5}h${column - start + 1}`;
  }
  return strokes;
}

/**
 * A QR code of digits and capitals, such as the number of an order, as the address of an SVG picture. Other characters want
 * a `TextEncoder`, which mini-programs lack. Level M: read though a screen has a scratch.
 */
export function qrCode(text: string): string {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, row) =>
    strokesOf(column => data[row * size + column] === 1, size, row),
  );
  const side = size + 2 * QUIET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="none" stroke="#000" d="${rows.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
