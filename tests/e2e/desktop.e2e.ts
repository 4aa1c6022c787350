import type { Page } from 'playwright-core';
import { accessibilityProblems, layoutProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey, type PhoneOptions } from './support/app';
import { expectSubmitted, plentifulCar, renter } from './support/booking';
import { Keyboard } from './support/Keyboard';
import { smsCode } from './support/login';
import { eventually, untilQuiet } from './support/waiting';

const desktop: PhoneOptions = { desktop: true };

/** What stands in the way on the screen that is shown, and whether anything is wider than it. */
async function expectInOrder(page: Page): Promise<void> {
  // A price that is on its way is paler.
  await untilQuiet(page);
  expect([...(await accessibilityProblems(page)), ...(await layoutProblems(page))]).toEqual([]);
  await expectNoHorizontalScroll(page);
}

/** The left edge of a button. */
const leftOf = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('button', { name }).filter({ visible: true }).boundingBox())?.x ?? NaN;

describe('issue 11: desktop at 1280 by keyboard', () => {
  journey(
    'from home to the cashier: filters at the left of the cars, the bill at the right, the login in place',
    async ({ page, mobile }) => {
      const keyboard = new Keyboard(page);
      await page.goto('/');
      await keyboard.press(page.getByRole('button', { name: '去选车' }));

      const filters = page.getByRole('region', { name: '筛选' });
      await filters.waitFor();
      await plentifulCar(page).waitFor();
      await expectInOrder(page);
      const cards = page.getByRole('list', { name: '车辆' }).getByRole('listitem');
      const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
      expect(second?.y).toBe(first?.y);
      expect((await filters.boundingBox())?.x).toBeLessThan(first?.x ?? NaN);
      const before = await cards.count();
      await keyboard.press(filters.getByRole('button', { name: 'SUV', exact: true }));
      // What was chosen is said first above the cars, and can be taken back there.
      await page.getByRole('group', { name: '快速筛选' }).getByRole('button', { name: 'SUV' }).waitFor();
      const left = (): Promise<number> => cards.filter({ visible: true }).count();
      expect(await eventually(page, left, count => count < before)).toBeLessThan(before);

      await keyboard.press(plentifulCar(page));
      await page.getByRole('button', { name: '立即预订' }).waitFor();
      // Who comes back goes on at the car.
      await page.goBack();
      await page.waitForFunction(() => document.activeElement?.closest('[role="listitem"]'));
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '立即预订' }).waitFor();
      await expectInOrder(page);
      const section = await page.getByRole('heading', { name: '车辆参数' }).boundingBox();
      expect(await leftOf(page, '立即预订')).toBeGreaterThan(section?.x ?? NaN);
      // Below the head, Tab goes down the left column before the right one.
      const aside = await leftOf(page, '价格日历');
      const stops = (await keyboard.path()).filter(({ y }) => y > 60);
      expect(stops.some(({ name }) => name.includes('立即预订'))).toBe(true);
      const isRight = stops.map(({ x }) => x > aside);
      expect(isRight).toEqual([...isRight].sort());
      await keyboard.press(page.getByRole('button', { name: '立即预订' }));

      await page.getByRole('region', { name: '费用明细' }).waitFor();
      await expectInOrder(page);
      const form = await page.getByLabel('姓名').boundingBox();
      expect(await leftOf(page, '提交订单')).toBeGreaterThan((form?.x ?? NaN) + (form?.width ?? NaN));
      await keyboard.type(page.getByLabel('姓名'), renter.name);
      await keyboard.type(page.getByLabel('手机号'), mobile);
      await keyboard.type(page.getByLabel('身份证号'), renter.idCard);
      await keyboard.press(page.getByRole('button', { name: '提交订单' }));

      const login = page.getByRole('dialog', { name: '登录后提交订单' });
      await login.waitFor();
      await expectInOrder(page);
      await keyboard.press(login.getByRole('button', { name: '获取验证码' }));
      await login.getByText(/\d+秒后重发/).waitFor();
      await page.waitForFunction(() => document.activeElement?.id === 'login-vcode');
      await keyboard.type(login.getByLabel('验证码'), await smsCode(page, mobile));
      await keyboard.reach(login.getByRole('checkbox', { name: /我已阅读并同意/ }));
      await page.keyboard.press('Space');
      await keyboard.press(login.getByRole('button', { name: '登录并提交订单' }));
      await expectSubmitted(page);
      await expectInOrder(page);
    },
    { ...desktop, minutes: 4 },
  );
});
