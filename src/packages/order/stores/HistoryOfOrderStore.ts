import { OrderStore } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { DataOf, RequestOf } from '~types/api';
import type { Amendment } from '~types/api/amendment';
import { cancelAmendment, getHistory } from '../services/amendments';

/** All changes of an order, and giving up the one that waits for its money. Each screen has its own. */
export class HistoryOfOrderStore {
  readonly history: Resource<DataOf<'GET /api/order/history'>>;

  constructor(
    private readonly root: RootStore,
    of: RequestOf<'GET /api/order/history'>,
  ) {
    this.history = new Resource(() => getHistory(of));
  }

  load = (): void => void this.history.load();

  /** Gives up an amendment that waits for its money; rejects like any call. */
  async giveUp({ amendment_id: id }: Amendment): Promise<void> {
    try {
      await cancelAmendment(id);
    } finally {
      const orderid = this.history.data?.orderid;
      if (orderid !== undefined) this.root.get(OrderStore).of('RENTAL', orderid).outdate();
      await this.history.load();
    }
  }
}
