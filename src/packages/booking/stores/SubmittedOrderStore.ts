import { getOrder } from '@/services/orders';
import { Resource } from '@/stores/Resource';

/** The order that was just made, as it stands now. */
export class SubmittedOrderStore {
  readonly order = new Resource(getOrder);
}
