import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { dayOf } from '../../src/domain/shanghaiTime';
import type { CyclePlanKey } from '../../src/domain/cyclePlans';
import { fenAfter } from '../support/fenAfter';
import { worldNow } from '../support/worldClock';
import { accessibilityProblems } from './support/accessibility';
import { callerOn, told } from './support/api';
import { expectNoHorizontalScroll, journey } from './support/app';
import { beginPayment, expectSubmitted, fillInRenter, pay, submit, tenOClock } from './support/booking';
import { logInInPlace, login } from './support/login';

// Issue 13, 周期购: rental days bought ahead, used by ordinary bookings, given back by a cancelled one, the rest refunded.

/** Cars of the class SUV of which the airport of Beijing has seven or eight. */
const cars = { first: '1034', second: '1038' } as const;

/** What is searched: the airport of Beijing for these days from today, at ten o'clock. */
async function search(page: Page, from: number, to: number): Promise<void> {
  const link = { from_time: tenOClock(from), to_time: tenOClock(to), city: '北京', siteid: '11000001' };
  await page.goto(`/convenient_book?${new URLSearchParams(link).toString()}`);
  await page.getByRole('button', { name: '看车' }).waitFor();
}

/** Opens the booking of a car for the days that are searched. */
async function openBooking(page: Page, cartypeId: string, mobile: string): Promise<void> {
  await page.goto(`/reserve_car?cartype_id=${cartypeId}`);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  await fillInRenter(page, mobile);
}

/** The row of the booking that says which coupon is taken. */
const couponRow = (page: Page) => page.getByRole('button', { name: /^优惠券/ }).filter({ visible: true });

/** The order of a card, which must be open: what it says is left. */
const expectLeft = (page: Page, days: number): Promise<void> =>
  page
    .getByRole('region', { name: '订单状态' })
    .getByText(new RegExp(`^还剩${days}天，有效期至`))
    .filter({ visible: true })
    .waitFor();

/** A member buys SUV days of Beijing elsewhere and pays them; resolves with the number of the order. */
async function ownDays(context: BrowserContext, plan: CyclePlanKey): Promise<string> {
  const self = { call: callerOn(context) };
  const key = (): string => randomBytes(16).toString('hex');
  const wish = { plan, category: 'SUV', city_id: '110000', start_day: dayOf(worldNow()) } as const;
  const { bill } = await told(self, 'POST /api/cycle/calc', wish);
  const order = { ...wish, client_key: key(), expected_total: bill.total };
  const { orderid } = await told(self, 'POST /api/cycle/add', order);
  const begun = { kind: 'CYCLE', id: orderid, method: 'WECHAT', client_key: key() } as const;
  const { payment_id } = await told(self, 'POST /api/pay/begin', begun);
  await told(self, 'POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' });
  return orderid;
}

