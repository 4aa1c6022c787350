import type { Page } from 'playwright-core';
import { addDays, dayOf, format } from '../../src/domain/shanghaiTime';
import { fenAfter } from '../support/fenAfter';
import { worldNow } from '../support/worldClock';
import { journey } from './support/app';
import { bookAndPay, pay } from './support/booking';
import { expectState, reading, rent, totalOf } from './support/order';

// Issue 12, what it must show: modify with difference, relet, early return.

/** A button of the screen on top; those below it have some of the same name. */
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Waits until the newest change of the order holds. */
const expectApplied = (page: Page): Promise<void> =>
  page.getByRole('list', { name: '变更记录' }).getByRole('listitem').first().getByText('已生效').waitFor();

journey(
  'a paid order is changed: insurance that costs more is paid for, and without it the money comes back',
  async ({ page, mobile }) => {
    await bookAndPay(page, mobile);
    const order = page.url();
    const before = await totalOf(page);
    const insurance = page.getByRole('checkbox', { name: /^车上人员责任险/ });

    await button(page, '修改').click();
    await insurance.click();
    const more = button(page, /^确认修改 · 补付¥/);
    const difference = fenAfter(await more.innerText(), '补付');
    await more.click();
    await pay(page);
    await button(page, '查看变更').click();
    await expectApplied(page);
    await page.goto(order);
    await expectState(page, '待取车');
    expect(await totalOf(page)).toBe(before + difference);

    await button(page, '修改').click();
    await insurance.click();
    await page.getByRole('heading', { name: '原路退回' }).waitFor();
    await button(page, '确认修改').click();
    await page.getByText('订单已修改').waitFor();
    await expectState(page, '待取车');
    expect(await totalOf(page)).toBe(before);
    await button(page, '更多').click();
    await button(page, '变更记录').click();
    await expectApplied(page);
  },
  { minutes: 2 },
);

/** Has the car returned so many days from today, in the modification that stands open. */
async function returnIn(page: Page, days: number): Promise<void> {
  await button(page, /修改取还车时间/).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^还车/ }).first().click();
  const day = format(addDays(dayOf(worldNow()), days), 'M月D日');
  await sheet
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(`^${day}`) })
    .click();
  const take = sheet.getByRole('button', { name: /^确定 · 共/ });
  const [length = ''] = /共.+$/.exec(await take.innerText()) ?? [];
  await take.click();
  // What it costs has come for this period.
  const changed = page.getByRole('heading', { name: '变更后' }).locator('..');
  await changed.getByText(length, { exact: true }).waitFor();
}

/** Has the car taken at another site, in the modification that stands open; resolves to its name. */
async function takeElsewhere(page: Page): Promise<string> {
  await button(page, /取车门店.*更换$/).click();
  const others = page
    .getByRole('radiogroup', { name: '更换取车门店' })
    .getByRole('radio', { checked: false, disabled: false });
  const [name = ''] = (await others.first().innerText()).trim().split('\n');
  await others.first().click();
  await button(page, new RegExp(`^${name}.*取车门店.*更换$`)).waitFor();
  return name;
}

journey(
  'a paid order is moved to another site and a day longer, which is paid for; two days less come back',
  async ({ page, mobile }) => {
    await bookAndPay(page, mobile);
    const order = page.url();
    const before = await totalOf(page);

    await button(page, '修改').click();
    const site = await takeElsewhere(page);
    await returnIn(page, 5);
    const more = button(page, /^确认修改 · 补付¥/);
    const difference = fenAfter(await more.innerText(), '补付');
    await more.click();
    await pay(page);
    await page.goto(order);
    await expectState(page, '待取车');
    expect(await totalOf(page)).toBe(before + difference);
    await page.getByText(site).filter({ visible: true }).first().waitFor();
    await page.getByText(/共4天/).filter({ visible: true }).first().waitFor();

    await button(page, '修改').click();
    await returnIn(page, 3);
    await page.getByRole('heading', { name: '原路退回' }).waitFor();
    await button(page, '确认修改').click();
    await page.getByText('订单已修改').waitFor();
    await expectState(page, '待取车');
    const refunded = fenAfter(await page.locator('.taro_page_show, .taro_page').last().innerText(), '已退款');
    expect(refunded).toBeGreaterThan(0);
    expect(await totalOf(page)).toBe(before + difference - refunded);
    await page.getByText(/共2天/).filter({ visible: true }).first().waitFor();
  },
  { minutes: 2 },
);

journey(
  'a car that is out is kept a day longer, for what that day costs',
  async ({ page, mobile }) => {
    await rent(page, mobile);
    const before = await totalOf(page);
    await button(page, '续租').click();
    await button(page, '1天').click();
    const confirm = button(page, /^确认续租 · 补付¥/);
    const difference = fenAfter(await confirm.innerText(), '补付');
    await confirm.click();
    await button(page, /^支付¥/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/relet_pay');
    await pay(page);
    await button(page, '查看变更').click();
    await expectApplied(page);
    await button(page, '查看订单').click();
    await expectState(page, '用车中');
    expect(await totalOf(page)).toBe(before + difference);
  },
  { minutes: 3 },
);

journey(
  'a car comes back early: penalty and refund are known before, and the settlement gives back what was said',
  async ({ page, mobile }) => {
    const desk = await rent(page, mobile);
    const order = page.url();
    await button(page, '更多').click();
    await button(page, '提前还车').click();
    await button(page, '提前1天').click();
    await page.getByRole('listitem').filter({ hasText: '提前还车违约金' }).waitFor();
    await button(page, '提前还车').click();
    const dialog = page.getByRole('alertdialog');
    const asked = await dialog.innerText();
    const refund = fenAfter(asked, '退回');
    expect(fenAfter(asked, '违约金')).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: '确认提前还车' }).click();
    await page.getByText('还车时间已提前').waitFor();

    expect(await desk.act('收车', reading(8100))).toBe('已收车，请核对费用');
    await page.goto(order);
    await button(page, '查看账单').click();
    const sums = page.getByRole('region', { name: '合计' });
    expect(fenAfter(await sums.innerText(), '应退')).toBe(refund);
    // Nothing is added to it: it is settled as it was sent.
    expect(await desk.act('发送账单')).toBe('账单已发送');
    await page.goto(order);
    await expectState(page, '待退押金');
    expect(fenAfter(await page.locator('body').innerText(), '已退款')).toBe(refund);
  },
  { minutes: 3 },
);
