import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { Desk } from './support/Desk';
import { login } from './support/login';

// Specification §2, /long_rent; issue 14: from search to application to quote to paid.

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
