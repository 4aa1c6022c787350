import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { choosePlace, send, takeSoonest } from './support/demand';
import { Desk } from './support/Desk';
import { fillInLogin, login } from './support/login';
import { takePhoto } from './support/photos';

// Specification §2, /universal_vehicle; issue 14: from form with a picture to quote to paid, as member; declined by the desk; begun as guest.

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

/** Asks for a lorry to move house, up to the contact. */
async function askForLorry(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^货车/ }).click();
  await page.getByLabel('用途').fill('搬家，有钢琴');
  await takeSoonest(page, '用车时间');
  await choosePlace(page, '用车地点', '国贸');
  await page.getByLabel('称呼').fill('王先生');
}

journey(
  'a member reads why the desk cannot find what they asked for, and asks for something else',
  async ({ page, mobile }) => {
    await login(page, mobile, '/universal_vehicle');
    await askForLorry(page);
    await send(page);
    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    expect(await desk.act('无法提供', { 原因: '那两天货车都在跑长途' })).toBe('已告知客人');

    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.getByText('很抱歉，这次没能帮到您').click();
    await page.getByRole('heading', { name: '无法提供' }).waitFor();
    await page.getByText('很抱歉，无法提供：那两天货车都在跑长途').waitFor();
    // It is over, for both.
    expect(await page.getByRole('button', { name: '取消需求' }).count()).toBe(0);
    expect(await desk.offers('报价')).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);

    // The home asks anew, and holds nothing of it.
    await page.goto('/universal_vehicle');
    await page.getByRole('button', { name: /^皮卡/ }).click();
    expect(await page.getByLabel('用途').inputValue()).toBe('');
    await page.getByText('皮卡（双排5座），¥320/天 × 1辆 × 1天').waitFor();
  },
);

journey(
  'a guest who logs in on the way finds all that was typed, needs no code, and sends it',
  async ({ page, mobile }) => {
    await page.goto('/universal_vehicle');
    await askForLorry(page);
    await page.getByRole('button', { name: '增加用车天数' }).click();
    await page.getByLabel('预算').fill('1500');
    await page.getByLabel('备注').fill('六楼，有电梯');
    await page.getByLabel('手机号').fill(mobile);
    await page.getByLabel('验证码').waitFor();
    // Pictures are for members: they look for their own things, and are led to the login.
    await page.getByText('登录后可以添加图片，也可以在电话里说明').waitFor();
    await page.getByRole('button', { name: '快捷菜单' }).click();
    await page.getByRole('dialog', { name: '快捷菜单' }).getByRole('button', { name: '我的订单' }).click();
    await page.getByRole('heading', { name: '手机号登录' }).waitFor();
    await page.getByRole('heading', { name: '用车需求' }).waitFor({ state: 'hidden' });
    await fillInLogin(page, mobile);
    await page.waitForURL(/\/order$/);

    await page.goto('/universal_vehicle');
    await page.getByRole('button', { name: /^货车/ }).click();
    await page.getByText('货车（4.2米厢式），¥480/天 × 1辆 × 2天').waitFor();
    const typed = ['用途', '预算', '称呼', '手机号', '备注'].map(label =>
      page.getByLabel(label).inputValue(),
    );
    expect(await Promise.all(typed)).toEqual(['搬家，有钢琴', '1500', '王先生', mobile, '六楼，有电梯']);
    await page.getByRole('button', { name: /^用车地点.*国贸/ }).waitFor();
    expect(await page.getByLabel('验证码').count()).toBe(0);
    await page.getByRole('group', { name: '示例图片' }).waitFor();
    await send(page);

    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    expect(await desk.text()).toContain('六楼，有电梯');
    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.getByText('客服会尽快打电话给您，请保持电话畅通').waitFor();
  },
);
