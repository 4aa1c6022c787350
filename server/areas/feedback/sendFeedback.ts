import { randomUUID } from 'node:crypto';
import type { FeedbackWish } from '../../../types/api/feedback';
import { ErrorCode } from '../../../src/domain/errorCode';
import { callbackProblem, feedbackProblem } from '../../../src/domain/feedback';
import { DAY } from '../../../src/domain/shanghaiTime';
import { writtenText } from '../../../src/domain/writtenText';
import { callingDevice } from '../../http/callingDevice';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure, notFound } from '../../kernel/failure';
import { attachFiles, detachFiles } from '../../kernel/files/fileRepository';
import { findOrder } from '../../kernel/orders/orderRepository';
import { FEEDBACK_FILES } from './feedbackPresenter';
import { findFeedbackByKey, putFeedback, type FeedbackRow } from './feedbackRepository';

/** Each is read and answered by somebody: more than this in a day is one thing told many times. */
const A_DAY = { limit: 10, windowMs: DAY };

async function limitFeedback(context: MemberContext): Promise<void> {
  const { db, member, now } = context;
  const keys = [`feedback-member:${member.id}`, `feedback-device:${await callingDevice(context)}`];
  for (const key of keys) {
    const wait = await takeFromLimit(db, key, A_DAY, now);
    if (wait === 0) continue;
    const sentence = '今天提交的反馈太多了，请明天再试，着急的事请拨打客服热线';
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
  }
}

function assertWish({ text, mobile }: FeedbackWish): void {
  const problems = { text: feedbackProblem(text), mobile: callbackProblem(mobile) };
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== undefined) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field });
  }
}

/** Keeps what a member has written, with its photos. Errors as the contract lists them. */
export async function sendFeedback(wish: FeedbackWish, context: MemberContext): Promise<FeedbackRow> {
  const { db, member, now } = context;
  assertWish(wish);
  const { kind, mobile, photos, orderid, client_key: clientKey } = wish;
  if (orderid !== undefined && !(await findOrder(db, member.id, orderid))) throw notFound('这个订单');
  // What comes again has been counted.
  if (!(await findFeedbackByKey(db, member.id, clientKey))) await limitFeedback(context);
  const said = { kind, text: writtenText(wish.text), mobile, orderId: orderid ?? null };
  const id = randomUUID();
  return db.transaction(async tx => {
    const row = await putFeedback(tx, { id, userId: member.id, clientKey, ...said, createdAt: now });
    if (!row) return answeredAlready(await findFeedbackByKey(tx, member.id, clientKey), said);
    const subject = { kind: FEEDBACK_FILES, id: row.id };
    await detachFiles(tx, subject, photos);
    if (photos.length > 0)
      await attachFiles(tx, { ownerId: member.id, purpose: 'FEEDBACK' }, subject, photos);
    return row;
  });
}

/** What was answered stays as it was; it is the same once more, or something new. */
function answeredAlready(
  row: FeedbackRow | undefined,
  { kind, text, mobile, orderId }: Pick<FeedbackRow, 'kind' | 'text' | 'mobile' | 'orderId'>,
): FeedbackRow {
  if (!row) throw new Error('A feedback is neither there nor new');
  if (row.kind === kind && row.text === text && row.mobile === mobile && row.orderId === orderId) return row;
  throw new Failure(ErrorCode.KEY_REUSED, '这条反馈已经有回复了，请再提交一次，作为新的反馈');
}
