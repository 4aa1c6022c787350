import { instalmentId } from '../../../src/domain/instalmentId';
import { nothingMade, type Made } from '../../support/memberStages';
import type { HostName, LaunchOptions } from '../engine/types';
import { newPhone } from './journey';
import type { Phone } from './phone';
import { beginPayment, fillInRenter, logIn, submitAsVisitor } from './rent';

const home = 'pages/home/index';

/** How the app starts by our own link to an address. */
export const launchOf = (address: string): LaunchOptions => ({
  path: home,
  query: { url: encodeURIComponent(address) },
  scene: 1007,
});

/** Starts the app by a link, as a person does who had closed it, with what the phone has kept. */
export const openLink = (phone: Phone, address: string): Promise<void> => phone.launch(launchOf(address));

/** The phone's owner logs in and comes to an address. */
export async function logInTo(phone: Phone, address: string): Promise<void> {
  await openLink(phone, `/login?return_url=${encodeURIComponent(address)}`);
  await phone.titled('登录');
  await logIn(phone);
}

/** From the link of a booking of a car that the nearest site has: the phone's owner books, logs in with that, and goes to the cashier. */
export async function bookByLink(phone: Phone, car = '1034'): Promise<Pick<Made, 'orderid' | 'payment_id'>> {
  await openLink(phone, `/reserve_car?cartype_id=${car}`);
  await phone.titled('确认订单');
  await fillInRenter(phone);
  await submitAsVisitor(phone);
  const { orderid = '' } = await phone.query();
  await beginPayment(phone);
  const { payment_id = '' } = await phone.query();
  return { orderid, payment_id };
}

/** From the link of 充值, a member begins one and goes to its cashier. */
export async function rechargeByLink(phone: Phone): Promise<Pick<Made, 'recharge_id'>> {
  await openLink(phone, '/recharge');
  await phone.titled('充值');
  await phone.tap('button', '充值¥500');
  await phone.titled('收银台');
  const { recharge_id = '' } = await phone.query();
  return { recharge_id };
}

/** From the link of 周期购, a member buys days ahead and goes to their cashier. */
export async function buyDaysByLink(phone: Phone): Promise<Pick<Made, 'cycle_orderid'>> {
  await openLink(phone, '/cycle_purchase');
  await phone.titled('周期购');
  await phone.tap('button', /^购买/);
  await phone.titled('确认购买');
  await phone.tap('button', '提交订单');
  await phone.titled('收银台');
  const { orderid: cycle_orderid = '' } = await phone.query();
  return { cycle_orderid };
}

/** Opens the cashier of what was made, and pays. */
export async function payByLink(phone: Phone, cashier: string): Promise<void> {
  await openLink(phone, cashier);
  await phone.titled('收银台');
  await beginPayment(phone);
  await phone.tap('button', '支付成功');
  await phone.titled('支付结果');
}

/** From the link of 长租, a member rents a car of another city than the walks book in for three months, and pays the first. */
export async function rentByTheMonth(
  phone: Phone,
): Promise<Pick<Made, 'long_orderid' | 'long_instalment_id'>> {
  await openLink(phone, '/longrent_book');
  await phone.titled('长租');
  await phone.tap('button', /^北京/);
  await phone.titled('选择城市');
  await phone.tap('button', '广州');
  await phone.part('button', /^广州/).waitFor();
  await phone.tap('button', '3个月');
  await phone.tap('button', /^租/);
  await phone.titled('确认订单');
  await fillInRenter(phone);
  await phone.tap('button', '提交订单');
  await phone.titled('收银台');
  const { orderid: long_orderid = '' } = await phone.query();
  await payByLink(phone, `/longrent_pay?orderid=${long_orderid}`);
  return { long_orderid, long_instalment_id: instalmentId(long_orderid, 2) };
}

/** A phone whose owner is a member with an order, a payment, a recharge and days that are not paid; end it when it is done. */
export async function memberWithOrder(host: HostName): Promise<{ phone: Phone; made: Made }> {
  const phone = await newPhone(host);
  return { phone, made: await makeAll(phone) };
}

/** The phone's owner becomes a member with an order, a payment, a recharge and days ahead that wait for their money. */
export async function makeAll(phone: Phone): Promise<Made> {
  const booked = await bookByLink(phone);
  const recharge = await rechargeByLink(phone);
  return { ...nothingMade, ...booked, ...recharge, ...(await buyDaysByLink(phone)) };
}
