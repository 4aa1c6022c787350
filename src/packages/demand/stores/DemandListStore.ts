import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DemandSummary } from '~types/api/worksheet';
import { getDemands } from '../services/demands';

/** 我的需求: what the member has asked for, newest first. */
export class DemandListStore {
  readonly list = new PagedList<DemandSummary>(async (_, page) => {
    const { demands, total } = await getDemands(page);
    return { items: demands, total };
  });

  constructor(root: RootStore) {
    const session = root.get(SessionStore);
    session.onOtherMember(() => this.list.clear());
    session.onLogOut(() => this.list.clear());
  }
}
