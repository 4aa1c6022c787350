import type { Locator } from 'playwright-core';
import { address } from './environment';
import { restOfList, type Phone } from './phone';

/** Who takes the car: a valid identity card of a grown-up. */
export const renter = { name: '张三', idCard: '110101199003070476' };

/** The newest message with such words that was sent to a number, read on the sandbox page as a tester reads it. */
export async function messageTo(mobile: string, words: RegExp): Promise<RegExpExecArray> {
  const sandbox = await (await fetch(`${address}/sandbox`)).text();
  for (const row of sandbox.split('<tr>').filter(text => text.includes(mobile))) {
    const found = words.exec(row.slice(row.indexOf(mobile) + mobile.length));
    if (found) return found;
  }
  throw new Error(`nothing like ${words.source} was sent to ${mobile}`);
}

const smsCode = async (mobile: string): Promise<string> => (await messageTo(mobile, /(?<!\d)\d{6}(?!\d)/))[0];

/** Has a code sent to the number that stands there, types it and agrees. */
export async function fillInCode(phone: Phone, agreement = /我已阅读并同意/): Promise<void> {
  await phone.step('login: ask for the code', async () => {
    await phone.tap('button', '获取验证码');
    await phone.text(/\d+秒后重发/).waitFor();
  });
  await phone.step('login: type the code', async () => phone.fill('验证码', await smsCode(phone.mobile)));
  await phone.step('login: agree', () => phone.tap('checkbox', agreement));
}

/** Fills in the login, which must be open, as a newcomer does; `button` goes on from there. */
export async function logIn(phone: Phone, button = '登录'): Promise<void> {
  await phone.step('login: type the number', () => phone.fill('手机号', phone.mobile));
  await fillInCode(phone);
  await phone.step('login: log in', () => phone.tap('button', button));
}

/** Fills in who takes the car, on the booking page, which must be open. */
export async function fillInRenter(phone: Phone): Promise<void> {
  await phone.step('booking: name', () => phone.fill('姓名', renter.name));
  await phone.step('booking: identity card', () => phone.fill('身份证号', renter.idCard));
  await phone.step('booking: number', () => phone.fill('手机号', phone.mobile));
}

/** Submits the booking, which must be filled in, as a visitor: the login comes with it. */
export async function submitAsVisitor(phone: Phone): Promise<void> {
  await phone.step('booking: submit', () => phone.tap('button', '提交订单'));
  await phone.text('登录后提交订单').waitFor();
  await fillInCode(phone);
  await phone.step('login: log in', () => phone.tap('button', '登录并提交订单'));
  await phone.titled('收银台');
}

/** From the cashier to that of the sandbox. */
export async function beginPayment(phone: Phone): Promise<void> {
  await phone.step('cashier: pay', () => phone.tap('button', /^支付¥/));
  await phone.titled('支付');
}

/** The first car of the list of which there are more than one or two, which another journey may take meanwhile. */
export const plentifulCar = (phone: Phone): Locator =>
  phone.part('list', '车辆').getByRole('button').filter({ hasNotText: '仅剩' }).first();

/** From home to an order that is paid, and back to where it is found: search, filter, booking, login, payment. */
export async function rentACar(phone: Phone): Promise<void> {
  await phone.titled('租车');
  await phone.countLaunch('home');
  await phone.step('city', () => phone.tap('button', '取车城市：北京'));
  await phone.titled('选择城市');
  await phone.step('city: type', () => phone.fill('城市名、拼音或首字母', 'cd'));
  await phone.step('city: choose', () => phone.tap('button', '成都'));
  await phone.part('button', '取车城市：成都').waitFor();

  await phone.step('place', () => phone.tap('button', /^取车地点/));
  await phone.step('place: choose a site', () =>
    phone.part('list', '附近门店').getByRole('button').first().tap(),
  );
  await phone.step('cars', () => phone.tap('button', '去选车'));
  await phone.titled('选择车型');
  await phone.settle(restOfList);
  const all = await phone.part('list', '车辆').getByRole('listitem').count();
  await phone.step('cars: filter on', () => phone.tap('button', '经济型'));
  const some = await phone.part('list', '车辆').getByRole('listitem').count();
  await phone.step('cars: filter off', () => phone.tap('button', '经济型'));
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await phone.step('car', () => plentifulCar(phone).tap());

  await phone.step('booking', () => phone.tap('button', '立即预订'));
  await phone.titled('确认订单');
  await fillInRenter(phone);
  await submitAsVisitor(phone);

  await beginPayment(phone);
  await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
  await phone.titled('支付结果');
  await phone.step('order', () => phone.tap('button', '查看订单'));
  await phone.titled('订单详情');
  await phone.text('待取车').waitFor();
}
