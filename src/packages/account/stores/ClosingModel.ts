import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { ApiError } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { ClosingTerms } from '~types/api/personalData';
import { closeAccount, getClosingTerms } from '../services/personalData';
import { ProofModel } from './ProofModel';

/** The way out of an account: how it stands, what its member gives up knowingly, and the proof. Each screen has its own. */
export class ClosingModel {
  readonly terms = new Resource(getClosingTerms);
  /** The member knows what ends with the account. */
  isAgreed = false;
  /** They were asked and have not said so. */
  isAgreementMissed = false;
  readonly proof = new ProofModel('CLOSE', vcode => this.close(vcode));

  constructor() {
    makeAutoObservable(this, { terms: false, proof: false }, { autoBind: true });
  }

  agree(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
    this.isAgreementMissed = false;
  }

  /** Looks for what is missing, before the last question is asked. */
  missAgreement(): void {
    this.isAgreementMissed = !this.isAgreed;
  }

  private async close(vcode: string): Promise<object> {
    const told = this.terms.data;
    if (!told) throw new Error('Nobody was told what ends with the account');
    try {
      return await closeAccount(vcode, told.given_up);
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === ErrorCode.CLOSING_STATE) {
        this.terms.set(problem.data as ClosingTerms);
        this.agree(false);
      }
      throw problem;
    }
  }
}
