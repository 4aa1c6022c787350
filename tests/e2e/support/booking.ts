import type { Locator, Page } from 'playwright-core';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import { worldNow } from '../../support/worldClock';
import { login, logInToSubmit } from './login';

/** A renter whose ID number has a right checksum; the number belongs to nobody. */
export const renter = { name: '张三丰', idCard: '110101199003070476' };

/** The first car of the list of which there are more than one or two, which another journey may take meanwhile. */
export const plentifulCar = (page: Page): Locator =>
  page.getByRole('list', { name: '车辆' }).getByRole('button').filter({ hasNotText: '仅剩' }).first();

/** From the home page to the detail of the first car that can be booked at the airport of Beijing. */
export async function chooseCar(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^北京首都机场T3店/ })
    .first()
    .click();
  await page.getByRole('button', { name: '去选车' }).click();
  await plentifulCar(page).click();
  await page.getByRole('button', { name: '立即预订' }).waitFor();
}

/** Fills in who takes the car, on the booking screen. */
export async function fillInRenter(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('姓名').fill(renter.name);
  await page.getByLabel('手机号').last().fill(mobile);
  await page.getByLabel('身份证号').fill(renter.idCard);
}

/** From nothing to a submitted order, logging in on the way; ends in the cashier. */
export async function submitOrder(page: Page, mobile: string): Promise<void> {
  await chooseCar(page);
  await page.getByRole('button', { name: '立即预订' }).click();
  await fillInRenter(page, mobile);
  await page.getByRole('button', { name: '提交订单' }).click();
  await logInToSubmit(page, mobile);
  await expectSubmitted(page);
}

/** From the cashier to that of the sandbox. */
export async function beginPayment(page: Page): Promise<void> {
  // What lies behind the cashier may ask for the same.
  await page
    .getByRole('button', { name: /^支付¥/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: '沙盒收银台' }).waitFor();
}

/** From the cashier, through that of the sandbox, to a payment that succeeded. */
export async function pay(page: Page): Promise<void> {
  await beginPayment(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
}

/** From nothing to a paid order, which stands open. */
export async function bookAndPay(page: Page, mobile: string): Promise<void> {
  await submitOrder(page, mobile);
  await pay(page);
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('heading', { level: 2, name: '待取车' }).waitFor();
}

/** Cars of which the first site of Beijing has seven or eight: enough for many journeys on the same days. */
const manyLeft = ['1050', '1043', '1034', '1053', '1038'] as const;
let opened = 0;

/** Logs in and opens the booking of a car at the first site of Beijing. */
export async function openBooking(page: Page, mobile: string): Promise<void> {
  opened += 1;
  const cartypeId = manyLeft[opened % manyLeft.length] ?? manyLeft[0];
  await login(page, mobile, `/reserve_car?cartype_id=${cartypeId}`);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
}

/** Ten o'clock in Shanghai so many days from today, ISO. */
export const tenOClock = (days: number): string => `${addDays(dayOf(worldNow()), days)}T10:00:00+08:00`;

/** How many orders a member has. */
export async function orderCount(page: Page): Promise<number> {
  await page.goto('/order');
  await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
  await page.getByRole('article').first().waitFor();
  return page.getByRole('article').count();
}

/** Taps 提交订单. */
export const submit = (page: Page): Promise<void> => page.getByRole('button', { name: '提交订单' }).click();

/** Waits until an order was made, which is when it can be paid. */
export const expectSubmitted = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^支付¥/ }).waitFor();
