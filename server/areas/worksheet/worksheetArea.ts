import { Type } from 'typebox';
import type { DemandKind, DemandSender, WorksheetApi } from '../../../types/api/worksheet';
import { contactPhoneProblem } from '../../../src/domain/demandFields';
import { DEMAND_REASON_LENGTH } from '../../../src/domain/demandLife';
import { ErrorCode } from '../../../src/domain/errorCode';
import { member, open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { Failure, notFound } from '../../kernel/failure';
import { listUnknownPayments } from '../../kernel/money/paymentRepository';
import { listEvents } from '../../kernel/orders/orderRepository';
import { bannerUrl } from '../../media/pictureUrls';
import { byRank, presentCity } from '../city/public';
import { presentReviews, reviewsOfOrder } from '../review/public';
import { sendContactCode } from '../user/public';
import { addDemand } from './addDemand';
import { COMMENT_LENGTH } from '../../../src/domain/comment';
import { commentWorksheetOrder, marksOfKind } from './commentWorksheetOrder';
import { acceptQuote, cancelDemand, declineQuote } from './answerQuote';
import { DEMAND_KINDS } from './demandKinds';
import { cancelWorksheetOrder } from './endWorksheetOrder';
import { listWeddingSeries, weddingCalendar } from './wedding';
import { wishSchema } from './wishSchema';
import { findWorksheetOrder } from './worksheetOrderRepository';
import { presentWorksheetOrder } from './worksheetOrderPresenter';
import { worksheetSubject } from './worksheetPayable';
import { presentDemand, presentSummary } from './worksheetPresenter';
import { citiesOfKind, claimDemands, findDemand, pageOfDemands } from './worksheetRepository';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });
const cityId = Type.String({ minLength: 1, maxLength: 12 });
const kind = Type.Unsafe<DemandKind>({ type: 'string', enum: Object.keys(DEMAND_KINDS) });
const reason = Type.String({ maxLength: 4 * DEMAND_REASON_LENGTH });

/** Asks for something of a kind: a row of `DEMAND_KINDS` says what is asked, and what becomes of it. */
const adding = (title: string, of: DemandKind) =>
  open(title, wishSchema<DemandSender & { city_id: string }>(DEMAND_KINDS[of].fields), (request, context) =>
    addDemand(DEMAND_KINDS[of], request, context),
  );

