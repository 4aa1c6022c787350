import { makeAutoObservable, runInAction } from 'mobx';
import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { ViolationSummary } from '~types/api/violation';
import { getViolations } from '../services/violations';

/** What one should know of violations, as the server tells it (specification §3, ins_journey). */
export interface JourneyTip {
  title: string;
  description: string;
}

/** The violations of the member's rentals, those that wait for them first (specification §3, violation orders list). */
export class ViolationListStore {
  readonly list = new PagedList<ViolationSummary>(async (_, page) => {
    const { rows, total, ins_journey: tips } = await getViolations(page);
    runInAction(() => {
      this.tips = tips;
    });
    return { items: rows, total };
  });
  tips: readonly JourneyTip[] = [];

  constructor(root: RootStore) {
    makeAutoObservable(this, { list: false }, { autoBind: true });
    const session = root.get(SessionStore);
    session.onOtherMember(() => this.list.clear());
    session.onLogOut(() => this.list.clear());
  }
}
