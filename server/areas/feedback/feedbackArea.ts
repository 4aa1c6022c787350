import { Type } from 'typebox';
import type { FeedbackApi, FeedbackKind } from '../../../types/api/feedback';
import { FEEDBACK_KINDS, FEEDBACK_LENGTH, FEEDBACK_PHOTOS } from '../../../src/domain/feedback';
import { member, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { presentFeedbacks } from './feedbackPresenter';
import { pageOfFeedbacks } from './feedbackRepository';
import { sendFeedback } from './sendFeedback';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });

/** 意见反馈 of the member (specification §7, feedback). Who is not its owner cannot tell that it exists. */
export const feedbackArea: Area<FeedbackApi> = {
  'POST /api/user/feedback': member(
    'Hands in what the member has written',
    Type.Object({
      kind: Type.Unsafe<FeedbackKind>({ type: 'string', enum: FEEDBACK_KINDS.map(({ key }) => key) }),
      // Room for spaces around it; the rule tells what is too long in a sentence.
      text: Type.String({ maxLength: 4 * FEEDBACK_LENGTH }),
      photos: Type.Array(id, { maxItems: FEEDBACK_PHOTOS, uniqueItems: true }),
      mobile: Type.String({ maxLength: 20 }),
      orderid: Type.Optional(id),
      client_key: Type.String({ minLength: 8, maxLength: 64 }),
    }),
    async (wish, context) => {
      const [feedback] = await presentFeedbacks([await sendFeedback(wish, context)], context);
      if (!feedback) throw new Error('One row is presented as one');
      return feedback;
    },
  ),
  'GET /api/user/feedback/get_list': member(
    'What the member has told, newest first, 10 a page',
    Type.Object({ page: pageNumber }),
    async ({ page }, context) => {
      const { db, member: owner } = context;
      const which = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const { rows, total } = await pageOfFeedbacks(db, owner.id, which);
      return { feedbacks: await presentFeedbacks(rows, context), total };
    },
  ),
};
