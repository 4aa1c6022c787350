import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { addDays, toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { refundNumber, type BillLine, type OutsideProvider } from './providers/paymentProvider';
import { ledgerTransactions, payments, refunds } from './schema';

/** What moved by our own books, or should have. */
type Movement = Omit<BillLine, 'isGood'> & { isDone: boolean };

/** Where our books and a provider's differ. Fen. */
export interface Difference {
  what: 'MISSING_HERE' | 'MISSING_THERE' | 'AMOUNT' | 'STATE' | 'TWICE';
  kind: BillLine['kind'];
  /** The payment, or the refund by the number under which the provider knows it. */
  id: string;
  /** By our books, and by the provider's. */
  here?: number;
  there?: number;
}

/** What came of holding a day's bill of a provider against our books. */
export interface Reconciliation {
  payments: number;
  refunds: number;
  differences: Difference[];
}

/** A bill is fetched within this time, milliseconds. */
const PATIENCE = 120_000;

const idOf = ({
  kind,
  paymentId,
  refundNumber: number,
}: Pick<BillLine, 'kind' | 'paymentId' | 'refundNumber'>) =>
  kind === 'PAYMENT' ? paymentId : (number ?? '');
const keyOf = (line: Parameters<typeof idOf>[0]): string => `${line.kind} ${idOf(line)}`;

/** When a refund was sent; until then, when it was decided. */
const movedAt = sql<string>`coalesce(${ledgerTransactions.createdAt}, ${refunds.createdAt})`;

const refundsOf = (db: Database) =>
  db
    .select({ refund: refunds, sent: ledgerTransactions.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.key, sql`'REFUND_SENT:' || ${refunds.key}`));

const ofPayment = ({ id, amount, status }: typeof payments.$inferSelect): Movement => ({
  kind: 'PAYMENT',
  paymentId: id,
  amount,
  isDone: status === 'SUCCEEDED',
});

const ofRefund = ({ refund, sent }: Awaited<ReturnType<typeof refundsOf>>[number]): Movement => ({
  kind: 'REFUND',
  paymentId: refund.paymentId,
  refundNumber: refundNumber(refund.key),
  amount: refund.amount,
  isDone: sent !== null,
});

/** What a provider's payments with these ids are here, on whatever day. */
async function knownHere(db: Database, provider: string, ids: string[]): Promise<Movement[]> {
  if (ids.length === 0) return [];
  const ours = eq(payments.provider, provider);
  return [
    ...(
      await db
        .select()
        .from(payments)
        .where(and(ours, inArray(payments.id, ids)))
    ).map(ofPayment),
    ...(await refundsOf(db).where(and(ours, inArray(payments.id, ids)))).map(ofRefund),
  ];
}

/** What a provider has moved on a day by our books. */
async function movedHere(db: Database, provider: string, day: string): Promise<Movement[]> {
  const ours = eq(payments.provider, provider);
  const [start, end] = [day, addDays(day, 1)].map(time => new Date(toMillis(time)));
  if (!start || !end) throw new RangeError(`Not a day: ${day}`);
  const [from, to] = [start.toISOString(), end.toISOString()];
  const received = and(
    ours,
    eq(payments.status, 'SUCCEEDED'),
    gte(payments.finishedAt, start),
    lt(payments.finishedAt, end),
  );
  const returned = and(ours, sql`${movedAt} >= ${from}::timestamptz`, sql`${movedAt} < ${to}::timestamptz`);
  return [
    ...(await db.select().from(payments).where(received)).map(ofPayment),
    ...(await refundsOf(db).where(returned)).map(ofRefund),
  ];
}

/** `isRepeated`: the bill has had the same before. */
function differenceOf(
  line: BillLine,
  ours: Movement | undefined,
  isRepeated: boolean,
): Difference | undefined {
  const about = { kind: line.kind, id: idOf(line), there: line.amount };
  if (!ours) return { what: 'MISSING_HERE', ...about };
  const both = { ...about, here: ours.amount };
  if (ours.amount !== line.amount) return { what: 'AMOUNT', ...both };
  if (!ours.isDone || !line.isGood) return { what: 'STATE', ...both };
  return isRepeated ? { what: 'TWICE', ...both } : undefined;
}

/**
 * Holds a provider's bill of a day (`2026-11-22`, Shanghai) against our payments and refunds. What the provider moved is
 * looked for here on whatever day it was recorded; what was recorded here, in its bill of the day and of the day before,
 * since it knows of its money before we do.
 */
export async function reconcile(
  db: Database,
  { name, bill }: Pick<OutsideProvider, 'name' | 'bill'>,
  day: string,
): Promise<Reconciliation> {
  if (!bill) throw new Error(`${name} keeps no bills`);
  const lines = await bill(day, AbortSignal.timeout(PATIENCE));
  const known = await knownHere(db, name, [...new Set(lines.map(({ paymentId }) => paymentId))]);
  const here = new Map(known.map(movement => [keyOf(movement), movement]));
  const there = new Set<string>();
  const differences = lines.flatMap(line => {
    const key = keyOf(line);
    const difference = differenceOf(line, here.get(key), there.has(key));
    there.add(key);
    return difference ?? [];
  });

  const absent = (await movedHere(db, name, day)).filter(movement => !there.has(keyOf(movement)));
  const before = absent.length > 0 ? await bill(addDays(day, -1), AbortSignal.timeout(PATIENCE)) : [];
  const earlier = new Set(before.map(keyOf));
  const missing = absent.filter(movement => !earlier.has(keyOf(movement)));
  const count = (kind: BillLine['kind']): number => lines.filter(line => line.kind === kind).length;
  return {
    payments: count('PAYMENT'),
    refunds: count('REFUND'),
    differences: [
      ...differences,
      ...missing.map((movement): Difference => ({
        what: 'MISSING_THERE',
        kind: movement.kind,
        id: idOf(movement),
        here: movement.amount,
      })),
    ],
  };
}
