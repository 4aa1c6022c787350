import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFileError, answerNothing, isApiPath } from '../http/answer';
import { readAppRoutes } from './appRoutes';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Below these are files, and no screen of the app. */
const FOLDERS: readonly string[] = ['/static/', '/media/', '/docs/static/'];

/** Names with a content hash never change what they hold. */
const isHashed = (file: string): boolean => /[/\\]static[/\\].*\.[0-9a-f]{6,}\./.test(file);

function cacheControl(file: string): string {
  if (isHashed(file)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (/\.html(\.br|\.gz)?$/.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}

/** Tells the browser what a screen will load, so that it need not wait until the app runs and asks for it. */
const preloads = (files: readonly string[]): string =>
  files.map(file => `</${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'script'}`).join(', ');

/**
 * Serves the built H5 app: its files with the brotli and gzip forms that the build left beside them, and for
 * every other address `index.html`, so that a link into the app or a reload opens the right screen, whose scripts and
 * styles a `Link` header names. An address
 * that is no screen answers 404 with the app, which shows its own page; a missing file or endpoint is plainly 404.
 */
export async function registerWeb(app: FastifyInstance, webDirectory: string): Promise<void> {
  const filesOfRoute = readAppRoutes(webDirectory);
  const index = path.join(webDirectory, 'index.html');

  app.setErrorHandler(answerFileError);

  await app.register(fastifyStatic, {
    root: webDirectory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, file) {
      response.setHeader('cache-control', cacheControl(file));
      response.setHeader('vary', 'accept-encoding');
    },
  });

  // It gives nothing back: the folder, which passes on what it does not find, waits for the answer already, and each who
  // waits listens to its end.
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply): void => {
    const [pathname = '/'] = request.url.split('?');
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !isApiPath(pathname) &&
      !FOLDERS.some(folder => pathname.startsWith(folder));
    reply.header('cache-control', 'no-cache');
    // While a new build is being written there is no app for a moment.
    if (!isPage || !existsSync(index)) {
      answerNothing(request, reply);
      return;
    }
    const files = filesOfRoute(pathname);
    if (files && files.length > 0) reply.header('link', preloads(files));
    void reply.code(files ? 200 : 404).sendFile('index.html');
  });
}
