import type { Page } from 'playwright-core';
import { expectNoHorizontalScroll, journey } from './support/app';
import {
  beginPayment,
  chooseCar,
  expectSubmitted,
  fillInRenter,
  plentifulCar,
  renter,
  submit,
} from './support/booking';
import { Finger } from './support/Finger';
import { logInToSubmit, smsCode } from './support/login';
import { eventually } from './support/waiting';

/** The total at the foot of the booking, yuan. */
async function totalOf(page: Page): Promise<number> {
  const text = await page.getByRole('button', { name: /明细/ }).filter({ visible: true }).innerText();
  return Number(/¥([\d.]+)/.exec(text.replace(/[\s,]/g, ''))?.[1]);
}

/** The price follows the choice, which takes a call. */
async function expectTotal(page: Page, wanted: number): Promise<void> {
  expect(
    await eventually(
      page,
      () => totalOf(page),
      total => total === wanted,
    ),
  ).toBe(wanted);
}

/** From home to the booking of a car: three taps. */
async function toBooking(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole('button', { name: '去选车' }));
  await finger.tap(plentifulCar(page));
  await finger.tap(page.getByRole('button', { name: '立即预订' }));
  await page.getByRole('button', { name: '提交订单' }).waitFor();
}

describe('issue 11: a second booking in five taps', () => {
  journey(
    'a new person is in the cashier after 11 taps, login included, and pays',
    async ({ page, mobile }) => {
      const finger = new Finger();
      await page.goto('/');
      await toBooking(page, finger);
      await finger.fill(page.getByLabel('姓名'), renter.name);
      await finger.fill(page.getByLabel('手机号'), mobile);
      await finger.fill(page.getByLabel('身份证号'), renter.idCard);
      await finger.tap(page.getByRole('button', { name: '提交订单' }));
      const login = page.getByRole('dialog', { name: '登录后提交订单' });
      await finger.tap(login.getByRole('button', { name: '获取验证码' }));
      await login.getByText(/\d+秒后重发/).waitFor();
      await finger.fill(login.getByLabel('验证码'), await smsCode(page, mobile));
      await finger.tap(login.getByRole('checkbox', { name: /我已阅读并同意/ }));
      await finger.tap(login.getByRole('button', { name: '登录并提交订单' }));
      await expectSubmitted(page);
      expect(finger.taps).toBeLessThanOrEqual(11);
      await beginPayment(page);
      await page.getByRole('button', { name: '支付成功' }).click();
      await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
    },
  );

  journey(
    'a member with a usual trip is in the cashier after 6 taps: place, insurance and driver are those of the last time',
    async ({ page, context, mobile }) => {
      await chooseCar(page);
      await page.getByRole('button', { name: '立即预订' }).click();
      await fillInRenter(page, mobile);
      await page.getByRole('checkbox', { name: /^保存为常用驾驶人/ }).click();
      await page.getByRole('radio', { name: /^优享/ }).click();
      await submit(page);
      await logInToSubmit(page, mobile);
      await expectSubmitted(page);

      const next = await context.newPage();
      await next.goto('/');
      await next.getByRole('button', { name: /^取车地点\s*北京首都机场T3店/ }).waitFor();
      const finger = new Finger();
      await toBooking(next, finger);
      const driver = next.getByRole('radio', { name: new RegExp(`^${renter.name}`) });
      await driver.waitFor();
      expect(await driver.getAttribute('aria-checked')).toBe('true');
      expect(await driver.innerText()).not.toContain(renter.idCard);
      await finger.tap(next.getByRole('button', { name: /^和上次一样\s*优享/ }));
      await next.getByText('车损无需自担').filter({ visible: true }).first().waitFor();
      await expectNoHorizontalScroll(next, 320);
      await finger.tap(next.getByRole('button', { name: '提交订单' }));
      await expectSubmitted(next);
      expect(finger.taps).toBeLessThanOrEqual(6);
      await next.getByRole('button', { name: '查看订单' }).click();
      await next.getByText(renter.name).filter({ visible: true }).first().waitFor();
    },
  );

  journey('a usual driver is removed with a tap, and somebody new is typed', async ({ page, mobile }) => {
    await chooseCar(page);
    await page.getByRole('button', { name: '立即预订' }).click();
    await fillInRenter(page, mobile);
    await page.getByRole('checkbox', { name: /^保存为常用驾驶人/ }).click();
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    await page.goto('/reserve_car?cartype_id=1008');
    await page.getByRole('button', { name: `移除${renter.name}` }).click();
    await page.getByLabel('身份证号').waitFor();
    await page.reload();
    await page.getByLabel('身份证号').waitFor();
    expect(await page.getByRole('radio', { name: new RegExp(`^${renter.name}`) }).count()).toBe(0);
  });
});

describe('issue 11: insurance in ten seconds', () => {
  journey('another package, and the total with it; three columns at 375 and at 320', async ({ page }) => {
    await chooseCar(page);
    await page.getByRole('button', { name: '立即预订' }).click();
    const packages = page.getByRole('radiogroup', { name: '保障套餐' });
    await packages.waitFor();
    const days = 3;
    const perDay = async (name: RegExp): Promise<number> =>
      Number(
        /¥([\d.]+)\/天/.exec(
          (await packages.getByRole('radio', { name }).innerText()).replace(/\s/g, ''),
        )?.[1],
      );
    // Its price is settled once the best coupon is taken off: the choice is shown before its price is there.
    await page.getByRole('button', { name: /^优惠券.*-¥/ }).waitFor();
    const basic = await totalOf(page);
    await page.getByText('车损最多自担¥1500').waitFor();
    for (const name of [/^无忧/, /^优享/]) {
      await packages.getByRole('radio', { name }).click();
      await page.getByText('车损无需自担').waitFor();
      const expected = basic + days * (await perDay(name));
      await expectTotal(page, expected);
    }
    await packages.getByRole('radio', { name: /^基础/ }).click();
    await expectTotal(page, basic);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoHorizontalScroll(page);
      const tops = await packages
        .getByRole('radio')
        .evaluateAll(columns => columns.map(column => Math.round(column.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      const cut = await packages
        .getByRole('radio')
        .evaluateAll(columns => columns.filter(column => column.scrollWidth > column.clientWidth + 1).length);
      expect(cut).toBe(0);
    }
  });
});
