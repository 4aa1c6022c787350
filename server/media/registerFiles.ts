import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNothing } from '../http/answer';
import { answerFile } from '../http/answerFile';
import type { Services } from '../http/registerApi';
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
    // Shown by an app from another address too: who has the address may read it.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const id = fileOfUrl(request.query, settings.codePepper, clock());
    const answered = id === undefined ? undefined : await answerFile(request, reply, { db, files }, id);
    if (!answered) answerNothing(request, reply);
    return reply;
  });
}
