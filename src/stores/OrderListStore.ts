import { isOrderStage, ORDER_STAGES, type OrderGroup, type OrderStage } from '@/domain/orderLife';
import { MemberLists } from './MemberLists';
import { OrderStore, type Order } from './OrderStore';
import type { RootStore } from './RootStore';

/** What of my orders is looked at: a group, or of the processing ones a stage. */
export type OrderView = OrderGroup | OrderStage;

/** The group in which a view stands, and the stage that it leaves of it. */
export const whatIsIn = (view: OrderView): { aliasStatus: OrderGroup; stage?: OrderStage } =>
  isOrderStage(view) ? { aliasStatus: 0, stage: view } : { aliasStatus: view };

const VIEWS: readonly [OrderView, ...OrderView[]] = [0, 1, 2, ...ORDER_STAGES.map(({ key }) => key)];

/**
 * My orders by group and, of those that are processing, by stage. An order that is cancelled leaves the processing list,
 * which becomes empty if none remain (specification §4), and one that is deleted is found nowhere any more.
 */
export class OrderListStore {
  readonly groups: MemberLists<OrderView, Order>;

  constructor(root: RootStore) {
    this.groups = new MemberLists<OrderView, Order>(
      root,
      VIEWS,
      (view, page) => root.get(OrderStore).loadPage({ page, ...whatIsIn(view) }),
      (view, order) => {
        const { aliasStatus, stage } = whatIsIn(view);
        return order.isIn(aliasStatus, stage);
      },
    );
  }
}
