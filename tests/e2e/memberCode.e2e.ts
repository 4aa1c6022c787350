import type { Page } from 'playwright-core';
import { expectNoHorizontalScroll, journey } from './support/app';
import { accessibilityProblems } from './support/accessibility';
import { bookAndPay } from './support/booking';
import { Desk } from './support/Desk';
import { becomeVerified } from './support/identity';
import { expectState, reading } from './support/order';

// Specification §2, /profile/qacode: what a member shows at the counter opens their order there.

/** The digits that stand below the code. */
const digits = async (page: Page): Promise<string> =>
  (await page.getByText(/^\d{4} \d{4} \d{4}$/).innerText()).replace(/ /g, '');

journey(
  'a member shows their code at the counter, where the car is handed over from it; the code is good once',
  async ({ page, mobile, context }) => {
    await bookAndPay(page, mobile);
    const order = page.url();
    const orderid = new URL(order).searchParams.get('orderid') ?? '';
    const desk = await Desk.enter(page);
    await page.getByRole('button', { name: /^实名认证/ }).click();
    await becomeVerified(page, mobile, desk);

    await page.goto('/profile');
    await page.getByRole('button', { name: '我的二维码' }).click();
    const code = await digits(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    expect(await desk.scan(code)).toContain(orderid);
    await desk.follow(orderid);
    expect(await desk.act('交车', reading(8000))).toBe('已交车');
    expect(await desk.scan(code)).toContain('这个会员码已经用过了，请会员刷新后再出示');

    // In front again, it is another one.
    await page.goBack();
    await page.getByRole('button', { name: '我的二维码' }).click();
    const next = await digits(page);
    expect(next).not.toBe(code);
    const wrong = next.slice(0, -1) + String((Number(next.slice(-1)) + 1) % 10);
    expect(await desk.scan(wrong)).toContain('这不是有效的会员码');
    expect(await desk.scan(next)).toContain('用车中');

    // Without a network there is none, and it says how to go on.
    await page.goBack();
    await context.setOffline(true);
    await page.getByRole('button', { name: '我的二维码' }).click();
    await page.getByRole('heading', { name: '二维码没有更新' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: '重试' }).click();
    expect(await digits(page)).toHaveLength(12);
    await page.goto(order);
    await expectState(page, '用车中');
  },
  { minutes: 3, allow: [/^HTTP 422: POST .*\/desk\/members$/, 'request failed', 'console error'] },
);
