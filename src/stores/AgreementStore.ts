import { makeAutoObservable } from 'mobx';
import { getAgreement } from '@/services/agreements';
import type { AgreementId } from '~types/api/content';
import { Resource } from './Resource';

/** The agreement that is being read. */
export class AgreementStore {
  readonly agreement = new Resource(getAgreement);

  constructor() {
    makeAutoObservable(this, { agreement: false }, { autoBind: true });
  }

  /** Loads an agreement; what was read before is not shown meanwhile. */
  async load(id: AgreementId): Promise<void> {
    this.agreement.clear();
    await this.agreement.load(id);
  }
}
