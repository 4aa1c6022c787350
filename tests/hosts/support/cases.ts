import { format } from '../../../src/domain/shanghaiTime';
import { worldNow } from '../../support/worldClock';
import { doAtDesk, registerAtDesk } from './desk';
import { approveIdentity, handInIdentity } from './identity';
import { openLink } from './member';
import { bookAndPay, cars, reading } from './orders';
import type { Phone } from './phone';

// Accidents and violations of a rental (issue 15).

/** A new renter's car is out; resolves to their order. */
export async function rentedCar(phone: Phone, car?: string): Promise<string> {
  const orderid = await bookAndPay(phone, car);
  await openLink(phone, '/profile/identify');
  await phone.titled('实名认证');
  await handInIdentity(phone);
  await approveIdentity(phone);
  expect(await doAtDesk('orders', orderid, 'hand-over', reading(8000))).toBe('已交车');
  return orderid;
}

const momentNow = (): string => format(worldNow(), 'YYYY-MM-DD HH:mm');

/** A new renter has phoned about an accident; resolves to order and accident. */
export async function accidentByPhone(
  phone: Phone,
  car: string = cars.accidents,
): Promise<{ orderid: string; id: string }> {
  const orderid = await rentedCar(phone, car);
  const facts = { time: momentNow(), place: '东三环三元桥出口', description: '追尾' };
  const situation = { injured: 'no', police: 'yes', other: 'yes' };
  return { orderid, id: await registerAtDesk('accidents', { orderid, ...facts, ...situation }) };
}

/** The authority tells of a violation of a rental; resolves to its number. */
export const violationOf = (
  orderid: string,
  told: { act: string; fine?: string; points?: string },
): Promise<string> =>
  registerAtDesk('violations', {
    ...{ orderid, time: momentNow(), place: '东三环三元桥', fine: '100', points: '0' },
    ...told,
  });

/** What the renter answers for, as the staff finds it. */
const liability = { liability: 'FULL', exclusion: 'NONE', third: '0', injury: '0', people: '0', note: '' };

/** The staff finds the renter's side liable for all that an accident costs. */
export async function decideLiability(id: string): Promise<void> {
  expect(await doAtDesk('accidents', id, 'decide', liability)).toBe('已核定');
}

/** The staff enters what the repair costs, and finds the renter's side liable for all of it. */
export async function decide(id: string): Promise<void> {
  const figures = { days: '2', repair: '3000', glass: '0', towing: '0', note: '更换后保险杠' };
  expect(await doAtDesk('accidents', id, 'assess', figures)).toBe('已录入');
  await decideLiability(id);
}

/** Opens an accident as its renter finds it again, and waits until it stands so. */
export async function openAccident(phone: Phone, id: string, state: string): Promise<void> {
  await openLink(phone, `/insure_apply/user/detail?id=${id}`);
  await phone.titled('事故详情');
  await phone.part('heading', state).waitFor();
}
