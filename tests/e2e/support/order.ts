import type { Page } from 'playwright-core';
import { fenAfter } from '../../support/fenAfter';
import { bookAndPay } from './booking';
import { Desk } from './Desk';
import { becomeVerified } from './identity';

/** Waits until the open order says that it stands so. */
export const expectState = (page: Page, state: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name: state }).filter({ visible: true }).first().waitFor();

/** What the open order comes to, in fen. */
export const totalOf = async (page: Page): Promise<number> =>
  fenAfter(await page.locator('.taro_page_show, .taro_page').last().innerText(), '订单总价');

/** How a car stands at the desk, as it is handed over and taken back. */
export const reading = (kilometres: number, percent = 100): Record<string, string> => ({
  '里程（公里）': String(kilometres),
  '油量或电量（%）': String(percent),
});

/** From nothing to a car that is out, whose order stands open on the phone and at the desk. */
export async function rent(page: Page, mobile: string): Promise<Desk> {
  await bookAndPay(page, mobile);
  const order = page.url();
  const desk = await Desk.enter(page);
  await page.getByRole('button', { name: /^实名认证/ }).click();
  await becomeVerified(page, mobile, desk);
  await desk.open('自驾订单', mobile);
  expect(await desk.act('交车', reading(8000))).toBe('已交车');
  await page.goto(order);
  await expectState(page, '用车中');
  return desk;
}
