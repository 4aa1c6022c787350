import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';

/** The longest wait that is counted down at the button, seconds; who must wait longer is told so in a sentence. */
const LONGEST_COUNT = 60;

/** The seconds after which the server would send the next code, where it says so. */
function waitIn(data: unknown): number | undefined {
  const wait = (data as { retry_after?: unknown } | null | undefined)?.retry_after;
  return typeof wait === 'number' ? wait : undefined;
}

/** A code is asked for: one at a time, and the next one when the server sends it. */
export class CodeSending {
  isSending = false;
  /** Milliseconds since the epoch until which no further code can be asked for. */
  resendAt: number | undefined = undefined;
  /** Why no code was sent, one sentence; undefined while all is well. */
  failure: string | undefined = undefined;
  /** What the failure was, for screens that tell causes apart. */
  problem: unknown = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Has a code sent by a call, and tells whether one is on its way. */
  async send(call: () => Promise<{ retry_after: number }>): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.excuse();
    try {
      const { retry_after } = await call();
      this.holdFor(retry_after);
      return true;
    } catch (problem) {
      runInAction(() => {
        this.failure = messageOf(problem);
        this.problem = problem;
      });
      const wait = problem instanceof ApiError ? waitIn(problem.data) : undefined;
      if (wait !== undefined && wait <= LONGEST_COUNT) this.holdFor(wait);
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** Why no code was sent is said no longer. */
  excuse(): void {
    this.failure = undefined;
    this.problem = undefined;
  }

  /** As at the beginning, for the next one who asks. */
  forget(): void {
    this.excuse();
    this.resendAt = undefined;
  }

  private holdFor(seconds: number): void {
    this.resendAt = serverNow().getTime() + seconds * 1000;
  }
}
