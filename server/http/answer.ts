import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../types/api/call';
import { ErrorCode } from '../../src/domain/errorCode';
import { isDatabaseBusy } from '../db/isDatabaseBusy';
import { describeError } from '../kernel/describeError';
import { Failure } from '../kernel/failure';
import { refusalSchemaOf } from './answerSchemas';
import { isOfPoint, POINT_REFUSED } from './pointSchema';

/** The envelope of an answer that succeeded (decision 9). */
export const success = <Data>(data: Data): Answer<Data> => ({ code: ErrorCode.OK, msg: 'ok', data });

/** HTTP statuses other than 200; every other failure is told by `code` alone. */
const statuses: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.FOREIGN_ORIGIN]: 403,
  [ErrorCode.TOO_MANY_REQUESTS]: 429,
  [ErrorCode.INTERNAL]: 500,
  [ErrorCode.SERVER_BUSY]: 503,
};

type Problem = NonNullable<FastifyError['validation']>[number];

/** One sentence for the first thing that is wrong with a call's parameters. */
function validationSentence({ keyword, instancePath, params }: Problem): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required') {
    const missing = String(params.missingProperty);
    return `缺少参数 ${path ? `${path}.${missing}` : missing}`;
  }
  if (!path) return '参数格式不正确';
  return keyword === 'type' ? `参数 ${path} 的类型不正确` : `参数 ${path} 不正确`;
}

/** What the framework refused before a handler ran, for the one who writes the caller. */
function refusalSentence(error: FastifyError): string {
  const [problem] = error.validation ?? [];
  if (problem) return validationSentence(problem);
  if (error.statusCode === 413) return '请求内容太大';
  return '请求格式不正确';
}

/** After this time a caller may come again whom the database had no connection for, seconds. */
const BUSY_RETRY_AFTER = 3;

/** The same for a person. */
const refusalText = ({ validation }: FastifyError): string =>
  validation?.[0] && isOfPoint(validation[0].instancePath) ? POINT_REFUSED : '内容有误，请检查后重试';

function toFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseBusy(error)) {
    return new Failure(ErrorCode.SERVER_BUSY, '现在使用的人太多了，请稍后再试', {
      retry_after: BUSY_RETRY_AFTER,
    });
  }
  const isRefusal =
    error.validation !== undefined || (error.statusCode !== undefined && error.statusCode < 500);
  return isRefusal
    ? new Failure(ErrorCode.INVALID_PARAMS, refusalText(error), { reason: refusalSentence(error) })
    : new Failure(ErrorCode.INTERNAL, '服务开小差了，请稍后再试');
}

/** Failures by a limit tell after how many seconds it lets the caller through again. */
const tellsWhenToRetry = (data: unknown): data is { retry_after: number } =>
  typeof data === 'object' && data !== null && 'retry_after' in data && typeof data.retry_after === 'number';

/** Answers whatever was thrown in the envelope; the cause of INTERNAL and SERVER_BUSY goes to the log and nowhere else. */
export function answerError(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code, message, data } = toFailure(error);
  if (code >= ErrorCode.INTERNAL) request.log.error({ err: describeError(error) }, 'call failed');
  request.answerCode = code;
  if (tellsWhenToRetry(data)) void reply.header('retry-after', data.retry_after);
  const endpoint = `${request.method} ${request.routeOptions.url ?? ''}`;
  void reply
    .serializer(reply.compileSerializationSchema(refusalSchemaOf(endpoint, { code, data })))
    .code(statuses[code] ?? 200)
    .send({ code, msg: message, data } satisfies Answer<unknown>);
}

/** What a server of files refuses (folders, malformed or hidden names) does not exist, as far as a caller is told. */
export function answerFileError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== undefined && error.statusCode < 500) reply.callNotFound();
  else answerError(error, request, reply);
}

/** Answers a path that is no endpoint. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): void {
  request.answerCode = ErrorCode.NOT_FOUND;
  void reply
    .code(404)
    .send({ code: ErrorCode.NOT_FOUND, msg: '没有这个接口', data: null } satisfies Answer<null>);
}

/** Whether an address is below the API, whatever else is wrong with it. */
export const isApiPath = (url: string): boolean => /^\/api(?![^/?#])/.test(url);

/** Answers an address that is nothing, or cannot be one (`%ff`): the API in its envelope, all else in two words. */
export function answerNothing(request: FastifyRequest, reply: FastifyReply): void {
  if (isApiPath(request.url)) answerUnknownPath(request, reply);
  else void reply.code(404).type('text/plain; charset=utf-8').send('Not found');
}
