import type { Page } from 'playwright-core';
import { routes, type RouteName } from '../../../src/routes';
import { urlOf } from '../../../src/routes/match';
import type { RouteRow } from '../../../src/routes/row';
import type { Phone } from './app';
import { beginPayment, submitOrder } from './booking';

/** What a walk has made on its way, so that screens which need an order or a payment have one. */
interface Made {
  orderid: string;
  payment_id: string;
}

/** A screen to visit. */
export interface Screen {
  name: string;
  title: string;
  /** Address with everything that the screen needs. */
  address: string;
}

/** Pixels; a list of all cities would be endless. */
const tallest = 4000;

const beijingAirport = '11000001';
/** A car of which that site has enough. */
const car = '1034';

/** What the screens with parameters are opened with; a row that needs one and is not here fails the walk. */
const given: Partial<Record<RouteName, (made: Made) => Record<string, string>>> = {
  'site.detail': () => ({ id: beijingAirport }),
  'site.marks': () => ({ id: beijingAirport }),
  'car.products': () => ({ cartype_id: car }),
  'car.detail': () => ({ cartype_id: car }),
  'car.specification': () => ({ cartype_id: car }),
  'car.marks': () => ({ cartype_id: car }),
  'car.calendar': () => ({ cartype_id: car }),
  'content.answer': () => ({ id: 'payment-deposit' }),
  'booking.order': () => ({ cartype_id: car }),
  'booking.remind': ({ orderid }) => ({ orderid }),
  'booking.submitted': ({ orderid }) => ({ orderid }),
  'pay.cashier': ({ orderid }) => ({ orderid }),
  'pay.payment': made => ({ payment_id: made.payment_id }),
  'pay.success': ({ orderid }) => ({ orderid }),
  'pay.fail': ({ orderid }) => ({ orderid }),
  'order.detail': ({ orderid }) => ({ orderid }),
};

const rows: readonly RouteRow[] = routes.filter(({ name }) => name !== 'kit.gallery');

function screenOf(row: RouteRow, made: Made): Screen {
  const query = given[row.name as RouteName]?.(made) ?? {};
  const missing = Object.entries(row.params ?? {}).filter(
    ([name, kind]) => !kind.endsWith('?') && query[name] === undefined,
  );
  if (missing.length > 0) throw new Error(`tests/e2e/support/screens.ts gives ${row.name} no parameters`);
  return { name: row.name, title: row.title, address: urlOf(row, query) };
}

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
  await page.waitForTimeout(250);
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
  for (const row of rows.filter(row => !needsMember(row))) await open(row);
  await submitOrder(page, mobile);
  made.orderid = new URL(page.url()).searchParams.get('orderid') ?? '';
  await beginPayment(page);
  made.payment_id = new URL(page.url()).searchParams.get('payment_id') ?? '';
  for (const row of rows.filter(needsMember)) await open(row);
  // The same order once it is paid shows more.
  await page.goto(`/pay/payment?payment_id=${made.payment_id}`);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('heading', { level: 1, name: '支付成功' }).waitFor();
  const withMore: readonly string[] = ['pay.success', 'order.detail', 'booking.remind'];
  for (const row of rows.filter(({ name }) => withMore.includes(name))) await open(row);
}
