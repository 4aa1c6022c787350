import { Type } from 'typebox';
import type { AccidentApi } from '../../../types/api/accident';
import {
  ACCIDENT_APPEAL_PHOTOS,
  ACCIDENT_IMAGES,
  ACCIDENT_PLACE_LENGTH,
  ACCIDENT_TEXT_LENGTH,
  ACCIDENT_VIDEOS,
  ASSESSMENT_PHOTOS,
} from '../../../src/domain/accident';
import { member, open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { pointSchema } from '../../http/pointSchema';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { accidentSubject } from './accidentPayable';
import { carsOf, presentAccident, presentSummary } from './accidentPresenter';
import { findAccident, pageOfAccidents } from './accidentRepository';
import { enterAssessment, readDayPrice, readMerchantCase, takeMerchantPhoto } from './merchant';
import { noAccident } from './refusals';
import { addAppeal, payAccident, supplyAttachment, withdrawReport } from './renterSteps';
import { reportableOrders, reportAccident } from './reportAccident';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });
const token = Type.String({ minLength: 1, maxLength: 400 });
const time = Type.String({ maxLength: 40 });
/** As many code units as that many characters may take, and as much again for what nobody sees. */
const words = (characters: number) => Type.String({ maxLength: 4 * characters });
const short = Type.Optional(Type.String({ maxLength: 100 }));
const fen = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const files = {
  front_pic: Type.Optional(id),
  crush_far_pic: Type.Optional(id),
  crush_near_pic: Type.Optional(id),
  crush_other_pic: Type.Optional(id),
  scene_pic: Type.Optional(id),
  images: Type.Optional(Type.Array(id, { maxItems: ACCIDENT_IMAGES })),
  videos: Type.Optional(Type.Array(id, { maxItems: ACCIDENT_VIDEOS })),
};

/** What a repair shop does by its link (issue 15): whoever holds it is the shop. */
const merchantArea = (lines: OrderLines) =>
  ({
    'GET /api/order/accident/merchant_detail': open(
      'What a repair shop sees of an accident, by its link',
      Type.Object({ token }),
      (request, context) => readMerchantCase(lines, request, context),
    ),
    'GET /api/order/accident/get_day_price': open(
      'What it costs that the car stands still for so long',
      Type.Object({ token, from_time: time, to_time: time }),
      readDayPrice,
    ),
    'POST /api/order/accident/merchant_upload': open(
      'Takes a photo of a repair shop (multipart: the envelope in fields, then the file)',
      Type.Object({ token, device_time: time }),
      takeMerchantPhoto,
    ),
    'POST /api/order/accident/update': open(
      'What a repair shop enters of an accident',
      Type.Object({
        ...{ token, from_time: time, to_time: time, repair: fen, glass: fen, towing: fen },
        note: words(ACCIDENT_TEXT_LENGTH),
        photos: Type.Array(id, { maxItems: ASSESSMENT_PHOTOS }),
      }),
      async (request, context) => {
        await enterAssessment(request, context);
        return {};
      },
    ),
  }) satisfies Partial<Area<AccidentApi>>;

/** Accidents (specification §7, /api/order/accident; issue 15). Who has not rented the car cannot tell that they exist. */
export const accidentArea = (lines: OrderLines): Area<AccidentApi> => ({
  ...merchantArea(lines),
  'GET /api/order/accident/get_list': member(
    'Accidents of the member, 10 a page',
    Type.Object({ page: pageNumber, orderid: Type.Optional(id) }),
    async ({ page, orderid }, { db, member: owner, now }) => {
      const { rows, total } = await pageOfAccidents(
        db,
        { userId: owner.id, orderId: orderid },
        { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      );
      const cars = await carsOf(db, lines, rows, now);
      return { rows: rows.map(row => presentSummary(row, cars.get(row.order.id) ?? '')), total };
    },
  ),
  'GET /api/order/accident/get_orders': member(
    'Cars of the member with which an accident can be reported',
    Type.Object({}),
    async (_request, context) => ({ orders: await reportableOrders(lines, context) }),
  ),
  'GET /api/order/accident/detail': member(
    'An accident in full',
    Type.Object({ id }),
    async ({ id: accidentId }, context) => {
      const { db, money, member: owner, now } = context;
      await money.refreshOwn(owner.id, accidentSubject(accidentId), now);
      const found = await findAccident(db, owner.id, accidentId);
      if (!found) throw noAccident();
      return presentAccident(lines, found, context);
    },
  ),
  'POST /api/order/accident/accident_add': member(
    'Reports an accident',
    Type.Object({
      ...files,
      ...{ orderid: id, client_key: id, time, place: words(ACCIDENT_PLACE_LENGTH) },
      location: Type.Optional(pointSchema),
      description: words(ACCIDENT_TEXT_LENGTH),
      ...{ is_injured: Type.Boolean(), has_police: Type.Boolean(), has_other: Type.Boolean() },
      other: Type.Optional(Type.Object({ plate: short, name: short, mobile: short, insurer: short })),
    }),
    (request, context) => reportAccident(lines, request, context),
  ),
  'POST /api/order/accident/supply_attachment': member(
    'Sends more photos, videos and words of an accident',
    Type.Object({ ...files, id, description: Type.Optional(words(ACCIDENT_TEXT_LENGTH)) }),
    async (request, context) => {
      await supplyAttachment(request, context);
      return {};
    },
  ),
  'POST /api/order/accident/withdraw': member(
    'Takes a report back that was a mistake',
    Type.Object({ id }),
    async (request, context) => {
      await withdrawReport(request, context);
      return {};
    },
  ),
  'POST /api/order/accident/appeal/add': member(
    'Says once what is wrong with a decision',
    Type.Object({
      ...{ id, reason: words(ACCIDENT_TEXT_LENGTH) },
      photos: Type.Optional(Type.Array(id, { maxItems: ACCIDENT_APPEAL_PHOTOS })),
    }),
    async (request, context) => {
      await addAppeal(request, context);
      return {};
    },
  ),
  'POST /api/order/accident/pay': member(
    'Accepts what was decided, and pays it or has it wait to be paid',
    Type.Object({
      ...{ id, expected_total: fen },
      pay: Type.Union([Type.Literal('DEPOSIT'), Type.Literal('CASHIER')]),
    }),
    (request, context) => payAccident(lines, request, context),
  ),
});
