import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import { renewMemberCode } from '../services/memberCode';

/** 我的二维码 (specification §2, /profile/qacode): the code that is shown at the counter. Each screen has its own. */
export class MemberCodeStore {
  readonly code = new Resource(renewMemberCode);

  constructor() {
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  /** Asks for a new code, unless one is on its way; the one that is there stays until then. */
  async renew(): Promise<void> {
    if (!this.code.isLoading) await this.code.load();
  }
}
