import type { Drawing } from '@/domain/tripPicture';
import type { DrawnPicture } from './drawing';
import { hostAccent, hostColours } from './hostColours';

/** Pixels of the file for each of the drawing: sharp on a phone's screen. */
const SCALE = 2;
/** Height of the stripe at the top. */
const STRIPE = 6;

function loaded(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // A backend elsewhere allows it, or the canvas could not be read any more.
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`${src} did not come`));
    image.src = src;
  });
}

/** As large as its box allows, in the middle of it. */
function drawWhole(to: CanvasRenderingContext2D, image: HTMLImageElement, box: Drawing['image']): void {
  const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const width = image.naturalWidth * scale;
  const height = image.naturalHeight * scale;
  to.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** Always in the light scheme: who is sent it may have the other one. */
function draw(to: CanvasRenderingContext2D, drawing: Drawing, image: HTMLImageElement): void {
  const { card, ink, disabledInk } = hostColours.light;
  to.fillStyle = card;
  to.fillRect(0, 0, drawing.width, drawing.height);
  to.fillStyle = hostAccent.ground;
  to.fillRect(0, 0, drawing.width, STRIPE);
  drawWhole(to, image, drawing.image);
  const { fontFamily } = getComputedStyle(document.body);
  for (const { text, x, y, size, isBold, tone } of drawing.lines) {
    to.font = `${isBold ? 600 : 400} ${size}px ${fontFamily}`;
    to.fillStyle = tone === 'ink' ? ink : disabledInk;
    // Wider letters than usual are drawn narrower.
    to.fillText(text, x, y, drawing.width - 2 * x);
  }
}

function fileOf(address: string, name: string): File {
  const octets = Uint8Array.from(atob(address.split(',')[1] ?? ''), letter => letter.charCodeAt(0));
  return new File([octets], name, { type: 'image/png' });
}

export async function drawPicture(drawing: Drawing, name: string): Promise<DrawnPicture | undefined> {
  try {
    const image = await loaded(drawing.image.src);
    const canvas = document.createElement('canvas');
    canvas.width = drawing.width * SCALE;
    canvas.height = drawing.height * SCALE;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.scale(SCALE, SCALE);
    draw(context, drawing, image);
    const address = canvas.toDataURL('image/png');
    return { address, file: fileOf(address, name) };
  } catch {
    return undefined;
  }
}
