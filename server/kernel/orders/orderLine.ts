import type { ServiceCode } from '../../../types/api/bill';
import type { OrderFace, OrderSummary } from '../../../types/api/order';
import type { Cover } from '../../../src/domain/cover';
import type { DepositKind } from '../../../src/domain/deposits';
import type { OrderLineName } from '../../../src/domain/orderLines';
import type { Database } from '../../db/database';
import { listUnknownPaymentsOf } from '../money/paymentRepository';
import type { StockClaim } from '../stock/stock';
import { presentSummary } from './orderPresenter';
import type { OrderRow } from './orderRepository';

/** A car that an order has taken out: what a case about it, such as a violation, is judged by. */
export interface OrderTrip {
  /** Its plate, where the line knows it. */
  plate?: string;
  /** When it was handed over, and when it came back; null: it is still out. */
  from: Date;
  to: Date | null;
  /** The insurance and services that were bought with it. */
  services: readonly ServiceCode[];
  /** What that means when something happens. */
  cover: Cover;
  /** What a day of it costs, fen. */
  dayPrice: number;
}

/** What a line whose orders take cars out tells of them, and does with their deposits, for cases about them. */
export interface OrderTrips {
  /** The trip of an order, with the car that was out at a moment; undefined while none was taken. */
  read(db: Database, order: Pick<OrderRow, 'id'>, at: Date): Promise<OrderTrip | undefined>;
  /** Fen of a deposit of an order that are still held. */
  heldOf(db: Database, orderId: string, deposit: DepositKind): Promise<number>;
  /** Keeps so much of a deposit, under the order's lock; `once` names what for, once. False where less is held. */
  keep(
    tx: Database,
    order: Pick<OrderRow, 'id' | 'userId'>,
    kept: { kind: DepositKind; amount: number; once: string },
    now: Date,
  ): Promise<boolean>;
}

/**
 * What a line adds to its orders. An area registers one (`areas/orderLines.ts`); what becomes of an order in each state
 * stands in the life of its line (`src/domain/orderLines.ts`).
 */
export interface OrderLine {
  readonly line: OrderLineName;
  /** Minutes for which an unpaid order keeps what it holds. */
  readonly minutesToPay: number;
  /** What is said of what an order held once it is closed: 车辆已释放. */
  readonly released: string;
  /** What lists say of orders of this line, by their ids; asked once for all that a page has. */
  facesOf(db: Database, orders: readonly OrderRow[], now: Date): Promise<ReadonlyMap<string, OrderFace>>;
  /** The car that each of these orders of the line holds in the stock, by their ids. */
  claimsOf(db: Database, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, StockClaim>>;
  /**
   * When the first running order of the line takes a car of this type out at a site on a day (`YYYY-MM-DD`); undefined
   * where none does. Who is in the way of keeping a car for longer is named by it, whatever line they booked in. Absent: its
   * orders hold no car of the stock.
   */
  readonly firstPickup?: (
    db: Database,
    car: Pick<StockClaim, 'siteId' | 'cartypeId'>,
    day: string,
  ) => Promise<Date | undefined>;
  /** Gives back what an order held. Once per order, after it has ended under its lock. */
  release(tx: Database, order: OrderRow, now: Date): Promise<void>;
  /** Absent: its orders take no car out. */
  readonly trips?: OrderTrips;
}

/** Every line that takes orders, by its name: does not compile while one is missing. */
export type OrderLines = Readonly<Record<OrderLineName, OrderLine>>;

/** When the first booking of a car type begins at a site on a day, of whatever line; undefined where none does. */
export async function firstPickup(
  db: Database,
  lines: OrderLines,
  car: Pick<StockClaim, 'siteId' | 'cartypeId'>,
  day: string,
): Promise<Date | undefined> {
  const begun = await Promise.all(Object.values(lines).map(async line => line.firstPickup?.(db, car, day)));
  const [first] = begun.flatMap(time => time?.getTime() ?? []).sort((a, b) => a - b);
  return first === undefined ? undefined : new Date(first);
}

/** Orders of several lines as a list shows them, in their order: each line is asked once. */
export async function summarizeOrders(
  db: Database,
  lines: OrderLines,
  orders: readonly OrderRow[],
  now: Date,
): Promise<OrderSummary[]> {
  const names = [...new Set(orders.map(({ line }) => line))];
  const ofLines = await Promise.all(
    names.map(async name => {
      const own = orders.filter(({ line }) => line === name);
      const ids = own.map(({ id }) => id);
      const [faces, unknown] = await Promise.all([
        lines[name].facesOf(db, own, now),
        // A line is the kind under which its orders are paid.
        listUnknownPaymentsOf(db, name, ids),
      ]);
      return { faces, unknown };
    }),
  );
  const faces = new Map(ofLines.flatMap(ofLine => [...ofLine.faces]));
  const confirming = new Map(
    ofLines.flatMap(({ unknown }) => unknown.map(payment => [payment.subjectId, payment])),
  );
  return orders.map(order => {
    const face = faces.get(order.id);
    if (!face) throw new Error('A line does not know an order of its own');
    return presentSummary(order, face, confirming.get(order.id));
  });
}
