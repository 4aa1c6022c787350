import type { Call } from '../../../types/api/call';
import type { ExtensionCheck, ExtensionObstacle, LongApi } from '../../../types/api/orderLong';
import { addMonths } from '../../../src/domain/calendarMonths';
import { ErrorCode } from '../../../src/domain/errorCode';
import { overdueOf, planOfExtension } from '../../../src/domain/instalments';
import { longLife } from '../../../src/domain/longLife';
import { extendedBill, EXTENSION_TERMS, LONGEST_TERM, termText } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import { can, statusText } from '../../../src/domain/orderLife';
import { format, toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { firstPickup, type OrderLines } from '../../kernel/orders/orderLine';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { requestHash } from '../../kernel/orders/requestHash';
import { beyond, fullDay, takeClaim } from '../../kernel/stock/moveStock';
import type { StockClaim } from '../../kernel/stock/stock';
import { LONG_SUPPLEMENT, SUPPLEMENT_TERM } from './agreementTerms';
import { lockOwn } from './cancelLong';
import { isStandIn, keepWithOrder, keptDays } from './heldCars';
import {
  carsOf,
  changeLong,
  claimOfLong,
  findChange,
  findLong,
  insertChange,
  insertInstalments,
  type CarRow,
  type LongOrder,
} from './longRepository';
import { storedSupplement } from './stored';

type ExtendCall = LongApi['POST /api/order_long/extend'];
type ExtendRequest = ExtendCall extends Call<infer Request, unknown> ? Request : never;
type ExtendData = ExtendCall extends Call<unknown, infer Data> ? Data : never;

/** Why an order cannot be extended as it stands, one sentence; undefined where it can. */
export function extensionObstacle({ order, long, plan }: LongOrder, now: Date): string | undefined {
  if (!can(longLife, order.state, 'relet')) return `订单${statusText(longLife, order.state)}，不能续租`;
  if (long.shortenedAt) return '已确认提前还车，如需继续用车请联系客服';
  const overdue = overdueOf(plan, now);
  if (overdue.length > 0) return `有${overdue.length}期租金逾期未付，付清后可以续租`;
  return long.months >= LONGEST_TERM ? `租期最长${LONGEST_TERM}个月，到期后可以重新预订` : undefined;
}

/** What an extension would make of an order; ORDER_STATE, PERIOD_INVALID. */
function proposeExtension(locked: LongOrder, extension: number, now: Date): ExtensionCheck {
  const { long, plan } = locked;
  const obstacle = extensionObstacle(locked, now);
  if (obstacle !== undefined) throw new Failure(ErrorCode.ORDER_STATE, obstacle);
  const months = long.months + extension;
  if (!EXTENSION_TERMS.includes(extension) || months > LONGEST_TERM) {
    const most = Math.min(12, LONGEST_TERM - long.months);
    throw new Failure(ErrorCode.PERIOD_INVALID, `最多还可续租${termText(most)}，请重新选择`);
  }
  const { fromTime: from } = long;
  const to = addMonths(from, months);
  if (to <= now) throw new Failure(ErrorCode.PERIOD_INVALID, '续租后的到期时间已过，请选择更长的租期');
  const bill = extendedBill(long.bill, { base: long.basePrice, months: long.months, extension, to });
  const amount = bill.total - long.bill.total;
  return {
    to_time: toIso(to),
    months,
    monthly_price: Math.round(amount / extension),
    amount,
    plan: planOfExtension(plan, {
      ...{ from, months: long.months, extension, total: amount, plan: long.plan, now },
    }),
    bill,
    notices: long.mandate ? ['续租的租金按应付日自动扣款'] : [],
    agreement_version: LONG_SUPPLEMENT.version,
    agreement_term: SUPPLEMENT_TERM,
  };
}

/** What an extension holds besides what the order and its own car, kept beyond the end, hold. */
function claimOfExtension({ long }: LongOrder, cars: readonly CarRow[], to: Date): StockClaim {
  const before = claimOfLong(long);
  return beyond(claimOfLong({ ...long, toTime: to }), {
    ...before,
    days: [...before.days, ...keptDays(cars)],
  });
}

/** The car is booked by somebody else: from when on, and how many months are free. */
async function soldOut(
  db: Database,
  lines: OrderLines,
  locked: LongOrder,
  extension: number,
): Promise<Failure> {
  const { fromTime, months } = locked.long;
  const cars = await carsOf(db, locked.order.id);
  const claimOf = (count: number): StockClaim =>
    claimOfExtension(locked, cars, addMonths(fromTime, months + count));
  const fullOf = (count: number): Promise<string | undefined> => fullDay(db, claimOf(count));
  const day = await fullOf(extension);
  let free = 0;
  while (free < extension - 1 && (await fullOf(free + 1)) === undefined) free += 1;
  const way = free > 0 ? `，最多可续租${termText(free)}` : '，请按时还车或联系客服换车';
  // Given back while it was asked for: the next try succeeds.
  if (day === undefined) return new Failure(ErrorCode.SOLD_OUT, '这段时间刚才有其他预订，请再试一次');
  const first = await firstPickup(db, lines, claimOf(extension), day);
  const obstacle: ExtensionObstacle = { booked_from: toIso(first ?? day), ...(free > 0 && { months: free }) };
  const when = first === undefined ? format(day, 'YYYY年M月D日') : format(first, 'YYYY年M月D日HH:mm');
  return new Failure(ErrorCode.SOLD_OUT, `这辆车已有预订从${when}起${way}`, obstacle);
}

/** What an extension of the member's order would cost; nothing is reserved. */
export const checkExtension =
  (lines: OrderLines) =>
  async (
    { orderid, months }: { orderid: string; months: number },
    { db, member, now }: MemberContext,
  ): Promise<ExtensionCheck> => {
    const found = await findLong(db, member.id, orderid);
    if (!found) throw notFound('这个订单');
    const check = proposeExtension(found, months, now);
    const claim = claimOfExtension(found, await carsOf(db, orderid), new Date(check.to_time));
    if ((await fullDay(db, claim)) !== undefined) {
      throw await soldOut(db, lines, found, months);
    }
    return check;
  };

/**
 * Extends the member's order: the car is held at once, and what it costs is due 3 days before each month begins. One client
 * key extends once. PRICE_CHANGED (data: the new check), SOLD_OUT (data: the obstacle), ORDER_STATE, PERIOD_INVALID.
 */
export const extendLong =
  (lines: OrderLines) =>
  async (
    {
      orderid,
      months: extension,
      client_key: clientKey,
      expected,
      agreement_version: wording,
    }: ExtendRequest,
    { db, money, member, now }: MemberContext,
  ): Promise<ExtendData> => {
    const hash = requestHash({ kind: 'EXTENSION', extension });
    const done = await money
      .transaction(now, async work => {
        const { tx } = work;
        const locked = await lockOwn(work, orderid, member.id);
        const twin = await findChange(tx, orderid, clientKey);
        if (twin) {
          if (twin.requestHash !== hash) throw keyReused();
          return { to_time: toIso(twin.toEnd), amount: twin.amount };
        }
        const check = proposeExtension(locked, extension, now);
        if (check.amount !== expected) {
          throw new Failure(ErrorCode.PRICE_CHANGED, '续租价格有变化，请确认新的价格', check);
        }
        if (wording !== check.agreement_version) {
          throw new Failure(ErrorCode.PRICE_CHANGED, '长租补充协议有更新，请阅读后再提交', check);
        }
        const { order, long } = locked;
        const toEnd = new Date(check.to_time);
        const cars = await carsOf(tx, orderid);
        if (!(await takeClaim(tx, claimOfExtension(locked, cars, toEnd)))) throw new StockTaken();
        await keepWithOrder(tx, cars, claimOfLong({ ...long, toTime: toEnd }));
        const to = isStandIn(cars) ? 'EXCHANGING' : 'IN_USE';
        if (order.state === 'AWAITING_RETURN' && !(await moveOrder(tx, order, { to, by: 'member', now }))) {
          throw new Error('An order changed under its lock');
        }
        await changeLong(tx, orderid, { toTime: toEnd, months: check.months, bill: check.bill });
        await insertInstalments(tx, orderid, check.plan);
        await insertChange(tx, {
          ...{ orderId: orderid, clientKey, requestHash: hash, kind: 'EXTENSION' as const },
          ...{ fromEnd: long.toTime, toEnd, amount: check.amount, createdAt: now },
          agreed: storedSupplement({
            ...{ wording, extension, months: check.months, amount: check.amount, total: check.bill.total },
            instalments: check.plan,
          }),
        });
        const text = `已续租${termText(extension)}，至${format(toEnd, 'YYYY年M月D日 HH:mm')}，共¥${yuanText(check.amount)}`;
        await addEvents(tx, orderid, now, text);
        return { to_time: check.to_time, amount: check.amount };
      })
      .catch((error: unknown) => {
        if (error instanceof StockTaken) return undefined;
        throw error;
      });
    if (done) return done;
    // Asked once nothing is held any more.
    const found = await findLong(db, member.id, orderid);
    if (!found) throw notFound('这个订单');
    throw await soldOut(db, lines, found, extension);
  };

/** A day of an extension has no car left: what was taken is rolled back. */
class StockTaken extends Error {}

/** A client key was used for another change of the order. */
export const keyReused = (): Failure =>
  new Failure(ErrorCode.KEY_REUSED, '刚才的变更已经提交成功，请返回订单查看');
