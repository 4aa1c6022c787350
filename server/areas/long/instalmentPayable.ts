import { carName } from '../../../src/domain/carWords';
import { ErrorCode } from '../../../src/domain/errorCode';
import { amountDue, nextInstalment, overdueCharge, OVERDUE_RULE } from '../../../src/domain/instalments';
import { longLife } from '../../../src/domain/longLife';
import { onceLine, withLines } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import { statusText } from '../../../src/domain/orderLife';
import { DAY, format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import type { Owned, Payable, Standing } from '../../kernel/money/payable';
import { addEvents, countMoney } from '../../kernel/orders/orderRepository';
import { isRunning } from './longLine';
import {
  changeInstalment,
  changeLong,
  LONG_INSTALMENT,
  lockLong,
  ownerOfInstalment,
  readLongOrder,
  type InstalmentRow,
  type LongOrder,
} from './longRepository';

/** An instalment with its order, under the lock of the order. */
interface Locked extends Owned {
  locked: LongOrder;
  instalment: InstalmentRow;
}

/** 第2期租金. */
export const instalmentName = ({ number }: Pick<InstalmentRow, 'number'>): string => `第${number}期租金`;

const find = ({ plan }: LongOrder, id: string): InstalmentRow | undefined =>
  plan.find(instalment => instalment.id === id);

/** Whether it can be paid as its order stands: the earliest that waits comes first, also of two that are late. */
const isPayable = ({ order, plan }: LongOrder, { id }: InstalmentRow): boolean =>
  isRunning(order.state) && nextInstalment(plan)?.id === id;

function standingOf(found: LongOrder, instalment: InstalmentRow, now: Date): Standing {
  const { state, amount, charge, returned } = instalment;
  if (isPayable(found, instalment)) {
    return { state: 'DUE', amount: amountDue(instalment, now), closing: OVERDUE_RULE };
  }
  if (state === 'PAID') return { state: 'PAID', amount: amount + charge };
  const reason =
    state === 'DROPPED' ? '这一期不再单独收取，请以付款计划和尾款为准。' : '请先支付前一期租金。';
  return returned > 0 ? { state: 'REFUNDED', amount: returned, reason } : { state: 'CLOSED', reason };
}

/** What being late has cost so far, as one line of the bill. */
export const overdueLine = (sum: number) =>
  onceLine({ code: 'LONG_OVERDUE', name: '滞纳金', rule: OVERDUE_RULE, amount: sum, group: 'afterwards' });

/** What of a bill is for being late, fen. */
export const overdueIn = ({ long }: Pick<LongOrder, 'long'>): number =>
  long.bill.lines.find(({ code }) => code === 'LONG_OVERDUE')?.amount ?? 0;

async function words(db: Database, id: string) {
  const owner = await ownerOfInstalment(db, id);
  const found = owner && (await readLongOrder(db, owner.orderId));
  const instalment = found && find(found, id);
  if (!instalment) throw new Error('The instalment of a payment does not exist');
  return { found, instalment, title: `${carName(found.cartype)} · 长租${instalmentName(instalment)}` };
}

/** A month of a long rental (or what an extension costs) as what is paid for. It waits until it is paid. */
export const instalmentPayable: Payable<Locked> = {
  kind: LONG_INSTALMENT,
  noun: '这期租金',
  async lock(tx, id, options) {
    const owner = await ownerOfInstalment(tx, id);
    const locked = owner && (await lockLong(tx, owner.orderId, options));
    const instalment = locked && find(locked, id);
    return instalment && { userId: locked.order.userId, locked, instalment };
  },
  due({ locked, instalment }, now) {
    const { order } = locked;
    if (order.deletedAt) throw notFound('这期租金');
    if (isPayable(locked, instalment)) return amountDue(instalment, now);
    if (instalment.state === 'PAID') {
      throw new Failure(ErrorCode.ORDER_STATE, `${instalmentName(instalment)}已支付，无需再付`);
    }
    if (instalment.state === 'DROPPED') {
      throw new Failure(ErrorCode.PAYMENT_CLOSED, '这一期不再单独收取，请返回订单查看付款计划和尾款');
    }
    const next = isRunning(order.state) ? nextInstalment(locked.plan) : undefined;
    throw new Failure(
      ErrorCode.ORDER_STATE,
      next ? `请先支付${instalmentName(next)}` : `订单${statusText(longLife, order.state)}，请先支付订单`,
    );
  },
  async accept(tx, { locked, instalment }, amount, now) {
    // What was due when the payment began, within a day, by the server's clock: being late costs more each day.
    const since = new Date(now.getTime() - DAY);
    const isAsked = amount >= amountDue(instalment, since) && amount <= amountDue(instalment, now);
    if (!isPayable(locked, instalment) || !isAsked) return false;
    const { order, long } = locked;
    const charge = amount - instalment.amount;
    await changeInstalment(tx, instalment.id, { state: 'PAID', paidAt: now, charge });
    await countMoney(tx, order.id, amount, 0);
    if (charge > 0) {
      const bill = withLines(long.bill, [overdueLine(overdueIn(locked) + charge)]);
      await changeLong(tx, order.id, { bill });
    }
    const late = charge > 0 ? `，含滞纳金¥${yuanText(charge)}` : '';
    await addEvents(tx, order.id, now, `${instalmentName(instalment)}¥${yuanText(amount)}已支付${late}`);
    return true;
  },
  async refuse(tx, { locked: { order }, instalment }, amount, now) {
    await changeInstalment(tx, instalment.id, { returned: instalment.returned + amount });
    await countMoney(tx, order.id, amount, amount);
    const text = `${instalmentName(instalment)}已不在待支付状态，收到的¥${yuanText(amount)}已原路退回`;
    await addEvents(tx, order.id, now, text);
  },
  async describe(db, id, now) {
    const { found, instalment, title } = await words(db, id);
    const day = (iso: string): string => format(iso, 'M月D日');
    const charge = overdueCharge(instalment, now);
    return {
      title,
      lines: [
        `租期${day(instalment.from)}至${day(instalment.to)}，应付日${day(instalment.due)}`,
        ...(isPayable(found, instalment) && charge > 0 ? [`含滞纳金¥${yuanText(charge)}`] : []),
      ],
      expiresAt: null,
      standing: standingOf(found, instalment, now),
    };
  },
  describeToOthers: async (db, id) => (await words(db, id)).title,
  ownerOf: async (db, id) => (await ownerOfInstalment(db, id))?.userId,
  isOverdue: () => Promise.resolve(false),
  lapse: () => Promise.resolve(false),
};
