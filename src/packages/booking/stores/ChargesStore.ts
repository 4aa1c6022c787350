import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { getOrderBill } from '../services/booking';

/** The bill of an order (specification §3, calcBillFee). */
export class ChargesStore {
  readonly charges = new Resource(getOrderBill);

  constructor(root: RootStore) {
    root.get(SessionStore).onOtherMember(this.charges.clear);
  }
}
