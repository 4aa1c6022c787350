import type { Page } from 'playwright-core';
import { addDays, dayOf } from '../../src/domain/shanghaiTime';
import { fenAfter } from '../support/fenAfter';
import { worldNow } from '../support/worldClock';
import { newPhone, type Phone } from './support/app';
import { beginPayment } from './support/booking';
import { login, logInInPlace } from './support/login';
import { lookOver } from './support/lookOver';
import { bookLong, button, handOverLong } from './support/longRental';
import { expectState } from './support/order';
import { OwnWorld } from './support/OwnWorld';

// Issue 13, long rental: an instalment that is late reminds, costs more each day and stands in the way of an extension;
// whoever is given its link pays it and sees nothing personal.

let world: OwnWorld;
let phones: Phone[];
beforeAll(async () => {
  world = await OwnWorld.begin();
  phones = [];
}, 300_000);
afterAll(async () => {
  for (const { context } of phones) await context.close();
  await world.end();
});

/** Somebody with a phone in this world, at its time. */
async function someone(): Promise<Phone> {
  const phone = await newPhone({ world });
  phones.push(phone);
  return phone;
}

/** The link of the message to a number that says so of an instalment, as its path; the messages come by themselves. */
async function linkIn(page: Page, mobile: string, said: RegExp): Promise<string> {
  const sandbox = await page.context().newPage();
  await sandbox.goto('/sandbox');
  const row = sandbox.getByRole('row').filter({ hasText: mobile }).filter({ hasText: '第2期租金' });
  const message = row.filter({ hasText: said }).first();
  // The page of the sandbox opens itself anew.
  await message.waitFor({ timeout: 60_000 });
  const text = await message.getByRole('cell').last().innerText();
  await sandbox.close();
  return /\/longrent_book\/simple_order_detail\S+/.exec(text)?.[0] ?? '';
}

/** Opens the order anew until the sweep that ends its time, which comes by itself, has come by. */
async function reloadUntil(page: Page, state: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: state });
  for (let tries = 0; tries < 12 && !(await heading.isVisible()); tries += 1) {
    await page.waitForTimeout(5_000);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: /用车中|待还车/ }).waitFor();
  }
  await heading.waitFor();
}

it('an instalment that is late is reminded of, costs more and forbids extending, until somebody else pays it by its link', async () => {
  const before = await someone();
  const { mobile } = before;
  await bookLong(before.page, mobile, { city: '成都', months: 3 });
  await handOverLong(before.page, mobile, world.deskToken);
  const order = new URL(before.page.url());
  await before.context.close();

  // Three days before the second month is due its member is reminded.
  await world.goOnAt(new Date(`${addDays(dayOf(worldNow()), 28)}T10:00:00+08:00`));
  const reminded = await someone();
  expect(await linkIn(reminded.page, mobile, /，应付日为\d+月\d+日。支付请点/)).not.toBe('');
  await reminded.context.close();

  // Five weeks and a bit later: the second month has begun, and was due 3 days before.
  await world.goOnAt(new Date(`${addDays(dayOf(worldNow()), 38)}T10:00:00+08:00`));
  const { page, problems } = await someone();
  await login(page, mobile, `${order.pathname}${order.search}`);
  await expectState(page, '用车中');
  await page.getByText(/^第2期¥.*已逾期，请尽快支付$/).waitFor();
  expect(await lookOver(page, /^第2期¥.*已逾期，请尽快支付$/)).toEqual([]);
  await button(page, '续租').click();
  await page.getByText('有1期租金逾期未付，付清后可以续租').waitFor();
  // In 我的订单 it is late, too, with the way to pay it.
  await page.goto('/order');
  expect(await lookOver(page, /^第2期租金¥.*，已逾期$/)).toEqual([]);
  await page.goto('/longrent_book/order_list');
  expect(await lookOver(page, /^第2期 ¥.*已逾期$/)).toEqual([]);
  await page.goto('/order');
  await button(page, '支付租金').click();
  expect(await lookOver(page, /^应在.*前支付，含滞纳金¥/)).toEqual([]);
  const asked = fenAfter(await button(page, /^支付第2期 ¥/).innerText(), '支付第2期');

  const link = await linkIn(page, mobile, /已逾期，每天加收0\.05%滞纳金，付清前不能续租/);
  const friend = await someone();
  await friend.page.goto(link);
  await friend.page.getByText('第2期租金').waitFor();
  await friend.page.getByText('金额已含滞纳金').waitFor();
  const told = await friend.page.locator('body').innerText();
  expect(fenAfter(told, '应付')).toBe(asked);
  for (const personal of ['张三丰', mobile, '川A12345', order.searchParams.get('orderid') ?? '']) {
    expect(told).not.toContain(personal);
  }
  expect(await lookOver(friend.page, '金额已含滞纳金')).toEqual([]);
  await button(friend.page, '去支付').click();
  await button(friend.page, '登录后付款').click();
  await logInInPlace(friend.page, '登录后付款', friend.mobile);
  await beginPayment(friend.page);
  await button(friend.page, '支付成功').click();
  await friend.page.getByRole('heading', { name: '付款成功' }).waitFor();
  await friend.page.goto(link);
  await friend.page.getByText('这笔费用已付清').waitFor();

  await page.reload();
  await page.getByText(/支付，含滞纳金¥.*流水号/).waitFor();
  await page.context().close();

  // Its time is over: the car is to come back, and the third month is late.
  await world.goOnAt(new Date(`${addDays(dayOf(worldNow()), 97)}T10:00:00+08:00`));
  const late = await someone();
  await login(late.page, mobile, `${order.pathname}${order.search}`);
  await reloadUntil(late.page, '待还车');
  expect(await lookOver(late.page, /已逾期|租期已到/)).toEqual([]);
  expect([...late.problems.found()]).toEqual([]);
  expect([...problems.found(), ...friend.problems.found()]).toEqual([]);
}, 420_000);
