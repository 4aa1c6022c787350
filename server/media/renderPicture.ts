import sharp, { type Sharp } from 'sharp';

/**
 * Formats of a picture: AVIF is the smallest, WebP for who does not read it, PNG for who reads neither (iOS before 14), and
 * a card, which is what a host shows of a page that is sent to others (issue 11): a JPEG of 5:4, which hosts cut everything
 * to, with the whole picture on it. It says nothing: the words are beside it.
 */
export type PictureFormat = 'avif' | 'webp' | 'png' | 'card';

/** A picture that lies on a drawing; its place and width in units of the drawing. */
interface Insert {
  file: string;
  left: number;
  top: number;
  width: number;
}

/**
 * A picture to render, and its width in pixels: a drawing as SVG with what lies on it, or a file that is at least so wide.
 */
export type Drawing = { width: number } & ({ svg: string; inserts?: readonly Insert[] } | { file: string });

/** Rasterised at the final size: enlarging a 72 dpi rendering would blur it. */
async function rasterise(svg: string, inserts: readonly Insert[], width: number): Promise<Sharp> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  const scale = width / natural;
  const drawn = await sharp(source, { density: Math.min(2400, Math.max(72, 72 * scale)) })
    .resize({ width })
    .png()
    .toBuffer();
  const laid = inserts.map(async ({ file, left, top, width: wide }) => ({
    input: await sharp(file)
      .resize({ width: Math.round(wide * scale) })
      .toBuffer(),
    left: Math.round(left * scale),
    top: Math.round(top * scale),
  }));
  return sharp(drawn).composite(await Promise.all(laid));
}

const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp, width: number) => Sharp>> = {
  avif: picture => picture.avif({ quality: 55, effort: 2 }),
  webp: picture => picture.webp({ quality: 82 }),
  png: picture => picture.png({ palette: true }),
  card: (picture, width) =>
    picture
      .resize({ width, height: Math.round(width * 0.8), fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 }),
};

/** Renders a picture as wide as it says and as high as its shape asks. */
export async function renderPicture(drawing: Drawing, format: PictureFormat): Promise<Buffer> {
  const { width } = drawing;
  const picture =
    'svg' in drawing
      ? await rasterise(drawing.svg, drawing.inserts ?? [], width)
      : sharp(drawing.file).resize({ width });
  return ENCODERS[format](picture, width).toBuffer();
}
