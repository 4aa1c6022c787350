import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { choosePlace } from './support/demand';
import { Desk } from './support/Desk';
import { login, smsCode } from './support/login';

// Specification §2, /marriage_car; issue 14: a column of cars from form to quote to paid or declined, as guest and as member.

/** From the home to a column of six on a day that the almanac recommends, up to the contact. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('img', { name: '驶过花门的婚礼车队' }).waitFor();
  await page.getByRole('button', { name: /^按品牌找/ }).click();
  await page.getByRole('searchbox').fill('bc');
  await page.getByRole('button', { name: '奔驰 · 3款' }).click();
  await page.getByRole('button', { name: '选作头车：奔驰迈巴赫S级' }).click();
  await page.getByRole('button', { name: /^跟车/ }).click();
  await page.getByRole('searchbox').fill('bmw');
  await page.getByRole('button', { name: '宝马 · 2款' }).click();
  await page.getByRole('button', { name: '选作跟车：宝马5系' }).click();
  await page.getByRole('img', { name: '车队：头车奔驰迈巴赫S级，后面5辆宝马5系' }).waitFor();

  await page.getByRole('button', { name: /^集合时间/ }).click();
  const sheet = page.getByRole('dialog', { name: '集合时间' });
  await sheet.getByRole('button', { name: '下个月' }).click();
  await sheet
    .getByRole('button', { name: /宜嫁娶/ })
    .first()
    .click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^确定 · / }).click();
  await page.getByRole('button', { name: '半天4小时' }).click();
  await choosePlace(page, '集合地点', '国贸');
  await choosePlace(page, '婚礼地点', '望京');
  await page.getByRole('button', { name: '头车花艺' }).click();
  await page.getByText('宝马5系，¥1180/天 × 60%（半天） × 5辆').waitFor();
  await page.getByLabel('称呼').fill('王先生');
}

journey(
  'a guest puts a column together, is called, accepts the quote and pays it',
  async ({ page, mobile }) => {
    await page.goto('/marriage_car');
    await fillIn(page);
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText(/\d+秒后重发/).waitFor();
    await page.getByLabel('验证码').fill(await smsCode(page, mobile));
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: '提交需求' }).click();
    await page.getByText('需求已提交').waitFor();

    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    expect(await desk.text()).toContain('奔驰迈巴赫S级');
    expect(await desk.text()).not.toContain('maybach-s');
    const offer = { '总价（元）': '8800', 报价说明: '迈巴赫头车和5辆宝马5系，含司机和头车花艺' };
    expect(await desk.act('报价', { ...offer, '有效期（小时）': '48' })).toBe('已报价');

    await login(page, mobile, '/worksheet');
    await page.getByText(/^报价¥8800/).click();
    await page.getByText('迈巴赫头车和5辆宝马5系，含司机和头车花艺').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '接受并付款' }).click();
    await pay(page);
    await page.goto('/order');
    await page.getByText('奔驰迈巴赫S级 · 6辆').click();
    await page.getByRole('heading', { name: '待服务' }).waitFor();
    await page.getByText('宝马5系', { exact: true }).waitFor();
  },
);

journey('a member declines the quote of a column with a word', async ({ page, mobile }) => {
  await login(page, mobile, '/marriage_car/home');
  await fillIn(page);
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();
  const desk = await Desk.enter(page);
  await desk.open('用车需求', mobile);
  await desk.act('报价', { '总价（元）': '19999', 报价说明: '整队迈巴赫', '有效期（小时）': '24' });
  await page.getByRole('button', { name: '查看我的需求' }).click();
  await page.getByText(/^报价¥19999/).click();
  await page.getByRole('button', { name: '不接受' }).click();
  await page.getByLabel('哪里不合适').fill('只要头车是迈巴赫');
  await page.getByRole('button', { name: '告诉客服' }).click();
  await page.getByRole('heading', { name: '已联系' }).waitFor();
  await page.getByText('没有接受报价：只要头车是迈巴赫').waitFor();
});
