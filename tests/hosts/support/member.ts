import { nothingMade, type Made } from '../../support/visitedScreens';
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

/** A phone whose owner is a member with an order, a payment and a recharge; end it when it is done. */
export async function memberWithOrder(host: HostName): Promise<{ phone: Phone; made: Made }> {
  const phone = await newPhone(host);
  const booked = await bookByLink(phone);
  return { phone, made: { ...nothingMade, ...booked, ...(await rechargeByLink(phone)) } };
}
