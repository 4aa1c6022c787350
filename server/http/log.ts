import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings';

/** Where log lines go; standard output unless a test reads them. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Settings of the structured log. It holds no phone or ID numbers, codes or tokens: requests are named by
 * their route, never by address, query, body, headers or caller.
 */
export const loggerOptions = (
  settings: Pick<Settings, 'logLevel'>,
  stream?: LogStream,
): FastifyServerOptions['logger'] =>
  settings.logLevel === 'silent'
    ? false
    : {
        level: settings.logLevel,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        redact: [
          '*.mobile',
          '*.vcode',
          '*.token',
          '*.uid',
          '*.idcard_no',
          '*.insured',
          '*.cookie',
          'req.headers',
          'req.url',
        ],
        ...(stream && { stream }),
      };

/** One line for a finished request: its id is in every line that belongs to it. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ...(request.answerCode !== null && { code: request.answerCode }),
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  );
}
