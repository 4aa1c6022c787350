import type { Page } from 'playwright-core';
import { addDays, dayOf, format } from '../../src/domain/shanghaiTime';
import { fenAfter } from '../support/fenAfter';
import { worldNow } from '../support/worldClock';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { beginPayment, expectSubmitted, fillInRenter, pay, renter, submit } from './support/booking';
import { Finger } from './support/Finger';
import { logInToSubmit } from './support/login';
import {
  bookCheapest,
  bookLong,
  button,
  chooseLongCar,
  exchangedCars,
  handOverLong,
} from './support/longRental';
import { expectState, reading } from './support/order';

// Issue 13, long rental, what it must show: book with instalments, pay the second, extend, return early, tail payment;
// cancel with fee; alilite from link to paid in six taps; offline.

/** The row of an instalment in the plan that stands open. */
const instalment = (page: Page, number: number) =>
  page
    .getByRole('list', { name: '付款计划' })
    .filter({ visible: true })
    .getByRole('listitem')
    .filter({ hasText: `第${number}期` });

/** Pays the next instalment from the plan that stands open; ends there again. */
async function payInstalment(page: Page, number: number): Promise<void> {
  await button(page, new RegExp(`^支付第${number}期 ¥`)).click();
  await pay(page);
  await button(page, '查看付款计划').click();
  await instalment(page, number).getByText('已支付', { exact: true }).waitFor();
}

/** Has the car come back on this day, in the sheet of 提前还车 that stands open. */
async function chooseReturn(page: Page, day: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '提前还车' });
  const name = format(day, 'M月D日');
  await sheet
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await sheet.getByRole('button', { name: new RegExp(`^确认${name}`) }).click();
}

