import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderPicture, type Drawing, type PictureFormat } from './renderPicture';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Renders every picture once in each format that is asked for: kept in memory, and on disk for the next start. */
class PictureCache {
  private readonly pictures = new Map<string, Promise<Buffer>>();

  /** `directory` is empty where nothing may be kept on disk. */
  constructor(private readonly directory: string) {}

  get(drawing: Drawing, format: PictureFormat): Promise<Buffer> {
    const key = JSON.stringify([drawing, format]);
    const known = this.pictures.get(key);
    if (known) return known;
    const picture = this.readOrRender(drawing, format);
    this.pictures.set(key, picture);
    picture.catch(() => this.pictures.delete(key));
    return picture;
  }

  private async readOrRender(drawing: Drawing, format: PictureFormat): Promise<Buffer> {
    if (!this.directory) return renderPicture(drawing, format);
    // Named by its content: a changed picture is a new file, and no name comes from a caller.
    const content = 'svg' in drawing ? drawing.svg : await readFile(drawing.file);
    const hash = createHash('sha256').update(`${drawing.width}:`).update(content).digest('hex');
    const file = path.join(this.directory, `${hash}.${format}`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const rendered = await renderPicture(drawing, format);
    await mkdir(this.directory, { recursive: true });
    // Renamed into place, so that another process never reads half a picture.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, rendered);
    await rename(draft, file);
    return rendered;
  }
}

/** The drawing behind a path of pictureUrls.ts; undefined for one that is nobody's. */
export type DrawPicture = (pathname: string) => Drawing | undefined;

/** The smallest that the caller says to read: a browser that does not know one says so by silence. */
const formatFor = ({ accept = '' }: { accept?: string }): PictureFormat =>
  (['avif', 'webp'] as const).find(format => accept.includes(`image/${format}`)) ?? 'png';

/**
 * Pictures under `/media/…` (see pictureUrls.ts), in the format that the caller reads. Unknown ones answer 404; the rest
 * is cached for ever.
 */
export function registerMedia(app: FastifyInstance, dataDirectory: string, drawPicture: DrawPicture): void {
  const cache = new PictureCache(dataDirectory === ':memory:' ? '' : path.join(dataDirectory, 'media'));
  app.get('/media/*', { schema: { hide: true } }, async (request, reply): Promise<FastifyReply> => {
    const [pathname = ''] = request.url.split('?');
    const drawing = drawPicture(pathname);
    if (!drawing) {
      reply.callNotFound();
      return reply;
    }
    const format = formatFor(request.headers);
    return (
      reply
        .type(`image/${format}`)
        .header('vary', 'accept')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        // Shown by an app from another address too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await cache.get(drawing, format))
    );
  });
}
