import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { Desk } from './support/Desk';
import { login } from './support/login';
import { takePhoto } from './support/photos';

// Specification §2, /universal_vehicle; issue 14: from form with a picture to quote to paid, as member.

journey(
  'a member asks for a motorhome with a picture, accepts the quote and pays it',
  async ({ page, mobile }) => {
    await login(page, mobile, '/universal_vehicle');
    await page.getByRole('img', { name: '行驶在山间公路上的大巴和清障车' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: /^房车/ }).click();
    await page.getByText('房车（C型，睡4人），¥880/天 × 1辆 × 1天').waitFor();
    await page.getByRole('button', { name: '增加用车天数' }).click();
    await page.getByLabel('用途').fill('周末露营');
    await page.getByRole('button', { name: /^用车时间/ }).click();
    await page.getByRole('button', { name: /^确定 · / }).click();
    await page.getByRole('button', { name: /^用车地点/ }).click();
    const sheet = page.getByRole('dialog', { name: '用车地点' });
    await sheet.getByRole('searchbox').fill('国贸');
    await sheet.getByRole('button', { name: /国贸/ }).first().click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('switch', { name: /^需要司机/ }).click();
    await page.getByText('每车1名司机，¥400/天 × 1辆 × 2天').waitFor();
    await page.getByLabel('预算').fill('3000');
    await takePhoto(page, '图片1');
    await page.getByLabel('称呼').fill('王先生');
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: '提交需求' }).click();
    await page.getByText('需求已提交').waitFor();

    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    expect(await desk.text()).toContain('周末露营');
    const offer = { '总价（元）': '2500', 报价说明: '大通C型房车，含司机', '有效期（小时）': '24' };
    expect(await desk.act('报价', offer)).toBe('已报价');

    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.getByText(/^报价¥2500/).click();
    await page.getByText('大通C型房车，含司机').waitFor();
    await page.getByRole('img', { name: '图片1' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '接受并付款' }).click();
    await pay(page);
    await page.goto('/order');
    await page.getByText('房车 · 1辆 · 2天').click();
    await page.getByRole('heading', { name: '待服务' }).waitFor();
  },
);
