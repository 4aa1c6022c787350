import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { ThirdPartyAccount } from '~types/api/thirdParty';
import { getAccounts, unbindAccount } from '../services/thirdParty';

/** The accounts elsewhere that are bound to the member. */
export class ThirdPartyStore {
  readonly accounts = new Resource<ThirdPartyAccount[]>(async () => (await getAccounts()).thirdparty);

  constructor(root: RootStore) {
    makeAutoObservable(this, { accounts: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.accounts.clear);
  }

  /** Ends a binding. What has ended already is as good as ended now, and the list shows it. */
  unbind({ id }: ThirdPartyAccount): Promise<unknown> {
    return unbindAccount(id).finally(() => this.accounts.load());
  }
}
