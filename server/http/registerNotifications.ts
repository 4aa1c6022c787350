import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { describeError } from '../kernel/describeError';
import type { Notification, Notifying } from '../kernel/money/providers/paymentProvider';
import type { Services } from './registerApi';

/** A notification is a few hundred characters. */
const BODY_LIMIT = 64 * 1024;

/** HTTP statuses: anything but 200 lets the provider come again. */
type Status = 200 | 400 | 404 | 503;

type Parts = Pick<Services, 'money' | 'clock'>;

async function hear(
  { name, notifying }: { name: string; notifying: Notifying },
  notification: Notification,
  { money, clock }: Parts,
  log: FastifyBaseLogger,
): Promise<Status> {
  let paymentId: string | undefined;
  try {
    paymentId = notifying.paymentIdOf(notification);
  } catch (error) {
    // (Anybody may send one: it is worth a line, no more.)
    log.warn({ provider: name, reason: describeError(error).message }, 'notification refused');
    return 400;
  }
  if (paymentId === undefined) return 200;
  try {
    if (await money.confirm(name, paymentId, clock())) return 200;
  } catch (error) {
    log.error({ err: describeError(error), provider: name }, 'notification failed');
    return 503;
  }
  log.warn({ provider: name }, 'notification of a payment that is not known');
  return 404;
}

/**
 * `POST /notify/<provider>`: where providers of payments tell of their own accord. No envelope and no origin: what
 * comes is believed when the provider has signed it, to the letter, and then no more than that there is something to ask.
 */
export async function registerNotifications(app: FastifyInstance, parts: Parts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  for (const { name, notifying } of parts.money.outside) {
    if (!notifying) continue;
    app.post(`/${notifying.path}`, { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await hear({ name, notifying }, { headers: request.headers, body }, parts, request.log);
      const answer = status === 200 ? notifying.taken : notifying.refused;
      return reply.code(status).type(answer.type).send(answer.body);
    });
  }
}
