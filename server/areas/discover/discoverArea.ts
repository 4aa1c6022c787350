import { Type } from 'typebox';
import type { MarkApi } from '../../../types/api/mark';
import { member, open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { notFound } from '../../kernel/failure';
import { setLiked } from '../review/public';
import { presentRecommendedReviews } from './recommendedReviewPresenter';
import { findRecommendedReviews } from './recommendedReviews';

/** The number of a review in its wire form; anything else is no review. */
function reviewNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound('这条评价');
  return Number(id);
}

/** Reviews that are recommended to everyone (specification §2, /mark_list; §7, /api/mark/mall). */
export const discoverArea: Area<MarkApi> = {
  'GET /api/mark/mall/recommend': open(
    'Good reviews with something to read, most liked first, then newest, 10 a page',
    Type.Object({ page: pageNumber }),
    async ({ page }, context) => {
      const { db, member: asking } = context;
      const { reviews, total } = await findRecommendedReviews(db, asking?.id ?? null, page);
      return { marks: await presentRecommendedReviews(reviews, context), total };
    },
  ),
  'POST /api/mark/mall/liked': member(
    'Likes a review or takes it back',
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }), liked: Type.Boolean() }),
    async ({ id, liked }, { db, member: { id: userId } }) => ({
      likes: await setLiked(db, reviewNumber(id), userId, liked),
      liked,
    }),
  ),
};
