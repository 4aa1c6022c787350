import type { RequestOf } from '../../../types/api';
import type { AccidentOther, AccidentOrder } from '../../../types/api/accident';
import {
  ACCIDENT_PLACE_LENGTH,
  ACCIDENT_TEXT_LENGTH,
  accidentLife,
  OPEN_ACCIDENTS,
  REPORT_DAYS,
} from '../../../src/domain/accident';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isMobileNumber } from '../../../src/domain/identity';
import { PLATE, plateTyped } from '../../../src/domain/plate';
import { DAY, isTime, MINUTE, toIso, toMillis } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { describeError } from '../../kernel/describeError';
import type { DeskContext } from '../../http/desk/deskSection';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure, notFound } from '../../kernel/failure';
import { tellMember } from '../../kernel/messages/tellMember';
import { holdForCase } from '../../kernel/orders/depositHolds';
import { summarizeOrders, type OrderLines, type OrderTrip } from '../../kernel/orders/orderLine';
import { addEvents, lockOrder, type OrderRow } from '../../kernel/orders/orderRepository';
import { referenceNumber } from '../../kernel/referenceNumber';
import { takeFiles } from './accidentFiles';
import {
  accidentText,
  caseOf,
  countOpen,
  findByClientKey,
  insertAccident,
  listReportable,
  tellAccident,
  type AccidentRow,
} from './accidentRepository';
import { invalid, refused, writtenField } from './refusals';
import { storedOther } from './stored';

/** Equal numbers in a row after which something else must be wrong. */
const NUMBER_TRIES = 5;

/** Nobody has more accidents in a day: it is one that is sent again and again. */
const OF_DAY = { limit: 5, windowMs: DAY };

/** Characters of what is told of the other side. */
const OTHER_LENGTH = 30;

/** Orders that are looked through for cars that are out: nobody has more. */
const LOOKED_THROUGH = 30;

type Report = RequestOf<'POST /api/order/accident/accident_add'>;

/** What is told of an accident, checked. */
type Told = Pick<
  AccidentRow,
  'happenedAt' | 'place' | 'location' | 'description' | 'isInjured' | 'hasPolice' | 'hasOther'
>;

const startOfMinute = (time: Date): number => Math.floor(time.getTime() / MINUTE) * MINUTE;

/** When it happened: within the trip, to the minute, and not to come. ORDER_STATE, INVALID_PARAMS. */
function assertWithin(trip: OrderTrip, at: Date, now: Date): void {
  if (at > now) throw invalid('time', '事故时间不能晚于现在');
  if (at.getTime() < startOfMinute(trip.from) || at > (trip.to ?? now)) {
    throw refused('这个时间不在用车期间，请核对事故时间');
  }
}

function checkedOther({ plate = '', name = '', mobile = '', insurer = '' }: AccidentOther): AccidentOther {
  const most = OTHER_LENGTH;
  const typed = {
    plate: plateTyped(plate),
    name: writtenField('other.name', name, { most }),
    mobile: mobile.replace(/\s/g, ''),
    insurer: writtenField('other.insurer', insurer, { most }),
  };
  if (typed.plate !== '' && !PLATE.test(typed.plate)) throw invalid('other.plate', '请核对对方车牌号');
  if (typed.mobile !== '' && !isMobileNumber(typed.mobile)) throw invalid('other.mobile', '请填写11位手机号');
  return typed;
}

function checkedReport(request: Report): Told & { other: AccidentOther } {
  const { time, place, description, location, other = {} } = request;
  if (!isTime(time)) throw invalid('time', '请选择事故时间');
  const hasOther = request.has_other;
  return {
    happenedAt: new Date(toMillis(time)),
    place: writtenField('place', place, { most: ACCIDENT_PLACE_LENGTH, empty: '请填写事故地点' }),
    location: location ? { lng: location.lng, lat: location.lat } : null,
    description: writtenField('description', description, { most: ACCIDENT_TEXT_LENGTH }),
    ...{ isInjured: request.is_injured, hasPolice: request.has_police, hasOther },
    other: hasOther ? checkedOther(other) : {},
  };
}

/** Keeps an accident of an order under its lock, has the deposit for the vehicle wait for it, and says so. */
async function keepAccident(
  tx: Database,
  { order, trip }: { order: OrderRow; trip: OrderTrip },
  { told, other, clientKey }: { told: Told; other: AccidentOther; clientKey: string | null },
  { now, dataKey }: { now: Date; dataKey: string },
): Promise<{ row: AccidentRow; isNew: boolean }> {
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const id = referenceNumber('SG', now, 6);
    const row: AccidentRow = {
      ...{ ...told, id, orderId: order.id, userId: order.userId, clientKey, plate: trip.plate ?? null },
      ...{ other: storedOther(other, id, dataKey), cover: trip.cover, dayPrice: trip.dayPrice },
      ...{ state: 'REPORTED', asked: null, round: 0, linkUntil: null, shop: null, assessment: null },
      ...{ decision: null, total: null, decidedAt: null, standsAt: null, isFromDeposit: false },
      ...{ appealReason: null, appealAnswer: null, appealedAt: null, createdAt: now },
    };
    if (!(await insertAccident(tx, row))) {
      const twin = clientKey === null ? undefined : await findByClientKey(tx, order.userId, clientKey);
      if (twin) return { row: twin, isNew: false };
      continue;
    }
    const reason = accidentText(row);
    await holdForCase(tx, caseOf(row), { orderId: order.id, deposit: 'vehicle', reason, since: now });
    await tellAccident(tx, id, now, `已报案，${accidentLife.REPORTED.note}`);
    await addEvents(tx, order.id, now, `${reason}已报案，车辆押金等它处理完再退`);
    return { row, isNew: true };
  }
  throw new Error('No free number of an accident was found');
}

