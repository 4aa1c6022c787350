import { and, asc, eq, exists, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { DUE_DAYS, REMINDER_DAYS } from '../../../src/domain/instalments';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { yuanText } from '../../../src/domain/money';
import { statesOf } from '../../../src/domain/orderLife';
import { addDays, DAY, dayOf, format, HOUR } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { users } from '../../kernel/members/schema';
import type { SmsSender } from '../../kernel/messages/smsSender';
import type { Money } from '../../kernel/money/money';
import { payLink } from '../../kernel/money/payLink';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { isRunning } from './longLine';
import { changeInstalment, instalmentSubject, lockLong } from './longRepository';
import { longInstalments, longOrders } from './schema';

/** Orders or instalments of one sweep; what is left comes with the next. */
const BATCH = 200;

/** How often an instalment is collected before its member is asked to pay it, and how long is waited between, milliseconds. */
const COLLECTIONS = 3;
const COLLECTION_PAUSE = 6 * HOUR;

/** For how long the link of a reminder is good: until the instalment has been late for a while, milliseconds. */
const LINK_LIFE = (REMINDER_DAYS + DUE_DAYS + 10) * DAY;

const RUNNING = statesOf(longLife).filter(isRunning);
const OUT: LongState[] = ['IN_USE', 'EXCHANGING'];

/** What sweeps of long rentals work with. */
interface Parts {
  money: Money;
  sms: SmsSender;
  settings: { codePepper: string; publicOrigin: string };
}

/** A long rental whose time is over waits for its car. */
export async function moveLongsOn(db: Database, now: Date): Promise<void> {
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(longOrders, eq(longOrders.orderId, orders.id))
    .where(and(inArray(orders.state, OUT), lte(longOrders.toTime, now)))
    .limit(BATCH);
  for (const { id } of over) {
    await db.transaction(async tx => {
      const locked = await lockLong(tx, id, { skipLocked: true });
      // Meanwhile it may have been extended, or its car may be back.
      if (!locked || locked.long.toTime > now) return;
      if (!(await moveOrder(tx, locked.order, { to: 'AWAITING_RETURN', by: 'system', now }))) return;
      await addEvents(tx, id, now, '租期已到，请尽快还车或续租');
    });
  }
}

/** Instalments that wait, of orders that run, with whom to tell of them. */
const waiting = (db: Database, which: SQL | undefined) =>
  db
    .select({ instalment: longInstalments, long: longOrders, userId: users.id, mobile: users.mobile })
    .from(longInstalments)
    .innerJoin(orders, eq(orders.id, longInstalments.orderId))
    .innerJoin(longOrders, eq(longOrders.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(longInstalments.state, 'PLANNED'), inArray(orders.state, RUNNING), which))
    .orderBy(asc(longInstalments.dueAt), asc(longInstalments.number))
    .limit(BATCH);

type Waiting = Awaited<ReturnType<typeof waiting>>[number];

/** The first moment of the day so many days from now, in Shanghai. */
const dayFrom = (now: Date, days: number): Date => new Date(`${addDays(dayOf(now), days)}T00:00:00+08:00`);

function textOf({ instalment }: Waiting, isLate: boolean, { settings }: Parts, now: Date): string {
  const { id, orderId, number, amount, dueAt } = instalment;
  const { token } = payLink(instalmentSubject(id), settings.codePepper, now, LINK_LIFE);
  const link = `${settings.publicOrigin}/longrent_book/simple_order_detail?token=${token}`;
  const what = `长租订单尾号${orderId.slice(-6)}第${number}期租金¥${yuanText(amount)}`;
  const when = isLate ? '已逾期，每天加收0.05%滞纳金，付清前不能续租' : `应付日为${format(dueAt, 'M月D日')}`;
  return `${what}，${when}。支付请点：${link}`;
}

/**
 * Reminds of an instalment 3 days before it is due, and once when it is late; each message is noted before it is sent, and
 * taken back where it cannot be.
 */
export async function remindOfInstalments(db: Database, now: Date, parts: Parts): Promise<void> {
  // Who has it collected is told only where that did not work.
  const soon = and(
    eq(longInstalments.reminders, 0),
    lt(longInstalments.dueAt, dayFrom(now, REMINDER_DAYS + 1)),
    isNull(longOrders.mandate),
  );
  const late = and(lt(longInstalments.reminders, 2), lt(longInstalments.dueAt, dayFrom(now, 0)));
  const errors: unknown[] = [];
  for (const found of await waiting(db, or(soon, late))) {
    const { instalment, mobile } = found;
    const isLate = instalment.dueAt < dayFrom(now, 0);
    const noted = await db
      .update(longInstalments)
      .set({ reminders: isLate ? 2 : 1 })
      .where(
        and(
          eq(longInstalments.id, instalment.id),
          eq(longInstalments.reminders, instalment.reminders),
          eq(longInstalments.state, 'PLANNED'),
        ),
      )
      .returning({ id: longInstalments.id });
    if (noted.length === 0) continue;
    try {
      await parts.sms.send(mobile, textOf(found, isLate, parts, now), now);
    } catch (error) {
      errors.push(error);
      await changeInstalment(db, instalment.id, { reminders: instalment.reminders });
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} reminders could not be sent`);
}

/**
 * Collects what is due of orders that have it collected: at the due day, three times at most, 6 hours apart. What cannot be
 * collected is asked for by the message of what is late. Each try is noted before money is moved, and has a key of its own;
 * who has ended their mandate by then is collected nothing from. One that fails holds up no other.
 */
export async function collectInstalments(
  db: Database,
  now: Date,
  { money }: Pick<Parts, 'money'>,
): Promise<void> {
  const isDue = and(
    lt(longInstalments.dueAt, dayFrom(now, 1)),
    lt(longInstalments.collections, COLLECTIONS),
    or(isNull(longInstalments.collectAt), lte(longInstalments.collectAt, now)),
    sql`${longOrders.mandate} is not null`,
  );
  const errors: unknown[] = [];
  for (const { instalment, long, userId } of await waiting(db, isDue)) {
    const { id, orderId, collections } = instalment;
    const { mandate } = long;
    if (mandate === null) continue;
    const isStillWished = db
      .select({ id: longOrders.orderId })
      .from(longOrders)
      .where(and(eq(longOrders.orderId, orderId), eq(longOrders.mandate, mandate)));
    const noted = await db
      .update(longInstalments)
      .set({ collections: collections + 1, collectAt: new Date(now.getTime() + COLLECTION_PAUSE) })
      .where(
        and(
          eq(longInstalments.id, id),
          eq(longInstalments.collections, collections),
          eq(longInstalments.state, 'PLANNED'),
          exists(isStillWished),
        ),
      )
      .returning({ id: longInstalments.id });
    if (noted.length === 0) continue;
    await collectOnce(db, money, { id, orderId, userId, method: mandate, collections }, now).catch(
      (error: unknown) => errors.push(error),
    );
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} instalments could not be collected`);
}

async function collectOnce(
  db: Database,
  money: Money,
  {
    id,
    orderId,
    userId,
    method,
    collections,
  }: {
    id: string;
    orderId: string;
    userId: string;
    method: NonNullable<Waiting['long']['mandate']>;
    collections: number;
  },
  now: Date,
): Promise<void> {
  const clientKey = `COLLECT-${id}-${collections + 1}`;
  const payer = { place: 'h5', ip: '' } as const;
  try {
    const request = { userId, subject: instalmentSubject(id), method, clientKey, payer };
    const status = await money.collect(request, now);
    if (status === 'SUCCEEDED' || status === 'UNKNOWN') return;
    await addEvents(db, orderId, now, '自动扣款没有成功，请手动支付本期租金');
  } catch (error) {
    // Paid meanwhile, or another payment is under way.
    if (!(error instanceof Failure)) throw error;
  }
}