journey(
  'a car for two months: the second is paid, a third taken, then it comes back early, and the tail is paid',
  async ({ page, mobile }) => {
    await bookLong(page, mobile, { city: '成都', months: 2 });
    const order = page.url();
    const desk = await handOverLong(page, mobile);

    await button(page, /^付款计划/).click();
    await page
      .getByText(/^共2期，已付1期，还需支付¥/)
      .filter({ visible: true })
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await payInstalment(page, 2);
    await page
      .getByRole('paragraph')
      .filter({ hasText: '共2期，已付2期' })
      .filter({ visible: true })
      .waitFor();

    await page.goto(order);
    await button(page, '续租').click();
    const extension = page.getByRole('dialog', { name: '续租' });
    await extension.getByRole('list', { name: '付款计划' }).getByText('第3期').waitFor();
    await extension.getByRole('button', { name: /^确认续租，共¥/ }).click();
    await page.getByText('续租成功').waitFor();
    await page.getByText('租期3个月').filter({ visible: true }).waitFor();

    await button(page, '更多').click();
    await button(page, '提前还车').click();
    await page.getByText('剩余租期费用的30%，最多一个月的费用').filter({ visible: true }).waitFor();
    await chooseReturn(page, addDays(dayOf(worldNow()), 12));
    await button(page, '确认提前还车').click();
    await page.getByText('已改为提前还车').waitFor();
    await page
      .getByText(/^已原路退款¥/)
      .filter({ visible: true })
      .waitFor();

    await desk.open('长租订单', mobile);
    expect(
      await desk.act('收车', {
        ...reading(8200, 90),
        车损: '有',
        '车损费（元，没有填0）': '200',
        车损说明: '右前门划痕',
      }),
    ).toBe('已收车，尾款已列出');
    await page.goto(order);
    await expectState(page, '尾款待支付');
    await button(page, /^尾款/).click();
    await page.getByText('右前门划痕').filter({ visible: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, /^支付尾款 ¥/).click();
    await page.getByText('还车后确认的费用').waitFor();
    await pay(page);
    await page.getByText(/^共支付¥.*，费用已结清，押金按期退还$/).waitFor();
    await button(page, '查看订单').click();
    await expectState(page, '待退押金');
    expect(await desk.act(/^退还车辆押金/)).toBe('已退还车辆押金');
    expect(await desk.act(/^退还违章押金/)).toBe('已退还违章押金');
    await page.reload();
    await expectState(page, '已完成');
  },
  { minutes: 4 },
);

journey(
  'the first payment is said with its deposit; the order stands in 我的订单 and in the tab of its line, its agreement a document',
  async ({ page, mobile }) => {
    await chooseLongCar(page, { city: '广州', months: 3 });
    const plan = page.getByRole('list', { name: '付款计划' }).getByRole('listitem');
    expect(await plan.count()).toBe(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    const first = fenAfter(await page.getByText(/^首次支付¥.*，含押金$/).innerText(), '首次支付');
    await fillInRenter(page, mobile);
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);

    await beginPayment(page);
    await button(page, '取消支付').click();
    await page.getByRole('heading', { name: '支付已取消' }).waitFor();
    await button(page, '重新支付').click();
    await pay(page);
    const paid = await page.getByText(/^已支付¥.*，含押金¥.*请带好身份证和驾驶证$/).innerText();
    expect(fenAfter(paid, '已支付')).toBe(first);

    await page.goto('/order');
    const mine = page.getByRole('article');
    await mine.getByText('待交车').waitFor();
    await mine.getByText(/^第2期租金¥.*，应付日/).waitFor();
    await page.goto('/longrent_book');
    await button(page, '长租订单').click();
    await page
      .getByRole('article')
      .getByText(/^第2期 ¥.*前支付$/)
      .waitFor();
    await page.getByRole('article').getByRole('button').first().click();
    await expectState(page, '待交车');
    await page.goto(`/longrent_book/agreement?${new URL(page.url()).searchParams.toString()}`);
    const download = page.waitForEvent('download');
    await button(page, '保存为PDF').click();
    expect((await download).suggestedFilename()).toMatch(/^长租协议-.*\.pdf$/);
  },
  { minutes: 3 },
);

journey(
  'a car is exchanged while its own is in the workshop, and given back',
  async ({ page, mobile }) => {
    await bookLong(page, mobile, { city: '杭州', months: 1 });
    const order = page.url();
    const desk = await handOverLong(page, mobile);
    const given = { ...exchangedCars('川B67890', 9000), 车辆来源: '本店同款车', 原因: '定期保养' };
    expect(await desk.act('换车（送修保养）', given)).toBe('已换车');
    await page.goto(order);
    await expectState(page, '换车中');
    await page.getByText('川B67890', { exact: true }).waitFor();
    await page.getByText('定期保养', { exact: true }).waitFor();
    expect(await desk.act('换回原车', { ...exchangedCars('川A12345', 500), 原因: '保养完成' })).toBe(
      '已换回原车',
    );
    await page.reload();
    await expectState(page, '用车中');
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
  },
  { minutes: 2 },
);

journey(
  'cancelling within two days of the pickup costs a day, which is said before',
  async ({ page, mobile }) => {
    await chooseLongCar(page, { city: '上海', months: 1 });
    await button(page, /修改取还车时间/).click();
    const sheet = page.getByRole('dialog', { name: '交车时间' });
    await sheet.getByRole('button', { name: '09:00', exact: true }).click();
    await sheet.getByRole('button', { name: /^确定/ }).click();
    await fillInRenter(page, mobile);
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    await pay(page);
    await button(page, '查看订单').click();
    await expectState(page, '待交车');
    await button(page, '更多').click();
    await button(page, '取消订单').click();
    await button(page, '行程有变').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    const confirm = button(page, /^确认取消，收取¥/);
    const fee = (await confirm.innerText()).replace('确认取消，收取', '');
    await confirm.click();
    await expectState(page, '已取消');
    await page.getByText(`收取取消违约金${fee}`).filter({ visible: true }).waitFor();
  },
  { minutes: 2 },
);

journey(
  'alilite: from the link to paid in at most six taps, under the line’s own tabs and without our header',
  async ({ page, context, mobile }) => {
    const link = '/longrent_book?sources=alilite';
    await page.goto(link);
    await bookCheapest(page, new Finger());
    expect(await page.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(0);
    await fillInRenter(page, mobile);
    await page.getByRole('checkbox', { name: /^保存为常用驾驶人/ }).click();
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    await pay(page);

    const next = await context.newPage();
    await next.goto(link);
    const finger = new Finger();
    await bookCheapest(next, finger);
    await next.getByRole('radio', { name: new RegExp(`^${renter.name}`), checked: true }).waitFor();
    await finger.tap(button(next, '提交订单'));
    await expectSubmitted(next);
    await finger.tap(button(next, /^支付¥/));
    await finger.tap(button(next, '支付成功'));
    await next.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
    expect(finger.taps).toBeLessThanOrEqual(6);
  },
  { minutes: 2 },
);

journey('alilite: a guest’s orders offer the login in place', async ({ page }) => {
  await page.goto('/longrent_book?sources=alilite');
  const tabs = page.getByRole('navigation', { name: '主导航' });
  expect(await tabs.getByRole('button').allInnerTexts()).toEqual(['长租预订', '长租订单']);
  await button(page, '长租订单').click();
  await button(page, '去登录').waitFor();
  expect(new URL(page.url()).pathname).toBe('/longrent_book/order_list');
  await page.goto('/longrent_book?channel=HIDE');
  await button(page, '查看可租车型').waitFor();
  expect(await tabs.filter({ visible: true }).count()).toBe(0);
});

journey(
  'offline: said for two seconds, nothing that was typed is lost, and the order is made once the network is back',
  async ({ page, context, mobile }) => {
    await chooseLongCar(page, { city: '重庆', months: 1 });
    await fillInRenter(page, mobile);
    await context.setOffline(true);
    const toast = page.getByRole('status').filter({ hasText: '网络错误，请检查网络' });
    await toast.waitFor();
    await toast.waitFor({ state: 'hidden' });
    await button(page, '12个月').click();
    await page.getByText('网络错误，请检查网络').filter({ visible: true }).first().waitFor();
    await context.setOffline(false);
    expect(await page.getByLabel('姓名').inputValue()).toBe(renter.name);
    expect(await page.getByLabel('身份证号').inputValue()).toBe(renter.idCard);
    await button(page, '1个月').click();
    await page
      .getByText(/^首次支付¥/)
      .filter({ visible: true })
      .waitFor();
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
  },
  { minutes: 2, allow: [/ERR_INTERNET_DISCONNECTED/] },
);
