import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';

/** Seconds until a code may be asked for again; who must wait longer is told so in a sentence. */
export const RESEND_SECONDS = 60;

/** The seconds after which the server would send the next code, where it says so. */
function waitIn(data: unknown): number | undefined {
  const wait = (data as { retry_after?: unknown } | null | undefined)?.retry_after;
  return typeof wait === 'number' ? wait : undefined;
}

/** A code that is sent on demand: whether it is under way, why it was not sent, and when the next one may be asked for. */
export class CodeSending {
  isSending = false;
  /** Milliseconds since the epoch until which no further code can be asked for. */
  resendAt: number | undefined = undefined;
  /** Why no code was sent, one sentence. */
  failure: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Has a code sent by `ask`, and tells whether one is on its way. */
  async send(ask: () => Promise<{ retry_after: number }>): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.failure = undefined;
    try {
      const { retry_after: wait } = await ask();
      this.holdFor(wait);
      return true;
    } catch (problem) {
      runInAction(() => {
        this.failure = messageOf(problem);
      });
      const wait = problem instanceof ApiError ? waitIn(problem.data) : undefined;
      if (wait !== undefined && wait <= RESEND_SECONDS) this.holdFor(wait);
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** As at the beginning, for the next one who asks. */
  clear(): void {
    this.resendAt = undefined;
    this.failure = undefined;
  }

  private holdFor(seconds: number): void {
    this.resendAt = serverNow().getTime() + seconds * 1000;
  }
}
