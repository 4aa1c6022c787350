import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey, newPhone } from './support/app';
import { beginPayment, submitOrder } from './support/booking';
import { logInInPlace } from './support/login';

// Issue 12: friend pays by /wookong_pay.

journey(
  'somebody who was sent the link pays an order, and both see it',
  async ({ page, mobile }) => {
    await submitOrder(page, mobile);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '请人代付' }).click();
    const link = await page.getByText(/\/wookong_pay\?token=/).innerText();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page);

    const friend = await newPhone();
    try {
      await friend.page.goto(link);
      await friend.page.getByRole('button', { name: '登录后付款' }).click();
      await logInInPlace(friend.page, '登录后付款', friend.mobile);
      await friend.page.getByRole('radio', { name: '支付宝' }).click();
      // Whose it is, where and when the car is taken, nobody is told.
      const told = await friend.page.locator('body').innerText();
      expect(told).not.toContain('首都机场');
      expect(told).not.toContain('张三丰');
      expect(await accessibilityProblems(friend.page)).toEqual([]);
      await expectNoHorizontalScroll(friend.page);

      await beginPayment(friend.page);
      await friend.page.getByRole('button', { name: '取消支付' }).click();
      await friend.page.getByText('支付已取消，没有扣款').waitFor();
      await beginPayment(friend.page);
      await friend.page.getByRole('button', { name: '支付成功' }).click();
      await friend.page.getByRole('heading', { name: '付款成功' }).waitFor();
      await page.getByRole('heading', { name: '订单已支付' }).waitFor();
      await page.getByRole('button', { name: '查看订单' }).click();
      await page.getByText('待取车').first().waitFor();
      expect(friend.problems.found()).toEqual([]);
    } finally {
      await friend.context.close();
    }
  },
  { minutes: 3 },
);
