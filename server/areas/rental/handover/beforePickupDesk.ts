import { isNoShow, NO_SHOW_RULE } from '../../../../src/domain/noShow';
import { canMove } from '../../../../src/domain/orderLife';
import { rentalLife, type RentalState } from '../../../../src/domain/rentalLife';
import { format } from '../../../../src/domain/shanghaiTime';
import { confirmBy } from '../../../../src/domain/siteConfirmation';
import { deskAction, type DeskAction } from '../../../http/desk/deskSection';
import { cancelBySite, closeNoShow, confirmOrder } from '../beforePickup';

/** `by`: until when the site answers. */
const confirmAction = (by: string) =>
  deskAction({
    name: 'confirm',
    title: '接单',
    note: `确认能按时交车，租车人会看到已确认；${format(by, 'M月D日 HH:mm')}前没有接单，订单自动关闭并全额退款`,
    fields: {},
    async perform({ money, now }, { id }) {
      await confirmOrder(money, id, now);
      return '已接单';
    },
  });

/** A site that has not confirmed yet declines; later it cancels what it promised. */
const cancelAction = (state: RentalState) =>
  deskAction({
    name: 'cancel',
    title: state === 'CONFIRMING' ? '拒单' : '取消订单',
    note: '已付的钱全部原路退回，不收违约金',
    fields: { reason: { kind: 'text', label: '原因', hint: '租车人会看到', maxLength: 100 } },
    async perform({ money, now }, { id: orderId, values: { reason } }) {
      await cancelBySite(money, { orderId, reason }, now);
      return state === 'CONFIRMING' ? '已拒单' : '已取消';
    },
  });

const noShowAction = deskAction({
  name: 'no-show',
  title: '按未取车关闭',
  note: NO_SHOW_RULE,
  fields: {},
  async perform({ money, now }, { id }) {
    await closeNoShow(money, id, now);
    return '已关闭';
  },
});

const canBecome = (state: RentalState, to: RentalState): boolean => canMove(rentalLife, state, to, 'staff');

/**
 * What the staff can do with an order besides handing its car over, while its life lets them; `since`: when its state
 * began.
 */
export const actionsBeforePickup = (
  { state, since, pickupTime }: { state: RentalState; since: Date; pickupTime: Date },
  now: Date,
): DeskAction[] => [
  ...(state === 'CONFIRMING' ? [confirmAction(confirmBy(since, pickupTime))] : []),
  ...(state === 'AWAITING_PICKUP' && isNoShow(pickupTime, now) ? [noShowAction] : []),
  ...(canBecome(state, 'CANCELLED') ? [cancelAction(state)] : []),
];