journey(
  'a guest buys working days, logging in in place; the payment fails and is tried again; two bookings use days by themselves, and the rest is refunded as shown',
  async ({ page, mobile }) => {
    await page.goto('/');
    await page.getByRole('list', { name: '更多服务' }).getByRole('button', { name: '周期购' }).click();
    await page.getByRole('button', { name: 'SUV' }).click();
    await page.getByText(/^SUV：/).waitFor();
    await page.getByText(/^例如用了2天后退款：/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '购买工作日卡' }).click();

    await page.getByRole('heading', { name: '工作日卡 · SUV' }).waitFor();
    await page.getByRole('button', { name: /^生效日期/ }).click();
    await page
      .getByRole('dialog', { name: '选择生效日期' })
      .getByRole('radio', { name: /（明天）$/ })
      .click();
    await page.getByText('2026年11月24日至2027年1月22日').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '提交订单' }).click();
    await logInInPlace(page, '登录后提交订单', mobile, '登录并提交订单');

    // What was chosen before the login is what is paid.
    await page.getByText('2026年11月24日至2027年1月22日可用').waitFor();
    const total = fenAfter(await page.getByRole('button', { name: /^支付¥/ }).innerText(), '支付');
    await beginPayment(page);
    await page.getByRole('button', { name: '支付失败' }).click();
    await page.getByRole('heading', { name: '支付失败' }).waitFor();
    await page.getByText(/价格为您保留/).waitFor();
    await page.getByRole('button', { name: '重新支付' }).click();
    await pay(page);
    await page.getByText('天数已放入优惠券').first().waitFor();
    await page.getByRole('button', { name: '查看订单' }).click();
    await expectLeft(page, 20);
    await page.getByText(/^还没有用过/).waitFor();
    const card = page.url();

    // Tuesday to Friday: three working days.
    await search(page, 1, 4);
    await page.getByRole('button', { name: '看车' }).click();
    await page.getByText(/券后¥/).first().waitFor();
    await openBooking(page, cars.first, mobile);
    await page.getByText('工作日卡，抵扣3天租车费，用后还剩17天').waitFor();
    await submit(page);
    await expectSubmitted(page);
    await pay(page);

    // Friday to Monday: one working day, the weekend is not one.
    await search(page, 4, 7);
    await openBooking(page, cars.second, mobile);
    await page.getByText('工作日卡，抵扣1天租车费，用后还剩16天').waitFor();
    await submit(page);
    await expectSubmitted(page);
    await pay(page);

    await page.goto('/profile/coupon');
    const voucher = page.getByRole('article').filter({ hasText: '工作日卡' });
    await voucher.getByText('还剩16天').waitFor();
    await voucher.getByRole('button', { name: '查看工作日卡的明细和退款' }).click();
    await expectLeft(page, 16);
    const uses = page.getByRole('button').filter({ hasText: '待取车 · ' }).filter({ visible: true });
    expect((await uses.allInnerTexts()).map(text => /\d天/.exec(text)?.[0])).toEqual(['1天', '3天']);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);

    await page.getByRole('button', { name: '退掉剩余天数' }).filter({ visible: true }).click();
    const question = page.getByRole('alertdialog', { name: '退掉剩余天数' });
    const rule = await question.getByText(/^已付¥/).innerText();
    const price = fenAfter(rule, '单日原价');
    const back = fenAfter(rule, '可退');
    expect(fenAfter(rule, '已付')).toBe(total);
    expect(rule).toContain('已用4天');
    expect(back).toBe(total - 4 * price);
    await question.getByRole('button', { name: '确认退款' }).click();
    await page.getByRole('heading', { name: '已退款' }).filter({ visible: true }).waitFor();
    await page.goto(card);
    await page
      .getByText(new RegExp(`^退款¥${back / 100}，原路退回$`))
      .first()
      .waitFor();

    // What the two bookings have taken stays theirs; nothing else can be booked with it.
    await search(page, 8, 10);
    await openBooking(page, cars.first, mobile);
    expect(await couponRow(page).innerText()).not.toContain('工作日卡');
  },
  { minutes: 4 },
);

journey(
  'days that one booking holds are offered to no other; cancelled, it gives them back',
  async ({ page, context, mobile }) => {
    await login(page, mobile);
    const orderid = await ownDays(context, 'WORKDAY');
    // Four weeks: all twenty working days.
    await search(page, 1, 29);
    await openBooking(page, cars.first, mobile);
    await page.getByText('工作日卡，抵扣20天租车费，用后还剩0天').waitFor();
    await submit(page);
    await expectSubmitted(page);
    const booking = new URL(page.url()).searchParams.get('orderid') ?? '';

    await search(page, 1, 4);
    await openBooking(page, cars.second, mobile);
    expect(await couponRow(page).innerText()).not.toContain('工作日卡');
    await couponRow(page).click();
    await page.getByText('不使用优惠券').waitFor();
    expect(await page.getByText('工作日卡').filter({ visible: true }).count()).toBe(0);
    await page.goto('/profile/coupon');
    await page.getByRole('button', { name: '已使用' }).click();
    await page.getByRole('article').filter({ hasText: '工作日卡' }).getByText('还剩0天').waitFor();

    await page.goto(`/cycle_purchase/order?orderid=${orderid}`);
    await page.getByText('天数已全部用在订单里').filter({ visible: true }).waitFor();
    await page.goto(`/profile/order_detail?orderid=${booking}`);
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('button', { name: '行程有变' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '确认取消' }).click();
    await page.getByText('已取消').filter({ visible: true }).first().waitFor();

    await page.goto(`/cycle_purchase/order?orderid=${orderid}`);
    await expectLeft(page, 20);
    await page.getByText(/^还没有用过/).waitFor();
    await openBooking(page, cars.second, mobile);
    await page.getByText('工作日卡，抵扣3天租车费，用后还剩17天').waitFor();
  },
  { minutes: 3 },
);

journey(
  'the city of the cards is another than that of the search, and a reload keeps it',
  async ({ page }) => {
    await page.goto('/cycle_purchase');
    await page.getByRole('button', { name: '购买周末卡' }).waitFor();
    await page.getByRole('button', { name: /^取车城市/ }).click();
    await page.getByPlaceholder('城市名、拼音或首字母').fill('sh');
    await page.getByRole('button', { name: '上海', exact: true }).first().click();
    await page.getByRole('button', { name: /^取车城市 ?上海/ }).waitFor();
    await page.getByRole('button', { name: '购买月卡' }).click();
    await page.getByText('上海取车 · 共30天').waitFor();
    await page.reload();
    await page.getByText('上海取车 · 共30天').waitFor();
    await page.getByRole('button', { name: '周末卡' }).click();
    await page.getByText('上海取车 · 共8天').waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: '取车城市：北京' }).waitFor();
  },
);
