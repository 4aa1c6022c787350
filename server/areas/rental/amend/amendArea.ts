import { Type } from 'typebox';
import type { AmendmentApi } from '../../../../types/api/amendment';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { member, reading, type Area } from '../../../http/endpoint';
import { Failure, notFound } from '../../../kernel/failure';
import type { OrderLines } from '../../../kernel/orders/orderLine';
import { findOrder } from '../../../kernel/orders/orderRepository';
import { rentalSearch } from '../../cartype/public';
import { serviceCodes } from '../serviceCodes';
import { amendWith, checkWith } from './amendOrder';
import { presentAmendment } from './amendmentPresenter';
import { listAmendments, ownerOfAmendment } from './amendmentRepository';
import { proposeEarlyReturn, proposeModify, proposeRelet } from './proposal';
import { cancelAmendment, refreshRental } from './unpaidAmendment';

const id = Type.String({ minLength: 1, maxLength: 64 });

const confirmation = {
  client_key: Type.String({ minLength: 8, maxLength: 64 }),
  expected_difference: Type.Integer(),
};

const { credit: _never, ...search } = rentalSearch.properties;
const modification = { orderid: id, ...search, services: serviceCodes };
const end = { orderid: id, to_time: search.to_time };

/** Changing a rental (specification §7, /api/order). Who is not its owner cannot tell that it exists. */
export const amendArea = (lines: OrderLines): Area<AmendmentApi> => ({
  'POST /api/order/modify_check': reading(
    member(
      'What another time, site or insurance would cost',
      Type.Object(modification),
      checkWith(lines, proposeModify),
    ),
  ),
  'POST /api/order/modify': member(
    'Changes a rental before its pickup at the difference that was shown',
    Type.Object({ ...modification, ...confirmation }),
    amendWith(lines, proposeModify),
  ),
  'POST /api/order/relet_check': reading(
    member('What a later return would cost', Type.Object(end), checkWith(lines, proposeRelet)),
  ),
  'POST /api/order/relet': member(
    'Prolongs a rental at the difference that was shown',
    Type.Object({ ...end, ...confirmation }),
    amendWith(lines, proposeRelet),
  ),
  'POST /api/order/early_return_check': reading(
    member('What an earlier return would give back', Type.Object(end), checkWith(lines, proposeEarlyReturn)),
  ),
  'POST /api/order/early_return': member(
    'Shortens a rental at the difference that was shown',
    Type.Object({ ...end, ...confirmation }),
    amendWith(lines, proposeEarlyReturn),
  ),
  'GET /api/order/history': member(
    'All amendments of an order, newest first',
    Type.Object({ orderid: Type.Optional(id), amendment_id: Type.Optional(id) }),
    async ({ orderid, amendment_id: amendmentId }, context) => {
      const { db, member: owner, now } = context;
      const orderId = orderid ?? (amendmentId && (await ownerOfAmendment(db, amendmentId))?.orderId);
      if (orderid === undefined && amendmentId === undefined) {
        throw new Failure(ErrorCode.INVALID_PARAMS, '请从订单进入');
      }
      if (!orderId || !(await findOrder(db, owner.id, orderId))) throw notFound('这个订单');
      await refreshRental(orderId, context);
      const amendments = await listAmendments(db, orderId);
      return {
        orderid: orderId,
        amendments: amendments.map(amendment => presentAmendment(amendment, now)),
      };
    },
  ),
  'POST /api/order/history/relet_cancel': member(
    'Gives up an amendment that waits for its money',
    Type.Object({ amendment_id: id }),
    cancelAmendment,
  ),
});
