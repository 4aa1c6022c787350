import type { RentalDetail } from '../../types/api/rental';
import { depositText } from './deposits';
import { documentsText } from './pickup';
import { format } from './shanghaiTime';

/** What the three next things are told from. */
type PaidRental = Pick<
  RentalDetail,
  'status' | 'site' | 'delivery' | 'from_time' | 'to_time' | 'cartype' | 'bill'
>;

function meetingText({ status, site, delivery, from_time: from }: PaidRental): string {
  const when = format(from, 'M月D日 ddd HH:mm');
  const what = delivery ? `在${delivery.name}等门店送车` : `到${site.name}取车`;
  return `${status === 'CONFIRMING' ? '门店确认后，' : ''}${when}${what}`;
}

/**
 * The three next things after a rental is paid, one sentence each: when and where, what to bring, and what is paid there;
 * none once there is no car to be taken (issue 11, a companion after paying).
 */
export function pickupSteps(order: PaidRental): string[] {
  if (order.status !== 'AWAITING_PICKUP' && order.status !== 'CONFIRMING') return [];
  return [
    meetingText(order),
    `带好${documentsText(order.cartype.transmission)}`,
    depositText(order.bill.deposits, order.to_time),
  ];
}
