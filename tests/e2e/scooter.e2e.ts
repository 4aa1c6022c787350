import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { pay } from './support/booking';
import { Desk } from './support/Desk';
import { login } from './support/login';

// Specification §2, /scooter; issue 14: a replacement with the voucher of a shop, free and booked at once; a scooter quoted
// and paid, and one declined.

/** Chooses something in the sheet of a field, by what is typed. */
async function choose(page: Page, field: string, keyword: string, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const sheet = page.getByRole('dialog', { name: field });
  await sheet.getByRole('searchbox').fill(keyword);
  await sheet.getByRole('button', { name }).first().click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Takes the earliest time that a field offers. */
async function soonest(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('button', { name: /^确定 · / }).click();
}

/** Fills in the plate, the model and the shop of the car that is repaired, and the code of a voucher. */
async function fillRepair(page: Page, voucher: string): Promise<void> {
  await page.getByLabel('车牌号').fill('京a·12345');
  await page.getByLabel('在修车型').fill('大众速腾');
  await page.getByLabel('代步券码').fill(voucher);
  await choose(page, '维修厂', '顺驰', /^北京顺驰汽车4S店/);
}

journey(
  'a replacement whose voucher covers it costs nothing, and is booked without the cashier',
  async ({ page, mobile }) => {
    await login(page, mobile, '/scooter');
    await page.getByRole('img', { name: '停在街边的踏板车' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: /^经济型/ }).click();
    await fillRepair(page, 'DB1100001E');
    await page.getByText('这张券已经过期，有效期到2026年10月31日').waitFor();
    await page.getByLabel('代步券码').fill('DB1100001A');
    await page.getByLabel('代步券码').blur();
    await page.getByText(/^可免费用车3天/).waitFor();
    await page.getByText(/^抵扣3天经济型租金/).waitFor();
    await soonest(page, '送车时间');
    await choose(page, '送车地点', '国贸', /国贸/);
    await page.getByLabel('称呼').fill('王先生');
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await page.getByRole('button', { name: '提交需求' }).click();
    await page.getByText('需求已提交').waitFor();

    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    expect(await desk.text()).toContain('DB1100001A');
    const offer = { '总价（元）': '0', 报价说明: '经济型轿车，代步券全额抵扣', '有效期（小时）': '24' };
    expect(await desk.act('报价', offer)).toBe('已报价');

    await page.goto('/scooter/order_list');
    await page.getByText(/^报价免费/).click();
    await page.getByText('经济型轿车，代步券全额抵扣').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '接受并确认' }).click();
    await page.getByRole('heading', { name: '待服务' }).waitFor();
    expect(await desk.act('登记车辆', { 车型: '大众Polo', 车牌号或车架号: '京b67890' })).toBe('已登记');
    await page.goto('/scooter/order_list');
    await page.getByText('大众Polo 京B67890').click();
    await page.getByRole('heading', { name: '用车和还车' }).waitFor();
    await page.getByText('¥128/天', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

journey('a voucher that another demand has is told at its field', async ({ page, mobile }) => {
  await login(page, mobile, '/scooter/submit?kind=REPLACEMENT&choice=ECONOMY');
  await fillRepair(page, 'DB1100001C');
  await page.getByText(/^可免费用车7天/).waitFor();
  await soonest(page, '送车时间');
  await choose(page, '送车地点', '国贸', /国贸/);
  await page.getByLabel('称呼').fill('王先生');
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();
  await page.goto('/scooter/submit?kind=REPLACEMENT');
  await fillRepair(page, 'DB1100001C');
  await page.getByText('这张券已经用过了，一张券只能用一次').waitFor();
});

/** Asks for a light scooter of a site, up to what the desk does. */
async function askForScooter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^轻便电动车/ }).click();
  await choose(page, '取车门店', 'T3', /首都机场T3店/);
  await soonest(page, '取车时间');
  await page.getByRole('button', { name: '增加用车天数' }).click();
  await page.getByRole('button', { name: '增加头盔' }).click();
  await page.getByText('¥5/天 × 1个 × 2天').waitFor();
  await page.getByLabel('称呼').fill('王先生');
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();
}

journey('a scooter of a site is quoted and paid', async ({ page, mobile }) => {
  await login(page, mobile, '/scooter');
  await askForScooter(page);
  const desk = await Desk.enter(page);
  await desk.open('用车需求', mobile);
  const offer = { '总价（元）': '88', 报价说明: '轻便电动车，含2个头盔', '有效期（小时）': '24' };
  expect(await desk.act('报价', offer)).toBe('已报价');
  await page.goto('/scooter/order_list');
  await page.getByText(/^报价¥88/).click();
  await page.getByRole('button', { name: '接受并付款' }).click();
  await pay(page);
  await page.goto('/scooter/order_list');
  await page.getByText('待服务').click();
  await page.getByText('¥39/天', { exact: true }).waitFor();
});

journey('a scooter that costs too much is declined with a word', async ({ page, mobile }) => {
  await login(page, mobile, '/scooter');
  await askForScooter(page);
  const desk = await Desk.enter(page);
  await desk.open('用车需求', mobile);
  await desk.act('报价', { '总价（元）': '300', 报价说明: '轻便电动车', '有效期（小时）': '24' });
  await page.goto('/scooter/order_list');
  await page.getByText(/^报价¥300/).click();
  await page.getByRole('button', { name: '不接受' }).click();
  await page.getByLabel('哪里不合适').fill('比预估贵');
  await page.getByRole('button', { name: '告诉客服' }).click();
  await page.getByText('没有接受报价：比预估贵').waitFor();
  await page.getByRole('heading', { name: '已联系' }).waitFor();
});
