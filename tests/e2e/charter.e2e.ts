import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { Desk } from './support/Desk';
import { login, smsCode } from './support/login';

// Specification §2, /chartered_car; issue 14: from form to quote to paid or declined, as guest and as member.

/** Chooses a place in the sheet of a field, by what is typed. */
async function choosePlace(page: Page, field: string, keyword: string, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const sheet = page.getByRole('dialog', { name: field });
  await sheet.getByRole('searchbox').fill(keyword);
  await sheet.getByRole('button', { name }).first().click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Asks to be met at the airport and driven into town, up to the contact. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '接机', exact: true }).click();
  await page.getByLabel('航班号').fill('CA1234');
  await page.getByRole('button', { name: /^用车时间/ }).click();
  await page.getByRole('button', { name: /^确定 · / }).click();
  await choosePlace(page, '上车地点', '首都机场', /首都国际机场|首都机场/);
  await choosePlace(page, '下车地点', '国贸', /国贸/);
  await page.getByRole('button', { name: '增加乘车人数' }).click();
  await page.getByRole('button', { name: '舒适5座' }).click();
  await page.getByText('预估合计').waitFor();
  await page.getByLabel('称呼').fill('王先生');
}

journey('a guest asks for a transfer, is called, accepts the quote and pays it', async ({ page, mobile }) => {
  await page.goto('/chartered_car');
  await fillIn(page);
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(/\d+秒后重发/).waitFor();
  await page.getByLabel('验证码').fill(await smsCode(page, mobile));
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();
  await page.getByText('400-000-5399').waitFor();

  const desk = await Desk.enter(page);
  await desk.open('用车需求', mobile);
  expect(await desk.text()).toContain(mobile);
  expect(await desk.act('记录联系', { 沟通结果: '周三上午接机，两位' })).toBe('已记录');
  const offer = { '总价（元）': '188', 报价说明: '舒适5座，含司机、燃油和过路费', '有效期（小时）': '24' };
  expect(await desk.act('报价', offer)).toBe('已报价');

  await login(page, mobile, '/worksheet');
  await page.getByText(/^报价¥188/).click();
  await page.getByText('舒适5座，含司机、燃油和过路费').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: '接受并付款' }).click();
  await pay(page);
  await page.getByText('用车前客服会打电话告知车辆信息').first().waitFor();
  await page.goto('/order');
  await page.getByText('接机 · 舒适5座').click();
  await page.getByRole('heading', { name: '待服务' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  // What they say of it then is what the next one reads.
  expect(await desk.act('完成服务')).toBe('已完成');
  await page.reload();
  await page.getByRole('heading', { name: '评价这次服务' }).waitFor();
  await page.getByRole('radio', { name: /^5星/ }).click();
  const word = `司机提前到了，${mobile.slice(-8)}号单`;
  await page.getByLabel('说说这次用车').fill(word);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);
  await page.getByRole('button', { name: '提交评价' }).click();
  await page.getByRole('heading', { name: '我的评价' }).waitFor();
  await page.goto('/chartered_car');
  await page.getByRole('heading', { name: '大家怎么说' }).waitFor();
  await page.getByText(word).waitFor();
});

journey('a member declines a quote with a word, and gives the demand up', async ({ page, mobile }) => {
  await login(page, mobile, '/chartered_car');
  await fillIn(page);
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();
  const desk = await Desk.enter(page);
  await desk.open('用车需求', mobile);
  await desk.act('报价', { '总价（元）': '999', 报价说明: '舒适5座', '有效期（小时）': '24' });
  await page.getByRole('button', { name: '查看我的需求' }).click();
  await page.getByText(/^报价¥999/).click();
  await page.getByRole('button', { name: '不接受' }).click();
  await page.getByLabel('哪里不合适').fill('比预估贵太多');
  await page.getByRole('button', { name: '告诉客服' }).click();
  await page.getByRole('heading', { name: '已联系' }).waitFor();
  await page.getByText('没有接受报价：比预估贵太多').waitFor();
  await page.getByRole('button', { name: '取消需求' }).click();
  await page.getByRole('button', { name: '确认取消' }).click();
  await page.getByRole('heading', { name: '已取消' }).waitFor();
});