type Telling = Pick<DeskContext, 'db' | 'sms' | 'now' | 'report'>;

const tellReported = (context: Telling, row: AccidentRow): Promise<boolean> =>
  tellMember(
    context,
    row.userId,
    `${accidentText(row)}已报案，编号${row.id}。${accidentLife.REPORTED.note}。请打开租车“我的-事故理赔”补充照片、查看进度。`,
  );

/**
 * Reports an accident of a member's order: the deposit for the vehicle waits for it from now on. One client key makes one
 * report, also when it comes twice at the same moment. Errors as the contract lists them.
 */
export async function reportAccident(
  lines: OrderLines,
  request: Report,
  context: MemberContext,
): Promise<{ id: string }> {
  const { db, member, settings, now } = context;
  const clientKey = request.client_key;
  const known = await findByClientKey(db, member.id, clientKey);
  if (known) return { id: known.id };
  const { other, ...told } = checkedReport(request);
  const { row, isNew } = await db.transaction(async tx => {
    const order = await lockOrder(tx, request.orderid, { ownerId: member.id });
    if (!order) throw notFound('这个订单');
    // Until the lock was there the same may have come.
    const twin = await findByClientKey(tx, member.id, clientKey);
    if (twin) return { row: twin, isNew: false };
    const trip = await lines[order.line].trips?.read(tx, order, told.happenedAt);
    if (!trip) throw refused('这个订单还没有取车，不能报案');
    assertWithin(trip, told.happenedAt, now);
    if (trip.to && now.getTime() > trip.to.getTime() + REPORT_DAYS * DAY)
      throw refused(`还车已超过${REPORT_DAYS}天，请拨打客服热线报案`);
    if ((await countOpen(tx, order.id)) >= OPEN_ACCIDENTS)
      throw refused(`这个订单已有${OPEN_ACCIDENTS}次事故在处理，请在已报案的事故里补充，或拨打客服热线`);
    const wait = await takeFromLimit(tx, `accidents:${member.id}`, OF_DAY, now);
    if (wait > 0) {
      const sentence = '今天报案的次数太多了，请拨打客服热线';
      throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
    }
    const kept = await keepAccident(
      tx,
      { order, trip },
      { told, other, clientKey },
      { now, dataKey: settings.dataKey },
    );
    if (kept.isNew) await takeFiles(tx, kept.row, request);
    return kept;
  });
  if (isNew) await tellReported({ ...context, report: reporting(context) }, row);
  return { id: row.id };
}

/** What went wrong beside something that stands goes to the log. */
export const reporting =
  ({ log }: Pick<MemberContext, 'log'>) =>
  (problem: unknown): void =>
    log.error({ err: describeError(problem) }, 'accident: a message was not sent');

/** What the staff writes down of an accident that is told on the phone. */
export interface PhonedAccident {
  orderId: string;
  happenedAt: Date;
  place: string;
  description: string;
  isInjured: boolean;
  hasPolice: boolean;
  hasOther: boolean;
}

/** Registers an accident for its renter, however long the car is back. NOT_FOUND, ORDER_STATE. */
export async function registerAccident(
  lines: OrderLines,
  { orderId, ...told }: PhonedAccident,
  context: DeskContext,
): Promise<string> {
  const { db, settings, now } = context;
  const { row } = await db.transaction(async tx => {
    const order = await lockOrder(tx, orderId);
    const trip = order && (await lines[order.line].trips?.read(tx, order, told.happenedAt));
    if (!order || !trip) throw new Failure(ErrorCode.NOT_FOUND, '没有找到这个订单，或它的车还没有交出');
    assertWithin(trip, told.happenedAt, now);
    if ((await countOpen(tx, order.id)) >= OPEN_ACCIDENTS)
      throw refused(`这个订单已有${OPEN_ACCIDENTS}次事故在处理，请先办理`);
    return keepAccident(
      tx,
      { order, trip },
      { told: { ...told, location: null }, other: {}, clientKey: null },
      { now, dataKey: settings.dataKey },
    );
  });
  await tellReported(context, row);
  return row.id;
}

/** Cars of a member that are out, or came back in the days in which an accident can still be reported; newest first. */
export async function reportableOrders(
  lines: OrderLines,
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<AccidentOrder[]> {
  const withTrips = Object.values(lines).filter(({ trips }) => trips !== undefined);
  const names = withTrips.map(({ line }) => line);
  const orders = await listReportable(db, member.id, names, { now, most: LOOKED_THROUGH });
  const found = (
    await Promise.all(
      orders.map(async order => {
        const trip = await lines[order.line].trips?.read(db, order, now);
        const isIn = trip && (!trip.to || now.getTime() <= trip.to.getTime() + REPORT_DAYS * DAY);
        return isIn ? [{ order, trip }] : [];
      }),
    )
  ).flat();
  const summaries = await summarizeOrders(
    db,
    lines,
    found.map(({ order }) => order),
    now,
  );
  return found.map(({ order, trip }) => ({
    ...{ orderid: order.id, line: order.line },
    car: summaries.find(({ orderid }) => orderid === order.id)?.title ?? '',
    ...(trip.plate !== undefined && { plate: trip.plate }),
    from_time: toIso(trip.from),
    ...(trip.to && { to_time: toIso(trip.to) }),
  }));
}
