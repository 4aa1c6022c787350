import type { DataOf, RequestOf } from '../../../types/api';
import {
  ACCIDENT_APPEAL_PHOTOS,
  ACCIDENT_TEXT_LENGTH,
  accidentAppealDay,
  accidentLife,
  takesPapers,
} from '../../../src/domain/accident';
import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { dayOf } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { attachFiles } from '../../kernel/files/fileRepository';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { APPEAL_FILES, filesOf, missingSlots, takeFiles } from './accidentFiles';
import { accidentSubject, endAccident } from './accidentPayable';
import {
  changeAccident,
  lockAccident,
  moveAccident,
  tellAccident,
  type ShownAccident,
} from './accidentRepository';
import { invalid, noAccident, refused, writtenField, wrongState } from './refusals';

type Doing = Pick<MemberContext, 'db' | 'member' | 'now'>;
type Paying = Pick<MemberContext, 'member' | 'money' | 'now'>;

async function lockOwn(tx: Database, id: string, userId: string): Promise<ShownAccident> {
  const locked = await lockAccident(tx, id, { ownerId: userId });
  if (!locked) throw noAccident();
  return locked;
}

/** Under what a renter has told they go on telling: what was there stays. INVALID_PARAMS where it gets too long. */
function withWords(before: string, added: string | undefined): string {
  const words = writtenField('description', added ?? '', { most: ACCIDENT_TEXT_LENGTH });
  // The same again, when the answer was lost.
  if (words === '' || before === words || before.endsWith(`\n${words}`)) return before;
  return writtenField('description', before === '' ? words : `${before}\n${words}`, {
    most: ACCIDENT_TEXT_LENGTH,
  });
}

/** Takes more photos, videos and words of an accident. Errors as the contract lists them. */
export async function supplyAttachment(
  request: RequestOf<'POST /api/order/accident/supply_attachment'>,
  { db, member, now }: Doing,
): Promise<void> {
  await db.transaction(async tx => {
    const { accident } = await lockOwn(tx, request.id, member.id);
    if (!takesPapers(accident.state)) throw wrongState(accident, '补充材料');
    const description = withWords(accident.description, request.description);
    const taken = await takeFiles(tx, accident, request);
    if (taken === 0 && description === accident.description) return;
    await changeAccident(tx, accident.id, { description });
    const photos = taken > 0 ? `${taken}个照片或视频` : '事故经过';
    await tellAccident(tx, accident.id, now, `您补充了${photos}`);
    if (accident.state !== 'PAPERS') return;
    // Sent one by one, they are looked at when all of them are there.
    if (missingSlots(accident, await filesOf(tx, accident.id)).length > 0) return;
    await moveAccident(tx, accident, 'REPORTED', 'member', { asked: null });
    await tellAccident(tx, accident.id, now, '材料已补齐，等待理赔专员查看');
  });
}

/** Takes a report back that was a mistake. Errors as the contract lists them. */
export async function withdrawReport({ id }: { id: string }, { db, member, now }: Doing): Promise<void> {
  await db.transaction(async tx => {
    const { accident } = await lockOwn(tx, id, member.id);
    if (accident.state === 'WITHDRAWN') return;
    if (!(await moveAccident(tx, accident, 'WITHDRAWN', 'member'))) throw wrongState(accident, '撤销');
    await tellAccident(tx, id, now, '您撤销了报案');
    await endAccident(tx, accident, 'WITHDRAWN', now);
  });
}

/** Says what is wrong with a decision, once. Errors as the contract lists them. */
export async function addAppeal(
  { id, reason, photos = [] }: RequestOf<'POST /api/order/accident/appeal/add'>,
  { db, member, now }: Doing,
): Promise<void> {
  const appealReason = writtenField('reason', reason, {
    ...{ most: ACCIDENT_TEXT_LENGTH, empty: '请说明哪一项不对、为什么' },
  });
  const unique = [...new Set(photos)];
  if (unique.length > ACCIDENT_APPEAL_PHOTOS) throw invalid('photos', `最多${ACCIDENT_APPEAL_PHOTOS}张照片`);
  await db.transaction(async tx => {
    const { accident } = await lockOwn(tx, id, member.id);
    const { state, decidedAt } = accident;
    if (state === 'APPEALED' && accident.appealReason === appealReason) return;
    if (state !== 'DECIDED' || decidedAt === null) throw wrongState(accident, '申诉');
    if (accident.appealReason !== null) throw refused('这次事故已经申诉过一次，复核结果不能再申诉');
    if (dayOf(now) > accidentAppealDay(decidedAt)) throw refused('申诉期已过，请确认费用');
    const values = { appealReason, appealedAt: now };
    if (!(await moveAccident(tx, accident, 'APPEALED', 'member', values))) throw wrongState(accident, '申诉');
    if (unique.length > 0) {
      const owner = { ownerId: member.id, purpose: 'ACCIDENT' } as const;
      await attachFiles(tx, owner, { kind: APPEAL_FILES, id }, unique);
    }
    await tellAccident(tx, id, now, '您已提交申诉，等待复核');
  });
}

