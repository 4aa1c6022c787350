import sharp from 'sharp';

/** Renders an SVG picture as WebP, `width` pixels wide and as high as its shape asks. */
export async function renderPicture(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  // Rasterise at the final size: enlarging a 72 dpi rendering would blur it.
  const density = Math.min(2400, Math.max(72, (72 * width) / natural));
  return sharp(source, { density }).resize({ width }).webp({ quality: 82 }).toBuffer();
}
