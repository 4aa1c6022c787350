import { eq } from 'drizzle-orm';
import { tellRows, type PersonalData } from '../../kernel/members/personalData';
import { detachFiles } from '../../kernel/files/fileRepository';
import { REVIEW_PHOTOS } from './presentReviews';
import { reviewLikes, reviews } from './schema';

/** Who has written what, once its author is gone. */
const GONE = '已注销的用户';

export const reviewData: PersonalData = {
  title: '评价',
  tables: [reviews, reviewLikes],
  read: async ({ db, member: { id } }) => ({
    我的评价: await tellRows(db, reviews, eq(reviews.userId, id), [
      ['对象', reviews.subject],
      ['署名', reviews.author],
      ['评分', reviews.score],
      ['标签', reviews.tags],
      ['内容', reviews.text],
      ['回复', reviews.reply],
      ['时间', reviews.createdAt],
    ]),
    点赞: await tellRows(db, reviewLikes, eq(reviewLikes.userId, id), [
      ['评价编号', reviewLikes.reviewId],
      ['时间', reviewLikes.createdAt],
    ]),
  }),
  // What was said helps others, and says nothing of its author any more; a picture may.
  async forget(tx, { id }) {
    const own = await tx.select({ orderId: reviews.orderId }).from(reviews).where(eq(reviews.userId, id));
    for (const { orderId } of own) {
      if (orderId !== null) await detachFiles(tx, { kind: REVIEW_PHOTOS, id: orderId });
    }
    await tx.update(reviews).set({ userId: null, author: GONE }).where(eq(reviews.userId, id));
  },
};
