import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which compressing saves less than it costs. */
export const COMPRESSED_FROM = 1024;

/** The ways to compress, the best first. */
const ways: readonly { encoding: string; compress: (text: Buffer) => Promise<Buffer> }[] = [
  {
    encoding: 'br',
    compress: text =>
      brotli(text, {
        params: {
          // More saves hardly anything and takes several times as long.
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  { encoding: 'gzip', compress: text => zip(text) },
];

/** The encodings that a caller takes; one with the weight 0 is refused. */
const acceptedIn = (header: string): string[] =>
  header
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map(part => (part.split(';')[0] ?? '').trim());

/**
 * Compresses what is answered as one text in one go: the plugin, which does files, takes it apart into a stream first,
 * and that costs more than the compressing.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const accepted = acceptedIn(String(request.headers['accept-encoding'] ?? ''));
    const way = ways.find(({ encoding }) => accepted.includes(encoding));
    reply.header('vary', 'accept-encoding');
    if (!way || request.method === 'HEAD') return payload;
    const compressed = await way.compress(Buffer.from(payload));
    reply.header('content-encoding', way.encoding).header('content-length', compressed.length);
    return compressed;
  });
}
