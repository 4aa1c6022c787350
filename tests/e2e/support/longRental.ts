import type { Locator, Page } from 'playwright-core';
import { fillInRenter, pay, submit } from './booking';
import { Desk } from './Desk';
import type { Finger } from './Finger';
import { becomeVerified } from './identity';
import { logInToSubmit } from './login';
import { expectState, reading } from './order';

/** A button of the screen on top; those below it have some of the same name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** The cars of the list that can be had for the whole time. */
const cars = (page: Page): Locator =>
  page.getByRole('list', { name: '可长租的车型' }).getByRole('button', { name: /^租/ });

/** From the home of the line to the booking of a car in a city, for so many months. */
export async function chooseLongCar(
  page: Page,
  { city, months }: { city: string; months: number },
): Promise<void> {
  await page.goto('/longrent_book');
  await button(page, /^北京/).click();
  await button(page, city).click();
  await button(page, new RegExp(`^${city}`)).waitFor();
  await button(page, `${months}个月`).click();
  await button(page, '查看可租车型').click();
  await cars(page).first().click();
  await button(page, '提交订单').waitFor();
}

/** From the booking to a submitted order, logging in on the way; ends in the cashier of the line. */
export async function submitLong(page: Page, mobile: string): Promise<void> {
  await fillInRenter(page, mobile);
  await submit(page);
  await logInToSubmit(page, mobile);
  await page.waitForURL(url => url.pathname === '/longrent_pay');
  await button(page, /^支付¥/).waitFor();
}

/** From nothing to an order whose first month is paid, which stands open. */
export async function bookLong(
  page: Page,
  mobile: string,
  choice: { city: string; months: number },
): Promise<void> {
  await chooseLongCar(page, choice);
  await submitLong(page, mobile);
  await pay(page);
  await button(page, '查看订单').click();
  await expectState(page, '待交车');
}

/** Has the renter verified and the car handed over; the order stands open on the phone and at the desk. */
export async function handOverLong(page: Page, mobile: string, deskToken?: string): Promise<Desk> {
  const order = page.url();
  const desk = await Desk.enter(page, deskToken);
  await button(page, /^实名认证/).click();
  await becomeVerified(page, mobile, desk);
  await desk.open('长租订单', mobile);
  expect(await desk.act('交车', { 车牌: '川A12345', ...reading(8000) })).toBe('已交车');
  await page.goto(order);
  await expectState(page, '用车中');
  return desk;
}

/** What the desk notes of a car that comes in with so many kilometres and of the one that goes out for it. */
export const exchangedCars = (plate: string, driven: number): Record<string, string> => ({
  '收回车辆的里程（公里）': String(driven),
  '收回车辆的油量或电量（%）': '100',
  交出车辆的车牌: plate,
  '交出车辆的里程（公里）': '300',
  '交出车辆的油量或电量（%）': '100',
});

/** From the home of the line to the submit of the first cheap car: two taps. */
export async function bookCheapest(page: Page, finger: Finger): Promise<void> {
  await finger.tap(
    page.getByRole('region', { name: '本城低价车型' }).getByRole('button', { name: /^租/ }).first(),
  );
  await button(page, '提交订单').waitFor();
}
