import { Type } from 'typebox';
import type { ViolationApi, ViolationWay } from '../../../types/api/violation';
import { APPEAL_LENGTH, JOURNEY_TIPS, VIOLATION_PHOTOS } from '../../../src/domain/violation';
import { member, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { notFound } from '../../kernel/failure';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { confirmFee, processViolation } from './processViolation';
import { violationSubject } from './violationPayable';
import { carsOf, presentSummary, presentViolation } from './violationPresenter';
import { findViolation, pageOfViolations } from './violationRepository';

const PAGE_SIZE = 10;

const id = Type.String({ minLength: 1, maxLength: 64 });
const way = Type.Unsafe<ViolationWay>({ type: 'string', enum: ['SELF', 'APPEAL', 'CANCEL_AGENCY'] });

/** Violations (specification §7, /api/violation; issue 15). Who has not rented the car cannot tell that they exist. */
export const violationArea = (lines: OrderLines): Area<ViolationApi> => ({
  'GET /api/violation/get_list': member(
    'Violations of the member, 10 a page',
    Type.Object({ page: pageNumber, orderid: Type.Optional(id) }),
    async ({ page, orderid }, { db, member: owner, now }) => {
      const { rows, total } = await pageOfViolations(
        db,
        { userId: owner.id, orderId: orderid },
        { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
      );
      const cars = await carsOf(db, lines, rows, now);
      return {
        rows: rows.map(row => presentSummary(row, cars.get(row.order.id) ?? '')),
        total,
        ins_journey: [...JOURNEY_TIPS],
      };
    },
  ),
  'GET /api/violation/get_detail': member(
    'A violation in full',
    Type.Object({ id }),
    async ({ id: violationId }, context) => {
      const { db, money, member: owner, now } = context;
      await money.refreshOwn(owner.id, violationSubject(violationId), now);
      const found = await findViolation(db, owner.id, violationId);
      if (!found) throw notFound('这条违章');
      return presentViolation(lines, found, context);
    },
  ),
  'POST /api/violation/user_process': member(
    'Hands in a receipt, appeals, or gives up having us pay',
    Type.Object({
      id,
      way,
      reason: Type.Optional(Type.String({ maxLength: 4 * APPEAL_LENGTH })),
      photos: Type.Optional(Type.Array(id, { maxItems: VIOLATION_PHOTOS })),
    }),
    async (request, context) => {
      await processViolation(request, context);
      return {};
    },
  ),
  'POST /api/violation/confirm_fee': member(
    'Has us pay the fine',
    Type.Object({
      id,
      expected_total: Type.Integer({ minimum: 0 }),
      pay: Type.Union([Type.Literal('DEPOSIT'), Type.Literal('CASHIER')]),
    }),
    (request, context) => confirmFee(lines, request, context),
  ),
});
