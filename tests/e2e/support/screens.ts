import type { Page } from 'playwright-core';
import type { RouteRow } from '../../../src/routes/row';
import { richerWhenPaid, screenOf, visitedRows, type Made, type Screen } from '../../support/visitedScreens';
import type { Phone } from './app';
import { beginPayment, submitOrder } from './booking';

/** Pixels; a list of all cities would be endless, one of all cars of a site is not. */
const tallest = 12_000;

/** Makes the screen as high as its content, so that nothing lies under the bars, looks, and gives it its usual height again. */
export async function atFullHeight<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const usual = page.viewportSize();
  const height = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.taro_page')].map(screen => screen.scrollHeight),
      window.innerHeight,
    ),
  );
  if (usual) await page.setViewportSize({ ...usual, height: Math.min(height, tallest) });
  // What the greater height has brought into sight is there: pictures come when they are seen.
  await page.waitForFunction(() => {
    const seen = [...document.images].filter(image => {
      const { width, top, left, right } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    return seen.every(image => image.complete);
  });
  const result = await look();
  if (usual) await page.setViewportSize(usual);
  return result;
}

/** Makes the screen so many CSS pixels wide, looks, and gives it its usual width again. */
export async function atWidth<Result>(
  page: Page,
  width: number,
  look: () => Promise<Result>,
): Promise<Result> {
  const usual = page.viewportSize();
  if (usual) await page.setViewportSize({ ...usual, width });
  const result = await look();
  if (usual) await page.setViewportSize(usual);
  return result;
}

/** Waits until a screen stands: its title is there, and no skeleton any more. */
export async function settled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[aria-label="正在加载"]') && document.readyState === 'complete',
  );
  await page.waitForLoadState('networkidle');
}

/**
 * Visits every screen of the route table: as a visitor those that are open, then, with an order and a payment of its
 * own, those behind the login. `visit` is called when the screen stands.
 */
export async function visitScreens(
  { page, mobile }: Pick<Phone, 'page' | 'mobile'>,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const made: Made = { orderid: '', payment_id: '' };
  const open = async (row: RouteRow): Promise<void> => {
    const screen = screenOf(row, made);
    await page.goto(screen.address);
    await settled(page, screen.title);
    await visit(screen);
  };
  const needsMember = (row: RouteRow): boolean => row.auth === true || row.name === 'order.detail';
  for (const row of visitedRows.filter(row => !needsMember(row))) await open(row);
  await submitOrder(page, mobile);
  made.orderid = new URL(page.url()).searchParams.get('orderid') ?? '';
  await beginPayment(page);
  made.payment_id = new URL(page.url()).searchParams.get('payment_id') ?? '';
  for (const row of visitedRows.filter(needsMember)) await open(row);
  // The same order once it is paid shows more.
  await page.goto(`/pay/payment?payment_id=${made.payment_id}`);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
  for (const row of richerWhenPaid) await open(row);
}
