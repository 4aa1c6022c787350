import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderPicture, type PictureFormat } from './renderPicture';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Renders every picture once in each format that is asked for: kept in memory, and on disk for the next start. */
class PictureCache {
  private readonly pictures = new Map<string, Promise<Buffer>>();

  /** `directory` is empty where nothing may be kept on disk. */
  constructor(private readonly directory: string) {}

  get({ svg, width }: Drawing, format: PictureFormat): Promise<Buffer> {
    // Named by its content: a changed drawing is a new file, and no name comes from a caller.
    const name = `${createHash('sha256').update(`${width}:${svg}`).digest('hex')}.${format}`;
    const known = this.pictures.get(name);
    if (known) return known;
    const picture = this.readOrRender(name, () => renderPicture(svg, width, format));
    this.pictures.set(name, picture);
    picture.catch(() => this.pictures.delete(name));
    return picture;
  }

  private async readOrRender(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    if (!this.directory) return render();
    const file = path.join(this.directory, name);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const rendered = await render();
    await mkdir(this.directory, { recursive: true });
    // Renamed into place, so that another process never reads half a picture.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, rendered);
    await rename(draft, file);
    return rendered;
  }
}

/** A picture to render: the drawing as SVG, and its width in pixels. */
export interface Drawing {
  svg: string;
  width: number;
}

/** The drawing behind a path of pictureUrls.ts; undefined for one that is nobody's. */
export type DrawPicture = (pathname: string) => Drawing | undefined;

/** What is asked for behind the path: the picture as a card. Anything else asks for nothing. */
const CARD = 'as=card';

const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  card: 'image/jpeg',
};

/** WebP for who says to read it: a browser that does not know it says so by silence, and an address stays as it is. */
const formatFor = ({ accept = '' }: { accept?: string }): PictureFormat =>
  accept.includes('image/webp') ? 'webp' : 'png';

/**
 * Pictures under `/media/…` (see pictureUrls.ts), in the format that the caller reads, or as a card with `?as=card`. Unknown ones answer 404; the rest
 * is cached for ever.
 */
export function registerMedia(app: FastifyInstance, dataDirectory: string, drawPicture: DrawPicture): void {
  const cache = new PictureCache(dataDirectory === ':memory:' ? '' : path.join(dataDirectory, 'media'));
  app.get('/media/*', { schema: { hide: true } }, async (request, reply): Promise<FastifyReply> => {
    const [pathname = '', asked] = request.url.split('?');
    const drawing = drawPicture(pathname);
    if (!drawing) {
      reply.callNotFound();
      return reply;
    }
    const format = asked === CARD ? 'card' : formatFor(request.headers);
    return (
      reply
        .type(MEDIA_TYPES[format])
        .header('vary', 'accept')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        // Shown by an app from another address too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await cache.get(drawing, format))
    );
  });
}
