import { and, asc, eq, exists, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { DUE_DAYS, REMINDER_DAYS } from '../../../src/domain/instalments';
import { longLife, type LongState } from '../../../src/domain/longLife';
import { yuanText } from '../../../src/domain/money';
import { statesOf } from '../../../src/domain/orderLife';
import { addDays, DAY, dayOf, format, HOUR } from '../../../src/domain/shanghaiTime';
import type { PayMethod } from '../../../types/api/pay';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { users } from '../../kernel/members/schema';
import type { SmsSender } from '../../kernel/messages/smsSender';
import type { Money } from '../../kernel/money/money';
import { payLink } from '../../kernel/money/payLink';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { holdCarOut } from './heldCars';
import { isRunning } from './longLine';
import { carsOf, changeInstalment, instalmentSubject, lockLong } from './longRepository';
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
/** In which a car is out that its order alone does not hold. */
const BESIDES: LongState[] = ['EXCHANGING', 'AWAITING_RETURN'];

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

/** Cars that stand in for another one, or are kept beyond their end, are held for as long as they are out. */
export async function holdCarsOut(db: Database, now: Date): Promise<void> {
  const out = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.line, 'LONG'), inArray(orders.state, BESIDES)));
  for (const { id } of out) {
    await db.transaction(async tx => {
      const locked = await lockLong(tx, id, { skipLocked: true });
      if (!locked || !BESIDES.includes(locked.order.state)) return;
      await holdCarOut(tx, locked.long, await carsOf(tx, id), now);
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

/** Why a message of an instalment is sent: it is due soon, is late, or could not be collected. */
type Occasion = 'SOON' | 'LATE' | 'NOT_COLLECTED';

const WHEN: Readonly<Record<Occasion, (due: Date) => string>> = {
  SOON: due => `应付日为${format(due, 'M月D日')}`,
  LATE: () => '已逾期，每天加收0.05%滞纳金，付清前不能续租',
  NOT_COLLECTED: due => `自动扣款没有成功，请在${format(due, 'M月D日')}前手动支付`,
};

function textOf(
  { instalment }: Pick<Waiting, 'instalment'>,
  occasion: Occasion,
  { settings }: Parts,
  now: Date,
): string {
  const { id, orderId, number, amount, dueAt } = instalment;
  const { token } = payLink(instalmentSubject(id), settings.codePepper, now, LINK_LIFE);
  const link = `${settings.publicOrigin}/longrent_book/simple_order_detail?token=${token}`;
  const what = `长租订单尾号${orderId.slice(-6)}第${number}期租金¥${yuanText(amount)}`;
  return `${what}，${WHEN[occasion](dueAt)}。支付请点：${link}`;
}

/** Sends a message of an instalment that waits, unless another process has sent it; rejects where it cannot be sent. */
async function remindOnce(
  db: Database,
  found: Pick<Waiting, 'instalment' | 'mobile'>,
  occasion: Occasion,
  parts: Parts,
  now: Date,
): Promise<void> {
  const { id, reminders } = found.instalment;
  const noted = await db
    .update(longInstalments)
    .set({ reminders: occasion === 'LATE' ? 2 : 1 })
    .where(
      and(
        eq(longInstalments.id, id),
        eq(longInstalments.reminders, reminders),
        eq(longInstalments.state, 'PLANNED'),
      ),
    )
    .returning({ id: longInstalments.id });
  if (noted.length === 0) return;
  try {
    await parts.sms.send(found.mobile, textOf(found, occasion, parts, now), now);
  } catch (error) {
    await changeInstalment(db, id, { reminders });
    throw error;
  }
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
    const occasion = found.instalment.dueAt < dayFrom(now, 0) ? 'LATE' : 'SOON';
    await remindOnce(db, found, occasion, parts, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} reminders could not be sent`);
}

/**
 * Collects what is due of orders that have it collected: at the due day, three times at most, 6 hours apart, in the host in
 * which that was agreed. Where the first try fails its member gets the link by which it is paid at once; being late is told
 * of as for everybody. Each try is noted before money is moved, and has a key of its own; who has ended their mandate by then
 * is collected nothing from. One that fails holds up no other.
 */
export async function collectInstalments(db: Database, now: Date, parts: Parts): Promise<void> {
  const isDue = and(
    lt(longInstalments.dueAt, dayFrom(now, 1)),
    lt(longInstalments.collections, COLLECTIONS),
    or(isNull(longInstalments.collectAt), lte(longInstalments.collectAt, now)),
    sql`${longOrders.mandate} is not null`,
  );
  const errors: unknown[] = [];
  for (const found of await waiting(db, isDue)) {
    const { id, orderId, collections } = found.instalment;
    const { mandate } = found.long;
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
    await collectOnce(db, found, mandate, parts, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} instalments could not be collected`);
}

/** Tries it once; rejects where that, or asking for it instead, is not possible, with the cause and nothing personal. */
async function collectOnce(
  db: Database,
  found: Waiting,
  method: PayMethod,
  parts: Parts,
  now: Date,
): Promise<void> {
  const { instalment, long, userId } = found;
  const { id, collections } = instalment;
  const request = {
    ...{ userId, subject: instalmentSubject(id), method, clientKey: `COLLECT-${id}-${collections + 1}` },
    // Who agreed to it at a time at which the host was not kept did so in a browser.
    payer: { place: long.mandatePlace ?? 'h5', ip: '' },
  };
  let refusal: Failure | undefined;
  try {
    const status = await parts.money.collect(request, now);
    if (status !== 'FAILED' && status !== 'CANCELLED') return;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Paid meanwhile, or another payment is under way.
    if (error.code === ErrorCode.ORDER_STATE) return;
    refusal = error;
  }
  await addEvents(db, instalment.orderId, now, '自动扣款没有成功，请手动支付本期租金');
  if (instalment.reminders === 0) await remindOnce(db, found, 'NOT_COLLECTED', parts, now);
  if (refusal) throw new Error(`Instalment ${id} is not collected any more`, { cause: refusal });
}
