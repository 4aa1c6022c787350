import type { Call, Nothing, PageRequest } from './call';
import type { BegunPayment, PaymentChoice } from './pay';
import type { OrderStage } from '../../src/domain/orderLife';
import type { OrderLineName } from '../../src/domain/orderLines';

/** What was ordered, as a list of orders of several lines shows it: each line says it in words of its own. */
export interface OrderFace {
  /** Address of a small picture. */
  picture: string;
  /** 丰田卡罗拉. */
  title: string;
  /** 自动挡 · 5座 · 1.2T. */
  facts: string;
  /** Where it begins and, if elsewhere, where it ends. */
  places: string[];
  /** ISO times; both, or neither where the order is for no period. */
  from_time?: string;
  to_time?: string;
  /** How long that is, where it is not said in days: 3个月. */
  length?: string;
  /** A change of it that waits for its money (`AMENDMENT` at the cashier). */
  change_to_pay?: string;
  /** What goes on just now and who acts next, one sentence, where the word of its state does not say it. */
  note?: string;
  /** Something is to be paid of it, and is late. */
  is_late?: true;
}

/** An order of any line as a list shows it. What a line knows besides stands in the details of its own. */
export interface OrderSummary extends OrderFace {
  orderid: string;
  line: OrderLineName;
  /** A state of the line's life (`src/domain/orderLines.ts`). */
  status: string;
  status_text: string;
  /** Fen. */
  total: number;
  /** ISO time until which an unpaid order holds what was ordered. */
  expires_at?: string;
  /** Its payment whose provider has not said how it ended (`payment_id`): until then it cannot be paid again. */
  confirming_payment?: string;
  created_at: string;
}

/** What the details of every line have: its money, in fen, and what its member can do with it. A line adds its own. */
export interface OrderDetail extends OrderSummary {
  paid: number;
  refunded: number;
  can_pay: boolean;
  can_cancel: boolean;
  can_delete: boolean;
}

/** Cancelling at the penalty that was shown, fen. */
export interface Cancellation {
  orderid: string;
  expected_penalty: number;
  reason: string;
}

/** What cancelling has cost and given back, fen. */
export interface Cancelled {
  penalty: number;
  refund: number;
}

/** What can be done with the orders of every line. */
export interface OrderApi {
  /**
   * Orders of the renter, newest first, 10 a page; 0 processing, 1 completed, 2 all (specification §3), of which `stage`
   * leaves one: what is to be paid, to be picked up, in use, or returned and not yet completed.
   */
  'GET /api/order/get_orders': Call<
    PageRequest & { aliasStatus: 0 | 1 | 2; stage?: OrderStage },
    { orders: OrderSummary[]; total: number }
  >;
  /** How many processing orders of the renter are in each stage, as `get_orders` lists them. */
  'GET /api/order/get_counts': Call<Nothing, { counts: Record<OrderStage, number> }>;
  /** Hides an ended order from the renter's list. ORDER_STATE where it goes on, or a case about it does. */
  'POST /api/order/delete': Call<{ orderid: string }, Record<never, never>>;
  /** Begins a payment of what is due for an order: `POST /api/pay/begin` for who knows no more than its id. */
  'POST /api/order/pay': Call<{ orderid: string } & PaymentChoice, BegunPayment>;
}
