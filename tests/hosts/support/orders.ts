import { doAtDesk } from './desk';
import { bookByLink, openLink } from './member';
import type { Phone } from './phone';
import { beginPayment } from './rent';

/** Cars of which the nearest sites have several, each for some journeys: of one there would not be enough for all. */
export const cars = { orders: '1050', accidents: '1053', shopsAndPoints: '1043' } as const;

/** From the cashier to a payment that succeeded. */
export async function succeed(phone: Phone): Promise<void> {
  await beginPayment(phone);
  await phone.tap('button', '支付成功');
  await phone.titled('支付结果');
}

/** The phone's owner books and pays; resolves to the order's number. */
export async function bookAndPay(phone: Phone, car: string = cars.orders): Promise<string> {
  const { orderid } = await bookByLink(phone, car);
  await phone.tap('button', '支付成功');
  await phone.titled('支付结果');
  return orderid;
}

/** Opens an order as its member finds it again, and waits until it stands so. */
export async function openOrder(phone: Phone, orderid: string, state: string): Promise<void> {
  await openLink(phone, `/profile/order_detail?orderid=${orderid}`);
  await phone.titled('订单详情');
  await phone.part('heading', state).waitFor();
}

/** What stands on the instruments of a car, as the staff writes it down: kilometres and percent. */
export const reading = (odometer: number, energy = 100): Record<string, string> => ({
  odometer: String(odometer),
  energy: String(energy),
});

/** The staff gives both deposits back. */
export async function releaseDeposits(orderid: string): Promise<void> {
  expect(await doAtDesk('orders', orderid, 'release-vehicle')).toBe('已退还车辆押金');
  expect(await doAtDesk('orders', orderid, 'release-violation')).toBe('已退还违章押金');
}

/** What the renter thinks of it, with which the order ends. */
export async function review(phone: Phone, orderid: string): Promise<void> {
  await openOrder(phone, orderid, '待评价');
  await phone.tap('button', '去评价');
  await phone.titled('评价');
  await phone.part('radiogroup', '车辆').getByRole('radio', { name: /^5星/ }).tap();
  await phone.part('radiogroup', '门店').getByRole('radio', { name: /^4星/ }).tap();
  await phone.fill('评价内容', '车很干净，押金退得很快');
  await phone.tap('button', '发布评价');
  await phone.text('感谢您的评价').waitFor();
  await phone.tap('button', '查看订单');
  await phone.part('heading', '已完成').waitFor();
}
