import { Type } from 'typebox';
import type { BlessingApi } from '../../../types/api/blessing';
import { WORDS_LENGTH } from '../../../src/domain/blessing';
import { member, open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { notFound } from '../../kernel/failure';
import { presentCoupon } from '../account/public';
import { presentReceived, presentSent } from './blessingPresenter';
import { countOfGiver, findBySecret, listGiveable, listOfGiver } from './blessingRepository';
import { claimBlessing } from './claimBlessing';
import { sendBlessing, takeBlessingBack } from './sendBlessing';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });
const secret = Type.String({ minLength: 1, maxLength: 64 });
const card = Type.Union([
  Type.Literal('ROAD'),
  Type.Literal('BIRTHDAY'),
  Type.Literal('THANKS'),
  Type.Literal('HOLIDAY'),
]);

/** Coupons given away with a card (specification §2, blessing; §7, bless endpoints). */
export const blessingArea: Area<BlessingApi> = {
  'GET /api/account/bless/get_coupons': member(
    'The coupons that the member may give away',
    Type.Object({}),
    async (_request, { db, member: { id: userId }, now }) => ({
      coupons: (await listGiveable(db, userId, now)).map(row => presentCoupon(row, now)),
    }),
  ),
  'POST /api/account/bless/create': member(
    'Gives a coupon away with a card and words',
    // Room for spaces around the words; the rule tells what is too long in a sentence.
    Type.Object({ coupon_id: id, card, words: Type.String({ maxLength: 4 * WORDS_LENGTH }) }),
    async (wish, context) => presentSent(await sendBlessing(wish, context), context.now),
  ),
  'GET /api/account/bless/get_list': member(
    'What the member has sent, 10 a page',
    Type.Object({ page: pageNumber }),
    async ({ page }, { db, member: { id: userId }, now }) => {
      const rows = await listOfGiver(db, userId, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      return {
        blessings: rows.map(row => presentSent(row, now)),
        total: await countOfGiver(db, userId),
      };
    },
  ),
  'GET /api/account/bless/get_detail': open(
    'A blessing by what its link carries',
    Type.Object({ secret }),
    async (request, { db, member: viewer, now }) => {
      const found = await findBySecret(db, request.secret);
      if (!found) throw notFound('这份祝福');
      return presentReceived(found, viewer?.id, now);
    },
  ),
  'POST /api/account/bless/claim': member(
    'Makes the coupon of a blessing the member’s',
    Type.Object({ secret }),
    async (request, context) =>
      presentReceived(await claimBlessing(request.secret, context), context.member.id, context.now),
  ),
  'POST /api/account/bless/take_back': member(
    'Takes back a blessing that nobody has claimed',
    Type.Object({ blessing_id: id }),
    async ({ blessing_id: blessingId }, context) =>
      presentSent(await takeBlessingBack(blessingId, context), context.now),
  ),
};
