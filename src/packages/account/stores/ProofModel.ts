import { makeAutoObservable, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { CodeSending } from '@/stores/CodeSending';
import { FormModel } from '@/stores/FormModel';
import type { ProofPurpose } from '~types/api/personalData';
import { sendProofCode } from '../services/personalData';

/** The member proves by a code that the number is theirs, and something is done with it. */
export class ProofModel<Result> {
  readonly form: FormModel<{ vcode: string }, Result>;
  readonly sending = new CodeSending();
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
    makeAutoObservable<this, 'purpose'>(
      this,
      { form: false, sending: false, purpose: false },
      { autoBind: true },
    );
  }

  /** What is told at the field of the code. */
  get codeProblem(): string | undefined {
    return (
      this.form.errorOf('vcode') ??
      (this.isCodeRefused ? this.form.failure : undefined) ??
      this.sending.failure
    );
  }

  /** Has a code sent; the sentence at the field tells where that failed. */
  async send(): Promise<void> {
    await this.sending.send(() => sendProofCode(this.purpose));
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
}
