import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { findReadable } from '../kernel/files/fileRepository';
import type { FileStore } from '../kernel/files/fileStore';
import { rangeOf } from './byteRange';

/** Octets of a file that are in memory at a time. */
const CHUNK = 1024 * 1024;

/** The octets of a file from `start` up to and without `end`, one chunk after the other. */
async function* chunksOf(store: FileStore, id: string, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const chunk = await store.part(id, at, Math.min(end, at + CHUNK));
    if (!chunk || chunk.length === 0) throw new Error(`File ${id} is not as long as it should be`);
    yield chunk;
    at += chunk.length;
  }
}

/**
 * Answers with a photo or a video that somebody may read; undefined, and nothing is answered, where there is none. A range
 * of it is answered alone (206, 416), without which an iPhone plays no video.
 */
export async function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, files }: { db: Database; files: FileStore },
  id: string,
): Promise<FastifyReply | undefined> {
  const file = await findReadable(db, id);
  if (!file || !(await files.part(id, 0, 1))) return undefined;
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store');
  const range = rangeOf(request.headers.range, file.bytes);
  if (range === 'UNSATISFIABLE') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${file.bytes}`);
  return reply
    .type(file.contentType)
    .header('content-length', end - start)
    .send(Readable.from(chunksOf(files, id, start, end)));
}
