import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { AccidentSummary } from '~types/api/accident';
import { getAccidents } from '../services/accidents';

/** The accidents of the member's rentals, those that wait for them first (`design/lines.md`, Claims). */
export class AccidentListStore {
  readonly list = new PagedList<AccidentSummary>(async (_, page) => {
    const { rows, total } = await getAccidents(page);
    return { items: rows, total };
  });

  constructor(root: RootStore) {
    const session = root.get(SessionStore);
    session.onOtherMember(() => this.list.clear());
    session.onLogOut(() => this.list.clear());
  }
}
