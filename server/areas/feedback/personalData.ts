import { eq } from 'drizzle-orm';
import { feedbackKindText } from '../../../src/domain/feedback';
import { detachFilesOf } from '../../kernel/files/fileRepository';
import { personalRows, type PersonalData } from '../../kernel/members/personalData';
import { feedbackIds } from './feedbackRepository';
import { feedbacks } from './schema';

export const feedbackData: PersonalData = {
  ...personalRows('意见反馈', feedbacks, id => eq(feedbacks.userId, id), [
    ['类型', feedbacks.kind, feedbackKindText],
    ['内容', feedbacks.text],
    ['联系电话', feedbacks.mobile],
    ['订单', feedbacks.orderId],
    ['提交时间', feedbacks.createdAt],
    ['回复', feedbacks.answer],
    ['回复时间', feedbacks.answeredAt],
  ]),
  forget: async (tx, { id }) => detachFilesOf(tx, await feedbackIds(tx, id)),
};
