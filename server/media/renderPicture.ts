import sharp from 'sharp';

/** Formats of a picture: WebP, and PNG for who does not read it (iOS before 14). */
export type PictureFormat = 'webp' | 'png';

/** Renders an SVG picture, `width` pixels wide and as high as its shape asks. */
export async function renderPicture(
  svg: string,
  width: number,
  format: PictureFormat = 'webp',
): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  // Rasterise at the final size: enlarging a 72 dpi rendering would blur it.
  const density = Math.min(2400, Math.max(72, (72 * width) / natural));
  const picture = sharp(source, { density }).resize({ width });
  return (format === 'webp' ? picture.webp({ quality: 82 }) : picture.png({ palette: true })).toBuffer();
}
