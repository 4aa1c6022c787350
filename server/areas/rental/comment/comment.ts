import { eq, sql } from 'drizzle-orm';
import {
  authorText,
  COMMENT_TAGS,
  commentProblem,
  isScore,
  JUDGEMENT_TAGS,
  markTypeOf,
} from '../../../../src/domain/comment';
import { carName } from '../../../../src/domain/carWords';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { can, statusText } from '../../../../src/domain/orderLife';
import { rentalLife } from '../../../../src/domain/rentalLife';
import { writtenText } from '../../../../src/domain/writtenText';
import type { DataOf, RequestOf } from '../../../../types/api';
import type { RentalComment } from '../../../../types/api/comment';
import type { Database } from '../../../db/database';
import type { MemberContext } from '../../../http/endpoint';
import { Failure, notFound } from '../../../kernel/failure';
import { attachFiles } from '../../../kernel/files/fileRepository';
import { addEvents, findOrder, moveOrder } from '../../../kernel/orders/orderRepository';
import { cartypes } from '../../cartype/public';
import { presentReviews, REVIEW_PHOTOS, reviewsOfOrder, addReviews } from '../../review/public';
import { sites } from '../../site/public';
import { readHandoverState } from '../handover/handoverRepository';
import { findRentalOrder, lockRentalOrder, type RentalOrder } from '../rentalOrderRepository';
import { rewardCompletedRental } from '../rewardCompletedRental';
import { rentalJudgements } from './schema';

const wrong = (field: string, message: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, message, { field });

/** Those of the tags that are offered, each once. */
const knownTags = (tags: readonly string[], offered: readonly string[]): string[] =>
  offered.filter(tag => tags.includes(tag));

function checked(scores: readonly number[], text: string): string {
  if (!scores.every(isScore)) throw wrong('score', '请点亮星星打分');
  const problem = commentProblem(text, Math.min(...scores));
  if (problem) throw wrong('text', problem);
  return writtenText(text);
}

/** Rates car and site and completes the order. Errors as the contract lists them. */
export function commentOrder(
  comment: RentalComment,
  { db, member, now, settings: { dataKey } }: MemberContext,
): Promise<{ status: string }> {
  const text = checked([comment.car_score, comment.site_score], comment.text);
  const tags = knownTags(comment.tags, COMMENT_TAGS);
  return db.transaction(async tx => {
    const locked = await lockRentalOrder(tx, comment.orderid, { ownerId: member.id });
    if (!locked) throw notFound('这个订单');
    const { order } = locked;
    if (!can(rentalLife, order.state, 'review')) {
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, order.state)}，现在不能评价`);
    }
    const to = 'COMPLETED';
    if (!(await moveOrder(tx, order, { to, by: 'member', now })))
      throw new Error('An order changed under its lock');
    await rewardCompletedRental(tx, order, { now, dataKey });
    await publish(tx, locked, { ...comment, text, tags }, now);
    const { photos = [] } = comment;
    const owner = { ownerId: member.id, purpose: 'COMMENT' } as const;
    if (photos.length > 0) await attachFiles(tx, owner, { kind: REVIEW_PHOTOS, id: order.id }, photos);
    await addEvents(tx, order.id, now, '已评价，订单完成');
    return { status: to };
  });
}

/** Shows the review with the car type and the site, and counts it in their scores. */
async function publish(
  tx: Database,
  { order, rental }: RentalOrder,
  { car_score: carScore, site_score: siteScore, text, tags }: RentalComment,
  now: Date,
): Promise<void> {
  const { cartypeId, siteId } = rental;
  const [car] = await tx
    .select({ brand: cartypes.brand, series: cartypes.series })
    .from(cartypes)
    .where(eq(cartypes.id, cartypeId));
  if (!car) throw new Error('A rental has no car type');
  const said = {
    orderId: order.id,
    userId: order.userId,
    author: authorText(rental.renterName),
    text,
    tags,
    subject: `${carName(car)} · ${rental.bill.days}天`,
    createdAt: now,
  };
  await addReviews(tx, [
    {
      ...said,
      subjectKind: 'CARTYPE',
      subjectId: cartypeId,
      score: carScore,
      type: markTypeOf(carScore),
    },
    { ...said, subjectKind: 'SITE', subjectId: siteId, score: siteScore, type: markTypeOf(siteScore) },
  ]);
  // The mean of one more: what stood before may come from reviews that are not listed.
  await tx
    .update(cartypes)
    .set({
      score: sql`round(((${cartypes.score} * ${cartypes.reviewCount} + ${carScore}) / (${cartypes.reviewCount} + 1))::numeric, 1)`,
      reviewCount: sql`${cartypes.reviewCount} + 1`,
    })
    .where(eq(cartypes.id, cartypeId));
  await tx
    .update(sites)
    .set({
      score: sql`(select round(avg(score), 1) from marks where subject_kind = 'SITE' and subject_id = ${siteId})`,
    })
    .where(eq(sites.id, siteId));
}

/** What a member has said of their order. NOT_FOUND. */
export async function marksOfOrder(
  { orderid }: { orderid: string },
  context: MemberContext,
): Promise<DataOf<'GET /api/order/get_marks'>> {
  const { db, member } = context;
  if (!(await findOrder(db, member.id, orderid))) throw notFound('这个订单');
  return { marks: await presentReviews(await reviewsOfOrder(db, orderid), context) };
}

/** Notes what a member says of the staff, in the place of what they said before. ORDER_STATE, NOT_FOUND, INVALID_PARAMS. */
export async function judgeOperator(
  { orderid, score, tags, text: typed }: RequestOf<'POST /api/order/judge_operator'>,
  { db, member, now }: MemberContext,
): Promise<Record<never, never>> {
  const text = checked([score], typed);
  const order = await findRentalOrder(db, member.id, orderid);
  if (!order) throw notFound('这个订单');
  if ((await readHandoverState(db, orderid)).handovers.length === 0) {
    throw new Failure(ErrorCode.ORDER_STATE, '取车后再评价门店人员');
  }
  const judgement = { score, tags: knownTags(tags, JUDGEMENT_TAGS), text, createdAt: now };
  await db
    .insert(rentalJudgements)
    .values({ orderId: orderid, ...judgement })
    .onConflictDoUpdate({ target: rentalJudgements.orderId, set: judgement });
  return {};
}

/** What a member has said of the staff. NOT_FOUND. */
export async function readJudgement(
  { orderid }: { orderid: string },
  { db, member }: MemberContext,
): Promise<DataOf<'GET /api/order/get_judgement'>> {
  if (!(await findOrder(db, member.id, orderid))) throw notFound('这个订单');
  const [row] = await db.select().from(rentalJudgements).where(eq(rentalJudgements.orderId, orderid));
  return row ? { judgement: { score: row.score, tags: row.tags, text: row.text } } : {};
}
