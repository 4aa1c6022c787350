import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { lastMessage } from './support/login';
import { expectState, rent } from './support/order';
import { takePhoto } from './support/photos';
import { violationOf } from './support/violation';

// Specification §2, /violation_apply; issue 15: a violation settled by the renter, by us, or contested; the deposit for
// violations waits for the last of them.

/** From 我的 to one violation, by what was done. */
async function openViolation(page: Page, act: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: '违章处理' }).click();
  await page.getByRole('button', { name: new RegExp(`^${act}`) }).click();
  await page.getByRole('heading', { name: act }).filter({ visible: true }).waitFor();
}

journey(
  'of three violations one is settled by the renter, one by us, one is contested in vain and handed in; the order shows what holds its deposit',
  async ({ page, mobile }) => {
    const desk = await rent(page, mobile);
    const order = page.url();
    const orderid = new URL(order).searchParams.get('orderid') ?? '';

    const own = await desk.register('违章', violationOf(orderid));
    expect(await lastMessage(page, mobile)).toContain('在东三环三元桥违反禁止标线指示，罚款¥100，记0分');
    await openViolation(page, '违反禁止标线指示');
    await expectNoHorizontalScroll(page, 320);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /^自己处理/ }).click();
    await page.getByRole('button', { name: '提交凭证' }).click();
    await page.getByText('请上传缴款成功的截图或凭证').waitFor();
    await takePhoto(page, '凭证1');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '提交凭证' }).click();
    await expectState(page, '凭证核实中');
    await desk.open('违章', own);
    expect(await desk.photos()).toBe(1);
    expect(await desk.act('凭证核对无误')).toBe('已处理');

    const ours = await desk.register(
      '违章',
      violationOf(orderid, { 违法行为: '违反停车规定', '罚款（元）': '200' }),
    );
    await openViolation(page, '违反停车规定');
    await page.getByRole('button', { name: /^委托代办.*¥250/ }).click();
    const sheet = page.getByRole('dialog', { name: '委托代办' });
    await sheet.getByText('罚款200元及以下，代办费每次50元').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await sheet.getByRole('radio', { name: /^现在付款/ }).click();
    await sheet.getByRole('button', { name: '去支付¥250' }).click();
    await pay(page);
    await page.getByText('办好后短信告诉您').first().waitFor();
    await desk.open('违章', ours);
    expect(await desk.act('代办完成')).toBe('已处理');
    expect(await lastMessage(page, mobile)).toContain('代办完成，已处理完毕');

    const points = { 违法行为: '超速10%以上未达20%', '罚款（元）': '200', 记分: '3' };
    const contested = await desk.register('违章', violationOf(orderid, points));
    await openViolation(page, '超速10%以上未达20%');
    await page.getByText('这条违章记3分，记分只能由驾驶人本人接受，不能代办').waitFor();
    await page.getByRole('button', { name: /^申诉/ }).click();
    await page.getByLabel('情况说明').fill('当时车停在酒店，没有上路');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '提交申诉' }).click();
    await expectState(page, '申诉中');
    await desk.open('违章', contested);
    expect(await desk.act('申诉不成立', { 说明: '测速照片是这辆车' })).toBe('已告知租车人');

    await page.goto(order);
    await page.getByText(/\d+月\d+日的违章处理完后退还/).waitFor();
    await page.getByRole('button', { name: /的违章.*查看和处理/ }).click();
    await page.getByText('测速照片是这辆车').filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: /^自己处理/ }).waitFor();
    expect(await page.getByRole('button', { name: /^申诉/ }).filter({ visible: true }).count()).toBe(0);
  },
  { minutes: 3 },
);
