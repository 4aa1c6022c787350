import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNothing } from '../http/answer';
import type { Services } from '../http/registerApi';
import { readFile } from '../kernel/files/fileRepository';
import { fileOfUrl, READ_PATH } from '../kernel/files/tempUrls';

/**
 * Files of members, read by the short-lived addresses that only their owners are given (specification §7,
 * /api/file/operation/read): pictures on a screen come without an envelope, in mini-programs without cookies too.
 */
export function registerFiles(
  app: FastifyInstance,
  { db, settings, files, clock }: Pick<Services, 'db' | 'settings' | 'files' | 'clock'>,
): void {
  app.get(READ_PATH, { schema: { hide: true } }, async (request, reply): Promise<FastifyReply> => {
    const id = fileOfUrl(request.query, settings.codePepper, clock());
    const file = id === undefined ? undefined : await readFile(db, files, id);
    if (!file) {
      answerNothing(request, reply);
      return reply;
    }
    return (
      reply
        .type(file.contentType)
        .header('cache-control', 'private, no-store')
        // Shown by an app from another address too: who has the address may read it.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(file.content)
    );
  });
}
