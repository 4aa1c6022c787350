import { ErrorCode } from '../../src/domain/errorCode';

/**
 * An answer other than success that the caller is told: `msg` is one sentence for a person, `data` what
 * they need to go on (the new price, the new penalty). Anything else that is thrown is answered as INTERNAL.
 */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** For objects that do not exist, or belong to somebody else: the two cannot be told apart. */
export const notFound = (what: string): Failure => new Failure(ErrorCode.NOT_FOUND, `没有找到${what}`);
