import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { ScooterRow } from '~types/api/scooter';
import { getScooterOrders } from '../services/scooter';

/** What the member has asked for of this line, newest first. */
export class ScooterOrdersStore {
  readonly list = new PagedList<ScooterRow>(async (_, page) => {
    const { rows, total } = await getScooterOrders(page);
    return { items: rows, total };
  });

  constructor(root: RootStore) {
    const session = root.get(SessionStore);
    session.onOtherMember(() => this.list.clear());
    session.onLogOut(() => this.list.clear());
  }
}
