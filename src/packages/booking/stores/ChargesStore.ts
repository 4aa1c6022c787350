import { Resource } from '@/stores/Resource';
import { getOrderBill } from '../services/booking';

/** The bill of an order (specification §3, calcBillFee). */
export class ChargesStore {
  readonly charges = new Resource(getOrderBill);
}
