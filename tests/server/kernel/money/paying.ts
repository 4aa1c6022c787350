import { and, eq } from 'drizzle-orm';
import { cancelOrder } from '../../../../server/areas/rental/cancelOrder';
import { rentalSubject } from '../../../../server/areas/rental/rentalSubject';
import { payables } from '../../../../server/areas/payables';
import type { Database } from '../../../../server/db/database';
import { Failure } from '../../../../server/kernel/failure';
import type { Member } from '../../../../server/kernel/members/member';
import { Money } from '../../../../server/kernel/money/money';
import { payments } from '../../../../server/kernel/money/schema';
import type { PayMethod } from '../../../../types/api/pay';
import { payer } from './things';
import { providersWith, recordingProvider } from './recordingProvider';

/** Unpaid orders of one member, by what becomes of them. */
export interface Orders {
  /** Two cashiers are opened, the second pays; then it is cancelled. */
  cancelled: string;
  /** Paid from the balance, then cancelled. */
  fromBalance: string;
  /** Its time runs out, and its money comes when its payment is closed. */
  late: string;
  /** The provider says only later that it is paid. */
  unknown: string;
}

/** What is played; handed to the process that dies. */
export interface Scene {
  /** Ends the client keys of its payments. */
  name: string;
  member: Member;
  orders: Orders;
  /** When the orders were made. */
  start: string;
}

const minutesAfter = (start: string, minutes: number): Date =>
  new Date(new Date(start).getTime() + minutes * 60_000);

/** The money of a scene, its provider's record in a file; `step` is told of every moment at which the process might die. */
function moneyOf(db: Database, { orders }: Scene, record: string, step: () => void): Money {
  const provider = recordingProvider(record, {
    query: () => Promise.resolve('SUCCEEDED'),
    close: ({ subjectId }) => Promise.resolve(subjectId === orders.late ? 'SUCCEEDED' : 'CANCELLED'),
  });
  const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
  return new Money({ db, payables, providers: providersWith(provider), report, onCheckpoint: step });
}

/**
 * A member pays, cancels and waits, as the app does: each call with its key, once more after a refusal changes
 * nothing. Played again from the beginning it continues where it was broken off.
 */
export async function play(
  db: Database,
  scene: Scene,
  record: string,
  step: () => void = () => undefined,
): Promise<void> {
  const { name, member, orders, start } = scene;
  const money = moneyOf(db, scene, record, step);
  const now = minutesAfter(start, 0);
  const call = async (perform: () => Promise<unknown>): Promise<void> => {
    try {
      await perform();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
    await money.settled();
  };
  const begin = (order: string, key: string, method: PayMethod = 'WECHAT') => {
    const subject = rentalSubject(order);
    return call(() => money.begin({ userId: member.id, subject, method, clientKey: key + name, payer }, now));
  };
  const cancel = (orderid: string) =>
    call(() => cancelOrder({ orderid, expected_penalty: 0, reason: '' }, { db, money, member, now }));
  const tell = async (key: string, status: 'SUCCEEDED' | 'UNKNOWN') => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, member.id), eq(payments.clientKey, key + name)));
    if (!payment) throw new Error(`No payment of ${key}${name}`);
    await call(() => money.settle(payment.id, status, now));
  };

  await begin(orders.cancelled, 'first');
  await begin(orders.cancelled, 'second');
  await tell('second', 'SUCCEEDED');
  await cancel(orders.cancelled);

  await begin(orders.fromBalance, 'balance', 'BALANCE');
  await cancel(orders.fromBalance);

  await begin(orders.unknown, 'unknown');
  await tell('unknown', 'UNKNOWN');

  await begin(orders.late, 'late');
  await call(() => money.refresh(rentalSubject(orders.late), minutesAfter(start, 16)));

  await money.workOff(minutesAfter(start, 20));
}

/** What a later process does with a scene that was broken off: the member asks again, every lease runs out. */
export async function recover(db: Database, scene: Scene, record: string): Promise<void> {
  await play(db, scene, record);
  await moneyOf(db, scene, record, () => undefined).workOff(minutesAfter(scene.start, 60));
}
