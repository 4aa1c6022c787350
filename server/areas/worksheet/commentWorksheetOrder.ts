import { eq } from 'drizzle-orm';
import { commentProblem, isScore, markTypeOf } from '../../../src/domain/comment';
import { ErrorCode } from '../../../src/domain/errorCode';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { maskNickname } from '../../../src/domain/identity';
import { statusText } from '../../../src/domain/orderLife';
import { writtenText } from '../../../src/domain/writtenText';
import type { DataOf, RequestOf } from '../../../types/api';
import type { Database } from '../../db/database';
import type { Context, MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { users } from '../../kernel/members/schema';
import { addEvents } from '../../kernel/orders/orderRepository';
import {
  addReviews,
  findReviews,
  newestSaid,
  presentReviews,
  reviewsOfOrder,
  summarizeReviews,
} from '../review/public';
import { lockWorksheetOrder } from './worksheetOrderRepository';

/** Who has no nickname, as others see them. */
const NAMELESS = '匿名用户';

/** Reviews on the home of a line. */
const SHOWN = 3;

const wrong = (field: string, message: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, message, { field });

/** A member as others see them. */
async function shownName(tx: Database, memberId: string): Promise<string> {
  const [person] = await tx.select({ nickname: users.nickname }).from(users).where(eq(users.id, memberId));
  return maskNickname(person?.nickname ?? '') ?? NAMELESS;
}

/** Says how a service was; the home of its line shows it. Errors as the contract lists them. */
export async function commentWorksheetOrder(
  { orderid, score, text: typed }: RequestOf<'POST /api/worksheet/order/comment'>,
  { db, member, now }: MemberContext,
): Promise<Record<never, never>> {
  if (!isScore(score)) throw wrong('score', '请点亮星星打分');
  const problem = commentProblem(typed, score);
  if (problem) throw wrong('text', problem);
  await db.transaction(async tx => {
    const locked = await lockWorksheetOrder(tx, orderid, { ownerId: member.id });
    if (!locked) throw notFound('这个订单');
    const { order, agreed } = locked;
    if (order.state !== 'COMPLETED') {
      throw new Failure(
        ErrorCode.ORDER_STATE,
        `订单${statusText(demandOrderLife, order.state)}，现在不能评价`,
      );
    }
    if ((await reviewsOfOrder(tx, order.id)).length > 0) {
      throw new Failure(ErrorCode.ORDER_STATE, '这个订单已经评价过了');
    }
    await addReviews(tx, [
      {
        ...{ subjectKind: 'LINE', subjectId: agreed.kind, orderId: order.id, userId: member.id },
        ...{ author: await shownName(tx, member.id), subject: agreed.title, tags: [] },
        ...{ score, type: markTypeOf(score), text: writtenText(typed), createdAt: now },
      },
    ]);
    await addEvents(tx, order.id, now, '已评价');
  });
  return {};
}

/** What those say whose demands of a kind were carried out: the newest with a word, or a page of all. */
export async function marksOfKind(
  { kind, page }: RequestOf<'GET /api/worksheet/get_marks'>,
  context: Pick<Context, 'db' | 'settings' | 'now'>,
): Promise<DataOf<'GET /api/worksheet/get_marks'>> {
  const subject = { subjectKind: 'LINE', subjectId: kind } as const;
  const [summary, shown] = await Promise.all([
    summarizeReviews(context.db, subject),
    page === undefined
      ? newestSaid(context.db, subject, SHOWN)
      : findReviews(context.db, subject, 'ALL', page).then(({ reviews }) => reviews),
  ]);
  return { summary, marks: await presentReviews(shown, context) };
}
