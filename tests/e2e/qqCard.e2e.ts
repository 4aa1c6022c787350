import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { expectSubmitted, fillInRenter, pay, plentifulCar, submit } from './support/booking';
import { logInInPlace } from './support/login';

// Issue 14: a guest of the QQ wallet takes a coupon of the card and uses it. Specification §2: “For the QQPAY channel
// without login, my goes to /qqcard.”

const COUPON = 'QQ钱包88折';

journey(
  'a QQ guest: 我的, the card, its coupon with the login in place, and a booking that uses it; then 我的 is the profile',
  async ({ page, mobile }) => {
    await page.goto('/?channel=QQPAY');
    const mine = page.getByRole('navigation').getByRole('button', { name: '我的' }).filter({ visible: true });
    await mine.click();
    await page.waitForURL('**/qqcard');
    await page.getByText('4张可领').or(page.getByText('3张可领')).first().waitFor();
    await expectNoHorizontalScroll(page, 320);

    await page.getByRole('button', { name: '领卡券' }).click();
    await page.getByRole('button', { name: `领取${COUPON}` }).waitFor();
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: `领取${COUPON}` }).click();
    await logInInPlace(page, '登录后领取', mobile, '登录并领取');

    await page.getByRole('button', { name: `去使用${COUPON}` }).click();
    await page.waitForURL('**/carlist');
    await plentifulCar(page).click();
    await page.getByRole('button', { name: '立即预订' }).click();
    await fillInRenter(page, mobile);
    // Whichever takes off most is chosen already: this one is chosen by hand.
    await page
      .getByRole('button', { name: /优惠券/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('button', { name: new RegExp(COUPON) }).click();
    await page.getByText(COUPON).filter({ visible: true }).first().waitFor();
    await submit(page);
    await expectSubmitted(page);
    await pay(page);

    await page.goto('/qqcard/coupon');
    await page.getByText('已使用').filter({ visible: true }).waitFor();
    await page.goto('/');
    await mine.click();
    await page.waitForURL('**/profile');
  },
  { minutes: 3 },
);

journey('elsewhere the coupons of the QQ wallet say that they count there alone', async ({ page }) => {
  await page.goto('/qqcard');
  await page.getByRole('heading', { name: '持卡权益' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/qqcard/coupon');
  await page.getByText('仅限指定渠道使用').first().waitFor();
  await page.getByRole('button', { name: '领取周末出行券' }).waitFor();
  expect(await page.getByRole('button', { name: `领取${COUPON}` }).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});
