import type { Page } from 'playwright-core';
import { accessibilityProblems, elderProblems } from './support/accessibility';
import { sentCode } from './support/api';
import { expectNoHorizontalScroll, journey } from './support/app';
import { expectSubmitted, fillInRenter, pay, submit } from './support/booking';
import { login, logInInPlace } from './support/login';

// Specification §2, /employee_benefits; issue 14, company mail: code by mail on the sandbox page, public domains refused,
// benefits in list prices at once.

/** A car of which the first site of Beijing has enough. */
const car = '1034';

/** What the list of the first site asks a day for its first car, yuan. */
async function firstPrice(page: Page): Promise<number> {
  const cards = page.getByRole('list', { name: '车辆' }).getByRole('button');
  const text = await cards.first().innerText();
  return Number(/日均\s*¥?\s*(\d+)/.exec(text)?.[1]);
}

/** From the home page to the list of the airport of Beijing. */
async function openList(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^北京首都机场T3店/ })
    .first()
    .click();
  await page.getByRole('button', { name: '去选车' }).click();
  await page.getByRole('list', { name: '车辆' }).getByRole('button').first().waitFor();
}

async function expectGoodLook(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);
}

/** Asks for a code to an address, and joins with what the sandbox shows. */
async function joinBy(page: Page, email: string): Promise<void> {
  await page.getByLabel('企业邮箱').fill(email);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(`验证码已发送到${email}`).waitFor();
  await page.getByLabel('验证码').fill(await sentCode(email));
  await page.getByRole('button', { name: '加入', exact: true }).click();
}

journey('an employee joins by mail, books at the price of the company, and leaves', async phone => {
  const { page, mobile } = phone;
  const email = `zhang.${mobile.slice(-8)}@hailan.example`;
  await login(page, mobile, '/');
  await openList(page);
  const before = await firstPrice(page);

  await page.goto('/profile');
  await page.getByRole('button', { name: '员工福利' }).click();
  await page.getByText('看到的就是企业价').waitFor();
  await expectGoodLook(page);
  await page.getByLabel('企业邮箱').fill('zhang@qq.com');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('这是个人邮箱，请使用公司为您开通的企业邮箱').waitFor();
  await joinBy(page, email);
  await page.getByText('租车费8.8折').waitFor();
  await page.getByText('企业专享立减60元').waitFor();
  await expectGoodLook(page);

  await openList(page);
  await page.getByText('价格已含企业优惠').waitFor();
  expect(await firstPrice(page)).toBeLessThan(before);
  await expectGoodLook(page);

  await page.goto(`/reserve_car?cartype_id=${car}`);
  await page.getByText('海岚科技员工价，租车费优惠12%').first().waitFor();
  await fillInRenter(page, mobile);
  await submit(page);
  await expectSubmitted(page);
  await pay(page);
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('heading', { level: 2, name: '待取车' }).waitFor();
  await page.getByRole('button', { name: '费用明细' }).click();
  await page.getByText('企业优惠', { exact: true }).filter({ visible: true }).waitFor();

  await page.goto('/employee_benefits/result');
  await page.getByRole('button', { name: '退出员工福利' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出', exact: true }).click();
  await page.getByText('还没有加入员工福利').waitFor();
  await openList(page);
  expect(await firstPrice(page)).toBe(before);
  expect(await page.getByText('价格已含企业优惠').count()).toBe(0);
});

journey('a visitor logs in on the way; a company that we do not know becomes a feedback', async phone => {
  const { page, mobile } = phone;
  await page.goto('/employee_benefits');
  await page.getByLabel('企业邮箱').fill('zhang@unknown.example');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await logInInPlace(page, '登录后加入', mobile, '登录并继续');
  await page.getByText('“unknown.example”所在的公司还没有开通员工福利').waitFor();
  await expectGoodLook(page);
  await page.getByRole('button', { name: '告诉我们您的公司' }).click();
  await page.getByText('企业邮箱后缀：unknown.example').waitFor();
});

journey('an address is one person’s, and both screens are good to read in elder mode', async phone => {
  const { page, mobile } = phone;
  const email = `wang.${mobile.slice(-6)}@beichen-air.example`;
  await login(page, mobile, '/profile');
  await page.getByRole('switch', { name: /^长辈版/ }).click();
  await page.goto('/employee_benefits/home');
  await joinBy(page, email);
  await page.getByText('租车费8.5折').waitFor();
  expect(await elderProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);
  await page.goto('/employee_benefits');
  await page.getByRole('button', { name: /北辰航空服务/ }).waitFor();
  expect(await elderProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);
});
