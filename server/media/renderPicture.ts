import sharp, { type Sharp } from 'sharp';

/** Formats of a picture: AVIF is the smallest, WebP for who does not read it, PNG for who reads neither (iOS before 14). */
export type PictureFormat = 'avif' | 'webp' | 'png';

/** A picture to render, and its width in pixels: a drawing as SVG, or a file that is at least so wide. */
export type Drawing = { width: number } & ({ svg: string } | { file: string });

/** Rasterised at the final size: enlarging a 72 dpi rendering would blur it. */
async function rasterise(svg: string, width: number): Promise<Sharp> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  return sharp(source, { density: Math.min(2400, Math.max(72, (72 * width) / natural)) });
}

const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: picture => picture.avif({ quality: 55, effort: 4 }),
  webp: picture => picture.webp({ quality: 82 }),
  png: picture => picture.png({ palette: true }),
};

/** Renders a picture as wide as it says and as high as its shape asks. */
export async function renderPicture(drawing: Drawing, format: PictureFormat): Promise<Buffer> {
  const { width } = drawing;
  const picture = 'svg' in drawing ? await rasterise(drawing.svg, width) : sharp(drawing.file);
  return ENCODERS[format](picture.resize({ width })).toBuffer();
}