/** Fen of the vehicle deposit from which an accident can be paid: all that is due, or 0. */
export async function fromDeposit(
  db: Database,
  lines: OrderLines,
  { accident: { state, total }, order }: ShownAccident,
): Promise<number> {
  if ((state !== 'DECIDED' && state !== 'UNPAID') || !total) return 0;
  const held = (await lines[order.line].trips?.heldOf(db, order.id, 'vehicle')) ?? 0;
  return held >= total ? total : 0;
}

/** Takes what is due out of the vehicle deposit and closes the accident. ORDER_STATE where less is held. */
export async function keepDeposit(
  lines: OrderLines,
  work: MoneyTransaction,
  found: ShownAccident,
  by: 'member' | 'staff',
): Promise<void> {
  const { accident, order } = found;
  const { id, total } = accident;
  const { tx, now } = work;
  const subject = accidentSubject(id);
  if (await work.hasUnknownPayment(subject)) throw refused('上一笔支付的结果正在确认，请稍后再从押金扣除');
  const amount = total ?? 0;
  const kept = { kind: 'vehicle', amount, once: id } as const;
  if (!(await lines[order.line].trips?.keep(tx, order, kept, now)))
    throw refused('车辆押金不够支付，请选择其他支付方式');
  if (!(await moveAccident(tx, accident, 'CLOSED', by, { isFromDeposit: true })))
    throw wrongState(accident, '从押金扣除');
  await work.closePayments(subject);
  await tellAccident(tx, id, now, `从车辆押金中扣除¥${yuanText(amount)}，已结案`);
  await endAccident(tx, accident, 'CLOSED', now);
}

type Pay = RequestOf<'POST /api/order/accident/pay'>;
type Paid = DataOf<'POST /api/order/accident/pay'>;

/** Accepts what was decided, and pays it or has it wait for its money. Errors as the contract lists them. */
export async function payAccident(
  lines: OrderLines,
  { id, expected_total: expected, pay }: Pay,
  { member, money, now }: Paying,
): Promise<Paid> {
  await money.refreshOwn(member.id, accidentSubject(id), now);
  return money.transaction(now, async work => {
    const { tx } = work;
    const found = await lockOwn(tx, id, member.id);
    const { accident } = found;
    const { state } = accident;
    if (accident.total === null || accidentLife[state].next.CLOSED === undefined) {
      // The same again, when the answer was lost; or another device was first.
      if (state === 'CLOSED' && accident.total === expected) return { status: 'CLOSED', due: 0 };
      throw wrongState(accident, '确认费用');
    }
    const { total } = accident;
    if (total !== expected)
      throw new Failure(ErrorCode.PRICE_CHANGED, '费用有变化，请确认新的金额', { total });
    if (total === 0) {
      if (!(await moveAccident(tx, accident, 'CLOSED', 'member'))) throw wrongState(accident, '确认费用');
      await tellAccident(tx, id, now, '您已确认，无需付费，已结案');
      await endAccident(tx, accident, 'CLOSED', now);
      return { status: 'CLOSED', due: 0 };
    }
    if (pay === 'DEPOSIT') {
      await keepDeposit(lines, work, found, 'member');
      return { status: 'CLOSED', due: 0 };
    }
    if (state === 'DECIDED') {
      if (!(await moveAccident(tx, accident, 'UNPAID', 'member'))) throw wrongState(accident, '确认费用');
      await tellAccident(tx, id, now, `您已确认，待付¥${yuanText(total)}`);
    }
    return { status: 'UNPAID', due: total };
  });
}
