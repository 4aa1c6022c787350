import { back, go } from '@/page/navigate';
import type { Booking } from '../Booking';

/** Back to 确认订单, which stays where it was scrolled to; opened by a link, it is opened in this place. */
export function backToOrder({ cartypeId, screens }: Booking): Promise<void> {
  return back(() => go(screens.order, { cartype_id: cartypeId }, { replace: true }));
}
