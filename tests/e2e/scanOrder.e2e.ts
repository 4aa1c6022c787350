import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { beginPayment, expectSubmitted, fillInRenter, plentifulCar, submit } from './support/booking';
import { logInToSubmit } from './support/login';

// Issue 12: scan-code order. Beijing's first site never closes, so that its code works at any hour.

journey(
  'who scans the code at a site books and pays what stands there now',
  async ({ page, mobile }) => {
    await page.goto('/scanorder/11000001');
    await page.getByText(/^店里现在有\d+款车可租/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page);
    await expectNoHorizontalScroll(page, 320);
    await plentifulCar(page).click();
    await page.getByRole('button', { name: '提交订单' }).waitFor();
    await page.getByText('取还车门店：北京顺义区首都国际机场T3航站楼').waitFor();
    await fillInRenter(page, mobile);
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    await beginPayment(page);
    await page.getByRole('button', { name: '支付成功' }).click();
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
  },
  { minutes: 2 },
);

journey('a code of no site says so and leads to the nearest ones', async ({ page }) => {
  await page.goto('/scanorder/nowhere');
  await page.getByRole('heading', { name: '没有找到这家门店' }).waitFor();
  await page.getByRole('heading', { name: '最近的门店现在可以取车' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /公里/ }).first().click();
  await page.getByRole('list', { name: '车辆' }).waitFor();
});
