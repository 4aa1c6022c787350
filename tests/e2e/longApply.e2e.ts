import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { choosePlace, declineQuote, send, takeSoonest } from './support/demand';
import { Desk } from './support/Desk';
import { fillInLogin, login, smsCode } from './support/login';

// Specification §2, /long_rent; issue 14: from search to application to quote to paid or declined, as guest and as member.

journey(
  'a company finds a car by pinyin, applies for ten, accepts the quote and pays it',
  async ({ page, mobile }) => {
    await login(page, mobile, '/longrent_book');
    await page.getByRole('button', { name: /^企业长租/ }).click();
    await page.getByRole('img', { name: '停在公司楼前的商务轿车' }).waitFor();
    await page.getByRole('button', { name: /^销售团队：10辆/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: /^销售团队：10辆/ }).click();

    await page.getByRole('searchbox').fill('dz');
    await page.getByRole('button', { name: /^大众/ }).click();
    await page.getByRole('heading', { name: '大众朗逸' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('region', { name: '朗逸' }).getByRole('button').click();

    const byNumber = page.getByRole('group', { name: '按数量' });
    await byNumber.getByRole('button', { name: /^10–19辆/, pressed: true }).waitFor();
    await page
      .getByRole('group', { name: '按租期' })
      .getByRole('button', { name: /^6个月/ })
      .click();
    await page.getByText('10–19辆减6%').waitFor();
    await page.getByRole('button', { name: /^交车时间/ }).click();
    await page.getByRole('button', { name: /^确定 · / }).click();
    await page.getByRole('button', { name: /^交车地点/ }).click();
    const sheet = page.getByRole('dialog', { name: '交车地点' });
    await sheet.getByRole('searchbox').fill('国贸');
    await sheet.getByRole('button', { name: /国贸/ }).first().click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByLabel('发票抬头').fill('北京某某科技有限公司');
    await page.getByLabel('称呼').fill('王经理');
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: '提交需求' }).click();
    await page.getByText('需求已提交').waitFor();

    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    expect(await desk.text()).toContain('北京某某科技有限公司');
    const offer = { '总价（元）': '19800', 报价说明: '大众朗逸10辆，首月租金', '有效期（小时）': '48' };
    expect(await desk.act('报价', offer)).toBe('已报价');

    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.getByText(/^报价¥19800/).click();
    await page.getByText('大众朗逸10辆，首月租金').waitFor();
    await page.getByRole('button', { name: '接受并付款' }).click();
    await pay(page);
    await page.goto('/order');
    await page.getByText('大众朗逸 · 10辆 · 6个月').click();
    await page.getByRole('heading', { name: '待服务' }).waitFor();
  },
);

/** From the home to the first vehicle of the first series that it shows, and its application up to the contact. */
async function applyForOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: /月起$/ }).first().click();
  await page.getByRole('button', { name: /\/月$/ }).first().click();
  await page.getByText('预估合计').waitFor();
  await page.getByRole('button', { name: '员工通勤', exact: true }).click();
  await takeSoonest(page, '交车时间');
  await choosePlace(page, '交车地点', '国贸');
  await page.getByLabel('发票抬头').fill('北京某某科技有限公司');
  await page.getByLabel('称呼').fill('王经理');
}

journey(
  'a member of a company declines the quote, and reads then that the desk cannot go lower',
  async ({ page, mobile }) => {
    await login(page, mobile, '/long_rent');
    await applyForOne(page);
    await send(page);
    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    const offer = { '总价（元）': '26000', 报价说明: '首月租金，含保险和保养', '有效期（小时）': '48' };
    expect(await desk.act('报价', offer)).toBe('已报价');

    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.getByText(/^报价¥26000/).click();
    await declineQuote(page, '超出预算，最多两万');
    await page.getByRole('heading', { name: '已联系' }).waitFor();
    expect(await page.getByRole('button', { name: '接受并付款' }).count()).toBe(0);
    expect(await desk.act('无法提供', { 原因: '这款车没有更低的月租' })).toBe('已告知客人');
    await page.reload();
    await page.getByRole('heading', { name: '无法提供' }).waitFor();
    await page.getByText('很抱歉，无法提供：这款车没有更低的月租').waitFor();
    await page.getByText('没有接受报价：超出预算，最多两万').waitFor();
    expect(await page.getByRole('button', { name: '取消需求' }).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

journey(
  'a guest applies by a code to their number, and is led to the login where the application stands',
  async ({ page, mobile }) => {
    await page.goto('/long_rent');
    await applyForOne(page);
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText(/\d+秒后重发/).waitFor();
    // A wrong code loses nothing.
    const code = await smsCode(page, mobile);
    await page.getByLabel('验证码').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: '提交需求' }).click();
    await page.getByText('验证码不正确，还可以试4次').waitFor();
    expect(await page.getByLabel('发票抬头').inputValue()).toBe('北京某某科技有限公司');
    await page.getByLabel('验证码').fill(code);
    await send(page);

    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.waitForURL(/\/login\?/);
    await fillInLogin(page, mobile);
    await page.waitForURL(/\/worksheet$/);
    await page.getByText('客服会尽快打电话给您，请保持电话畅通').click();
    await page.getByText('北京某某科技有限公司').waitFor();
  },
);
