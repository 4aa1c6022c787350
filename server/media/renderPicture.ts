import sharp, { type Sharp } from 'sharp';

/** Formats of a picture: WebP, and PNG for who does not read it (iOS before 14). */
export type PictureFormat = 'webp' | 'png' | 'card';

/**
 * What a host shows of a page that is sent to others (issue 11): JPEG of 5:4, which hosts cut everything to, with the whole
 * picture on it. It says nothing: the words are beside it.
 */
const card = (picture: Sharp, width: number): Sharp =>
  picture
    .resize({ width, height: Math.round(width * 0.8), fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 });

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
  const drawn = sharp(source, { density });
  if (format === 'card') return card(drawn, width).toBuffer();
  const picture = drawn.resize({ width });
  return (format === 'webp' ? picture.webp({ quality: 82 }) : picture.png({ palette: true })).toBuffer();
}
