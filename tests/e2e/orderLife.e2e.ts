import type { Page } from 'playwright-core';
import { HANDOVER_SLOTS } from '../../src/domain/handoverPhotos';
import { journey } from './support/app';
import { bookAndPay, expectSubmitted, fillInRenter, pay, plentifulCar, submit } from './support/booking';
import { Desk } from './support/Desk';
import { becomeVerified } from './support/identity';
import { logInToSubmit } from './support/login';
import { expectState, reading } from './support/order';
import { photograph } from './support/photos';

// Issue 12, what it must show: the full life from booking to released deposit, with the desk.

/** Takes and saves all photos of a hand-over, from the open order and back to it. */
async function photographAndReturn(page: Page, when: '取车' | '还车'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${when}验车照片`) }).click();
  await photograph(page, when);
  await page.getByRole('button', { name: '返回' }).filter({ visible: true }).click();
}

journey(
  'a rental from the booking to its review: verified, photographed, returned, settled, deposits released',
  async ({ page, mobile }) => {
    await bookAndPay(page, mobile);
    const order = page.url();
    const desk = await Desk.enter(page);
    await desk.open('自驾订单', mobile);
    expect(await desk.refused('交车', reading(12000))).toBe('租车人还没有通过实名认证，请先完成认证再取车');
    await page.getByRole('button', { name: /^实名认证.*通过后才能取车/ }).click();
    await becomeVerified(page, mobile, desk);
    await page.goto(order);
    await expectState(page, '待取车');
    expect(await page.getByRole('button', { name: /^实名认证/ }).count()).toBe(0);

    await photographAndReturn(page, '取车');
    await desk.open('自驾订单', mobile);
    expect(await desk.photos()).toBe(HANDOVER_SLOTS.length);
    expect(await desk.act('交车', reading(12000))).toBe('已交车');
    await page.reload();
    await expectState(page, '用车中');

    await photographAndReturn(page, '还车');
    expect(await desk.photos()).toBe(2 * HANDOVER_SLOTS.length);
    expect(await desk.act('收车', reading(12300, 90))).toBe('已收车，请核对费用');
    expect(await desk.act('发送账单')).toBe('账单已发送');
    await page.reload();
    await expectState(page, '待结算');
    await page.getByRole('button', { name: '确认费用' }).click();
    await page.getByText('请核对下面的费用，有疑问可以提出异议').waitFor();
    await page.getByRole('button', { name: /^确认并支付¥/ }).click();
    await page.getByText('还车后确认的费用').waitFor();
    await pay(page);
    await page.getByText(/^共支付¥.*，费用已结清$/).waitFor();
    await page.getByRole('button', { name: '查看订单' }).click();
    await expectState(page, '待退押金');

    expect(await desk.act(/^退还车辆押金/)).toBe('已退还车辆押金');
    expect(await desk.act(/^退还违章押金/)).toBe('已退还违章押金');
    await page.reload();
    await expectState(page, '待评价');
    await page.getByRole('button', { name: '去评价' }).click();
    await page.getByRole('radiogroup', { name: '车辆' }).getByRole('radio', { name: /^5星/ }).click();
    await page.getByRole('radiogroup', { name: '门店' }).getByRole('radio', { name: /^4星/ }).click();
    await page.getByLabel('评价内容').fill('车很干净，押金退得很快');
    await page.getByRole('button', { name: '发布评价' }).click();
    await page.getByText('感谢您的评价').waitFor();
    await page.getByRole('button', { name: '查看订单' }).click();
    await expectState(page, '已完成');
    await page.goto('/order');
    await page.getByText('没有进行中的订单').waitFor();
  },
  { minutes: 3, allow: [/^HTTP 422: POST .*\/hand-over$/] },
);

journey(
  'a site whose staff confirm takes an order on, then has to give it up: its renter reads why and has all back',
  async ({ page, mobile }) => {
    // Of another city than that of the other journeys, whose orders are confirmed with their payment.
    const site = '31000001';
    const desk = await Desk.enter(page);
    await desk.open('门店二维码', site);
    expect(await desk.act('改为人工确认订单')).toBe('新订单将由门店确认');

    await page.goto(`/scanorder/${site}`);
    await plentifulCar(page).click();
    await page.getByRole('button', { name: '提交订单' }).waitFor();
    await fillInRenter(page, mobile);
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    await pay(page);
    await page.getByRole('button', { name: '查看订单' }).click();
    await expectState(page, '待确认');
    await page.getByText(/^门店将在\d+月\d+日 \d+:\d+前确认，逾期未确认自动取消并全额退款/).waitFor();

    await desk.open('自驾订单', mobile);
    expect(await desk.act('接单')).toBe('已接单');
    await page.reload();
    await expectState(page, '待取车');
    expect(await desk.act('取消订单', { 原因: '这款车临时送修' })).toBe('已取消');
    await page.reload();
    await expectState(page, '已取消');
    await page.getByText(/^门店取消了订单，原因：这款车临时送修。退款¥.*，原路退回$/).waitFor();

    await desk.open('门店二维码', site);
    expect(await desk.act('改为自动确认订单')).toBe('新订单将自动确认');
  },
  { minutes: 2 },
);
