import { ErrorCode } from '@/domain/errorCode';

/**
 * Why a call failed (specification §8): a non-OK HTTP status with its text, or status -1 with the body
 * of an answer whose code is not 0, or status -1 alone when the network failed.
 * `message` is one sentence for a person.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    /** Code of the answer; undefined when the server did not answer. */
    readonly code?: number,
    /** What the answer carried besides, e.g. the new price. */
    readonly data?: unknown,
    /** Text of the HTTP status, for the log. */
    readonly statusText?: string,
  ) {
    super(message);
  }

  /** No answer came: the call may or may not have been carried out. */
  get isNetworkFailure(): boolean {
    return this.status === -1 && this.code === undefined;
  }

  get isLoggedOut(): boolean {
    return this.code === ErrorCode.NOT_LOGGED_IN;
  }
}

/** The sentence that a person reads for anything that was thrown. */
export function messageOf(problem: unknown): string {
  return problem instanceof ApiError ? problem.message : '出了点问题，请稍后再试';
}

/** The code of the answer (`ErrorCode`); undefined for anything else that was thrown: what the server did not say. */
export function codeOf(problem: unknown): number | undefined {
  return problem instanceof ApiError ? problem.code : undefined;
}
