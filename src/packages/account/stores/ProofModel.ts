import { makeAutoObservable, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { ApiError, codeOf, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { FormModel } from '@/stores/FormModel';
import type { ProofPurpose } from '~types/api/personalData';
import { sendProofCode } from '../services/personalData';

/** Seconds until a code may be asked for again; who must wait longer is told so in a sentence. */
const RESEND = 60;

/** The member proves by a code that the number is theirs, and something is done with it. */
export class ProofModel<Result> {
  readonly form: FormModel<{ vcode: string }, Result>;
  isSending = false;
  /** Milliseconds since the epoch until which no further code can be asked for. */
  resendAt: number | undefined = undefined;
  /** Why no code was sent. */
  sendFailure: string | undefined = undefined;
  /** What it failed for is the code: it is told at its field. */
  isCodeRefused = false;

  constructor(
    private readonly purpose: ProofPurpose,
    perform: (vcode: string) => Promise<Result>,
  ) {
    this.form = new FormModel<{ vcode: string }, Result>({
      initial: { vcode: '' },
      rules: { vcode: value => (/^\d{6}$/.test(value) ? undefined : '请输入短信里的6位数字') },
      submit: ({ vcode }) => this.tryCode(() => perform(vcode)),
    });
    makeAutoObservable<this, 'purpose'>(this, { form: false, purpose: false }, { autoBind: true });
  }

  /** What is told at the field of the code. */
  get codeProblem(): string | undefined {
    return (
      this.form.errorOf('vcode') ?? (this.isCodeRefused ? this.form.failure : undefined) ?? this.sendFailure
    );
  }

  /** Has a code sent; the sentence at the field tells where that failed. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.sendFailure = undefined;
    try {
      const { retry_after } = await sendProofCode(this.purpose);
      this.holdFor(retry_after);
    } catch (problem) {
      runInAction(() => {
        this.sendFailure = messageOf(problem);
      });
      const wait = problem instanceof ApiError ? waitIn(problem.data) : undefined;
      if (wait !== undefined && wait <= RESEND) this.holdFor(wait);
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private async tryCode(perform: () => Promise<Result>): Promise<Result> {
    this.isCodeRefused = false;
    try {
      return await perform();
    } catch (problem) {
      const code = codeOf(problem);
      runInAction(() => {
        this.isCodeRefused = code === ErrorCode.CODE_WRONG || code === ErrorCode.CODE_EXPIRED;
      });
      throw problem;
    }
  }

  private holdFor(seconds: number): void {
    this.resendAt = serverNow().getTime() + seconds * 1000;
  }
}

/** The seconds after which the server would send the next code, where it says so. */
function waitIn(data: unknown): number | undefined {
  const wait = (data as { retry_after?: unknown } | null | undefined)?.retry_after;
  return typeof wait === 'number' ? wait : undefined;
}
