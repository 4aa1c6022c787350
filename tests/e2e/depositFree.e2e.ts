import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { expectSubmitted, fillInRenter, pay, submit } from './support/booking';
import { logInInPlace } from './support/login';

// Issue 14: ALI asks for the waiver. Specification §2, /ali_rent_free; design/lines.md, deposit-free.

const ask = (page: Page): Promise<void> => page.getByRole('button', { name: '申请免押' }).click();
/** A car of the list that the screen shows, of which there are more than one or two. */
const listedCar = (page: Page) =>
  page.getByRole('list', { name: '车辆' }).getByRole('button').filter({ hasNotText: '仅剩' }).first();

journey(
  'a guest of ALI logs in, asks, passes, and books a car of the list without deposits',
  async ({ page, mobile }) => {
    await page.goto('/ali_rent_free?channel=ALI');
    await page.getByRole('heading', { name: '北京可免押的车' }).waitFor();
    await page
      .getByText(/^押金¥/)
      .first()
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: '登录后申请' }).click();
    await logInInPlace(page, '登录后申请免押', mobile, '登录并申请');
    await page.getByRole('heading', { name: '已通过信用免押' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await listedCar(page).click();
    await page.getByRole('button', { name: '立即预订' }).click();
    await fillInRenter(page, mobile);
    await page
      .getByText(/免付押金¥/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await submit(page);
    await expectSubmitted(page);
    await pay(page);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('heading', { level: 2, name: '待取车' }).waitFor();
    await page
      .getByText(/免付押金|无需支付押金/)
      .filter({ visible: true })
      .first()
      .waitFor();
  },
  { minutes: 3 },
);

journey(
  'a score below what it takes is refused with its reason, and can be asked again',
  async ({ page }) => {
    await page.goto('/ali_rent_free?channel=ALI&jd_score=600');
    await page.getByRole('list', { name: '车辆' }).waitFor();
    await ask(page);
    await page.getByRole('heading', { name: '这次不能免押' }).waitFor();
    await page.getByText('您的芝麻分未达到免押要求（650分），取车时请支付押金').waitFor();
    await page.getByRole('button', { name: '重新查询' }).click();
    await page.getByRole('heading', { name: '这次不能免押' }).waitFor();
    await page.getByRole('button', { name: '付押金租车' }).click();
    await page.waitForURL('**/carlist');
  },
);

journey('a provider that does not answer can be asked once more', async ({ page }) => {
  await page.goto('/ali_rent_free?channel=ALI&jd_score=unknown');
  await page.getByRole('list', { name: '车辆' }).waitFor();
  await ask(page);
  await page.getByRole('heading', { name: '暂时没有查询到结果' }).waitFor();
  await page.getByRole('button', { name: '再查一次' }).waitFor();
});

journey('from anywhere else it is said from where one has to come', async ({ page }) => {
  await page.goto('/ali_rent_free');
  await page.getByText(/^您进入的渠道不支持信用免押/).waitFor();
  await page.getByText('从支付宝进入，芝麻分650分及以上').waitFor();
});
