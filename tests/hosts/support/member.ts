import type { Made } from '../../support/visitedScreens';
import type { HostName } from '../engine/types';
import { newPhone } from './journey';
import type { Phone } from './phone';
import { beginPayment, fillInRenter, submitAsVisitor } from './rent';

const home = 'pages/home/index';

/** Starts the app by a link, as a person does who had closed it, with what the phone has kept. */
export const openLink = (phone: Phone, address: string): Promise<void> =>
  phone.launch({ path: home, query: { url: encodeURIComponent(address) }, scene: 1007 });

/** From the link of a booking of a car that the nearest site has: the phone's owner books, logs in with that, and goes to the cashier. */
export async function bookByLink(phone: Phone, car = '1034'): Promise<Made> {
  await openLink(phone, `/reserve_car?cartype_id=${car}`);
  await phone.titled('确认订单');
  await fillInRenter(phone);
  await submitAsVisitor(phone);
  const { orderid = '' } = await phone.query();
  await beginPayment(phone);
  const { payment_id = '' } = await phone.query();
  return { orderid, payment_id };
}

/** A phone whose owner is a member with an order and a payment; end it when it is done. */
export async function memberWithOrder(host: HostName): Promise<{ phone: Phone; made: Made }> {
  const phone = await newPhone(host);
  return { phone, made: await bookByLink(phone) };
}
