import { CanvasTexture, SRGBColorSpace } from 'three';

const PIXELS_PER_METRE = 2400;

/** A screen of so many metres, drawn on; it shines by itself. */
function display(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * PIXELS_PER_METRE);
  canvas.height = Math.round(height * PIXELS_PER_METRE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.fillStyle = '#0c141d';
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context, canvas.width, canvas.height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function arc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, share: number): void {
  const from = 0.75 * Math.PI;
  context.lineCap = 'round';
  context.lineWidth = radius * 0.1;
  for (const [part, colour] of [
    [1, '#29404f'],
    [share, '#6fd0ee'],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, from, from + part * 1.5 * Math.PI);
    context.stroke();
  }
}

/** Speed and energy, as arcs. */
export const gauges = (width: number, height: number): CanvasTexture =>
  display(width, height, (context, w, h) => {
    const radius = h * 0.34;
    arc(context, radius * 1.6, h * 0.52, radius, 0.42);
    arc(context, w - radius * 1.6, h * 0.52, radius, 0.66);
    context.fillStyle = '#dfeaf2';
    context.fillRect(w * 0.44, h * 0.34, w * 0.12, h * 0.08);
    context.fillStyle = '#49606f';
    context.fillRect(w * 0.42, h * 0.5, w * 0.16, h * 0.04);
    context.fillRect(w * 0.44, h * 0.6, w * 0.12, h * 0.04);
  });

/** A round instrument with its hand. */
export const dial = (diameter: number): CanvasTexture =>
  display(diameter, diameter, (context, w) => {
    const middle = w / 2;
    context.fillStyle = '#14181c';
    context.fillRect(0, 0, w, w);
    context.strokeStyle = '#dfe6eb';
    for (let mark = 0; mark <= 12; mark += 1) {
      const angle = (0.75 + (mark / 12) * 1.5) * Math.PI;
      const inner = mark % 3 === 0 ? 0.34 : 0.38;
      context.lineWidth = w * (mark % 3 === 0 ? 0.018 : 0.01);
      context.beginPath();
      context.moveTo(middle + Math.cos(angle) * w * inner, middle + Math.sin(angle) * w * inner);
      context.lineTo(middle + Math.cos(angle) * w * 0.43, middle + Math.sin(angle) * w * 0.43);
      context.stroke();
    }
    context.strokeStyle = '#ff5a3c';
    context.lineWidth = w * 0.022;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(middle, middle);
    context.lineTo(middle - w * 0.26, middle + w * 0.2);
    context.stroke();
    context.fillStyle = '#3a4249';
    context.beginPath();
    context.arc(middle, middle, w * 0.05, 0, 2 * Math.PI);
    context.fill();
  });

/** A map with the way, and a column of what else there is. */
export const map = (width: number, height: number): CanvasTexture =>
  display(width, height, (context, w, h) => {
    const unit = Math.min(w, h);
    context.fillStyle = '#15222e';
    context.fillRect(0, 0, w, h);
    context.strokeStyle = '#2d4456';
    context.lineWidth = unit * 0.025;
    for (let street = 0; street < 7; street += 1) {
      context.beginPath();
      context.moveTo((street / 6) * w * 1.1, 0);
      context.lineTo((street / 6) * w * 0.9 - unit * 0.1, h);
      context.stroke();
      context.beginPath();
      context.moveTo(0, (street / 5) * h);
      context.lineTo(w, (street / 5) * h - unit * 0.14);
      context.stroke();
    }
    context.strokeStyle = '#46b6f2';
    context.lineWidth = unit * 0.055;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(w * 0.45, h);
    context.lineTo(w * 0.48, h * 0.66);
    context.lineTo(w * 0.68, h * 0.58);
    context.lineTo(w * 0.72, h * 0.2);
    context.stroke();
    context.fillStyle = '#ffb300';
    context.beginPath();
    context.arc(w * 0.72, h * 0.2, unit * 0.06, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#22313d';
    if (w > h) context.fillRect(0, 0, w * 0.24, h);
    else context.fillRect(0, h * 0.78, w, h * 0.22);
    for (let app = 0; app < 4; app += 1) {
      context.fillStyle = ['#4fb58c', '#6d8df0', '#e08a52', '#8d98a3'][app] ?? '#8d98a3';
      const [x, y] = w > h ? [w * 0.09, h * (0.12 + app * 0.22)] : [w * (0.1 + app * 0.23), h * 0.85];
      context.fillRect(x, y, unit * 0.1, unit * 0.1);
    }
  });

/** What the passenger has before them: a film's picture. */
export const film = (width: number, height: number): CanvasTexture =>
  display(width, height, (context, w, h) => {
    const sky = context.createLinearGradient(0, 0, 0, h);
    sky.addColorStop(0, '#31517c');
    sky.addColorStop(1, '#d79a72');
    context.fillStyle = sky;
    context.fillRect(0, 0, w, h);
    context.fillStyle = '#1d2b3c';
    context.beginPath();
    context.moveTo(0, h);
    context.lineTo(0, h * 0.7);
    context.lineTo(w * 0.3, h * 0.4);
    context.lineTo(w * 0.52, h * 0.72);
    context.lineTo(w * 0.74, h * 0.5);
    context.lineTo(w, h * 0.76);
    context.lineTo(w, h);
    context.fill();
  });