/** Demands (issue 14): sent by whoever can be reached, answered at the desk. Who is not their sender cannot tell that they exist. */
export const worksheetArea: Area<WorksheetApi> = {
  'GET /api/worksheet/get_cities': open(
    'Cities where demands of a kind are answered',
    Type.Object({ kind }),
    async ({ kind: asked }, { db }) => {
      const found = await citiesOfKind(db, asked);
      found.sort((a, b) => byRank(a.city, b.city));
      return {
        cities: found.map(({ city, services }) => ({ ...presentCity(city), services })),
        picture: bannerUrl(DEMAND_KINDS[asked].picture),
      };
    },
  ),
  'GET /api/worksheet/get_marks': open(
    'What those say whose demands of a kind were carried out',
    Type.Object({ kind, page: Type.Optional(pageNumber) }),
    marksOfKind,
  ),
  'POST /api/worksheet/send_vcode': open(
    'Sends a code to a number that is to be called',
    Type.Object({ phone: Type.String({ maxLength: 20 }) }),
    async ({ phone }, context) => {
      const problem = contactPhoneProblem(phone);
      if (problem !== undefined) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field: 'phone' });
      return { retry_after: await sendContactCode(context, phone), device: context.setDevice() };
    },
  ),
  'POST /api/worksheet/charter/add': adding('Asks for a car with driver', 'CHARTER'),
  'POST /api/worksheet/universal/add': adding(
    'Asks for a vehicle that is not in the list of cars',
    'UNIVERSAL',
  ),
  'POST /api/worksheet/wedding/add': adding('Asks for a column of cars for a wedding', 'WEDDING'),
  'GET /api/worksheet/wedding/get_series': open(
    'The vehicle series that weddings of a city may have',
    Type.Object({ city_id: cityId }),
    async ({ city_id: asked }, { db }) => ({ series: await listWeddingSeries(db, asked) }),
  ),
  'GET /api/worksheet/wedding/get_calendar': open(
    'The days of a month for a wedding',
    Type.Object({ city_id: cityId, month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }) }),
    async ({ city_id: asked, month }, { db, now }) => ({
      days: await weddingCalendar(db, { cityId: asked, month }, now),
    }),
  ),
  'POST /api/luxury/add': adding('Asks for a luxury car', 'LUXURY'),
  'POST /api/long_apply/add_order': adding('Asks for cars of a company by the month', 'LONG_RENT_APPLY'),
  'POST /api/worksheet/replacement/add': adding(
    'Asks for a car while one’s own is being repaired',
    'REPLACEMENT',
  ),
  'POST /api/worksheet/scooter/add': adding('Asks for a scooter', 'SCOOTER'),
  'GET /api/worksheet/get_list': member(
    'The member’s demands, newest first, 10 a page',
    Type.Object({ page: pageNumber, kind: Type.Optional(kind) }),
    async ({ page, kind: asked }, { db, member: owner, now }) => {
      await claimDemands(db, owner);
      const { demands, total } = await pageOfDemands(
        db,
        { userId: owner.id, kinds: asked && [asked] },
        { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      );
      return { demands: demands.map(one => presentSummary(one, now)), total };
    },
  ),
  'GET /api/worksheet/get_latest': member(
    'The member’s newest demand of a kind that still goes on',
    Type.Object({ kind }),
    async ({ kind: asked }, { db, member: owner, now }) => {
      await claimDemands(db, owner);
      const which = { userId: owner.id, kinds: [asked], isOpen: true } as const;
      const { demands } = await pageOfDemands(db, which, { offset: 0, limit: 1 });
      const [latest] = demands;
      return latest ? { demand: presentSummary(latest, now) } : {};
    },
  ),
  'GET /api/worksheet/get_detail': member(
    'A demand in full',
    Type.Object({ id }),
    async ({ id: asked }, context) => {
      const { db, member: owner } = context;
      await claimDemands(db, owner);
      const found = await findDemand(db, owner.id, asked);
      if (!found) throw notFound('这个需求');
      return presentDemand(found, context);
    },
  ),
  'POST /api/worksheet/cancel': member(
    'Gives up a demand',
    Type.Object({ id, reason }),
    async (request, context) => {
      await cancelDemand(request, context);
      return {};
    },
  ),
  'POST /api/worksheet/accept': member(
    'Accepts a quote: an unpaid order',
    Type.Object({ id, quote_id: id, expected_total: Type.Integer({ minimum: 0 }) }),
    acceptQuote,
  ),
  'POST /api/worksheet/decline': member(
    'Declines a quote',
    Type.Object({ id, quote_id: id, reason }),
    async (request, context) => {
      await declineQuote(request, context);
      return {};
    },
  ),
  'GET /api/worksheet/order/get_detail': member(
    'An order that has followed a quote, in full',
    Type.Object({ orderid: id }),
    async ({ orderid }, context) => {
      const { db, money, member: owner, now } = context;
      await money.refreshOwn(owner.id, worksheetSubject(orderid), now);
      const found = await findWorksheetOrder(db, owner.id, orderid);
      if (!found) throw notFound('这个订单');
      const [events, unknown, said] = await Promise.all([
        listEvents(db, orderid),
        listUnknownPayments(db, worksheetSubject(orderid)),
        reviewsOfOrder(db, orderid),
      ]);
      const marks = await presentReviews(said, context);
      return presentWorksheetOrder(found, { events, unknown, marks }, now);
    },
  ),
  'POST /api/worksheet/order/comment': member(
    'Says how a service was',
    Type.Object({
      orderid: id,
      score: Type.Integer({ minimum: 1, maximum: 5 }),
      text: Type.String({ maxLength: 4 * COMMENT_LENGTH }),
    }),
    commentWorksheetOrder,
  ),
  'POST /api/worksheet/order/cancel': member(
    'Cancels an order at the penalty that was shown',
    Type.Object({
      orderid: id,
      expected_penalty: Type.Integer({ minimum: 0 }),
      reason: Type.String({ maxLength: 200 }),
    }),
    cancelWorksheetOrder,
  ),
};
