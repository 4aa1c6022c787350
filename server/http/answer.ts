import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../types/api/call';
import { ErrorCode } from '../../src/domain/errorCode';
import { describeError } from '../kernel/describeError';
import { Failure } from '../kernel/failure';
import { isOfPoint, POINT_REFUSED } from './pointSchema';

/** The envelope of an answer that succeeded (decision 9). */
export const success = <Data>(data: Data): Answer<Data> => ({ code: ErrorCode.OK, msg: 'ok', data });

/** HTTP statuses other than 200; every other failure is told by `code` alone. */
const statuses: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.FOREIGN_ORIGIN]: 403,
  [ErrorCode.TOO_MANY_REQUESTS]: 429,
  [ErrorCode.INTERNAL]: 500,
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

/** The same for a person. */
const refusalText = ({ validation }: FastifyError): string =>
  validation?.[0] && isOfPoint(validation[0].instancePath) ? POINT_REFUSED : '内容有误，请检查后重试';

function toFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  const isRefusal =
    error.validation !== undefined || (error.statusCode !== undefined && error.statusCode < 500);
  return isRefusal
    ? new Failure(ErrorCode.INVALID_PARAMS, refusalText(error), { reason: refusalSentence(error) })
    : new Failure(ErrorCode.INTERNAL, '服务开小差了，请稍后再试');
}

/** Failures by a limit tell after how many seconds it lets the caller through again. */
const tellsWhenToRetry = (data: unknown): data is { retry_after: number } =>
  typeof data === 'object' && data !== null && 'retry_after' in data && typeof data.retry_after === 'number';

/** Answers whatever was thrown in the envelope; the cause of INTERNAL goes to the log and nowhere else. */
export function answerError(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code, message, data } = toFailure(error);
  if (code === ErrorCode.INTERNAL) request.log.error({ err: describeError(error) }, 'call failed');
  request.answerCode = code;
  if (tellsWhenToRetry(data)) void reply.header('retry-after', data.retry_after);
  // A refusal is no answer of its endpoint: what it carries (the new price, the new penalty) is its own.
  void reply
    .serializer(JSON.stringify)
    .code(statuses[code] ?? 200)
    .send({ code, msg: message, data } satisfies Answer<unknown>);
}

/** Answers a path that is no endpoint. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): void {
  request.answerCode = ErrorCode.NOT_FOUND;
  void reply
    .code(404)
    .send({ code: ErrorCode.NOT_FOUND, msg: '没有这个接口', data: null } satisfies Answer<null>);
}
