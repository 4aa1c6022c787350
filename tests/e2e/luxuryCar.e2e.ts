import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { fillInRenter, renter } from './support/booking';
import { choosePlace, declineQuote, send, takeSoonest } from './support/demand';
import { Desk } from './support/Desk';
import { login } from './support/login';

// Specification §2, /luxury_car; issue 14: a car in stock is booked as any other, one that is not makes a demand.

/** Somebody of 22, whose number belongs to nobody. */
const young = '110101200401010036';

journey('a car in stock is booked at its site, by who is 26', async ({ page, mobile }) => {
  await login(page, mobile, '/luxury_car');
  await page.getByText('驾驶人年满26周岁、驾龄满3年').waitFor();
  const car = page.getByRole('article').filter({ hasText: '立即预订' }).first();
  await car.waitFor();
  const name = await car.getByRole('heading').innerText();
  // 国贸店 · 2.3公里 · 4.8分
  const site = /(\S+) · [\d.]+(?:公里|米)/.exec(await car.innerText())?.[1] ?? '';
  expect(site).not.toBe('');
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);
  await car.getByRole('button', { name: /^立即预订/ }).click();
  await page.waitForURL(/\/reserve_car\?cartype_id=\d+/);
  // The window lies behind it.
  await page.getByText(name).filter({ visible: true }).first().waitFor();
  await page.getByText(site).filter({ visible: true }).first().waitFor();
  const rule = page.getByText(/驾龄满3年，且不超过75周岁/);
  await rule.first().waitFor();

  await fillInRenter(page, mobile);
  await page.getByLabel('身份证号').fill(young);
  const told = await rule.count();
  await page.getByRole('button', { name: '提交订单' }).click();
  // Once more, at its field: nothing was ordered.
  await rule.nth(told).waitFor();
  await page.getByLabel('身份证号').fill(renter.idCard);
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('heading', { name: '收银台' }).waitFor();
});

journey('one that its city has not is asked for, and somebody offers it', async ({ page, mobile }) => {
  await login(page, mobile, '/luxury_car');
  await page.getByRole('button', { name: /^用车城市/ }).click();
  await page.getByRole('heading', { name: '有现车' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // A city that has some of them, and not all.
  await page
    .getByRole('radio', { name: / · [1-7]款$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^请客服找车/ })
    .first()
    .click();
  await page.getByText('费用预估').waitFor();
  expect(await page.getByLabel('意向车型').inputValue()).not.toBe('');
  await page.getByRole('button', { name: /^用车时间/ }).click();
  await page.getByRole('button', { name: /^确定 · / }).click();
  await page.getByRole('button', { name: /^交车地点/ }).click();
  const sheet = page.getByRole('dialog', { name: '交车地点' });
  await sheet.getByRole('searchbox').fill('站');
  await sheet.getByRole('button', { name: /站/ }).first().click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByLabel('称呼').fill('王先生');
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();

  const desk = await Desk.enter(page);
  await desk.open('用车需求', mobile);
  const offer = { '总价（元）': '6800', 报价说明: '从邻近城市调车，送到门口', '有效期（小时）': '24' };
  expect(await desk.act('报价', offer)).toBe('已报价');
  await page.getByRole('button', { name: '查看我的需求' }).click();
  await page.getByText(/^报价¥6800/).click();
  await page.getByText('从邻近城市调车，送到门口').waitFor();
});

journey(
  'a member declines the quote of a luxury car with a word, and finds on its home that it is talked about',
  async ({ page, mobile }) => {
    await login(page, mobile, '/luxury_car');
    await page.getByRole('button', { name: /^没有想要的车？/ }).click();
    await page.getByRole('button', { name: '敞篷跑车', exact: true }).click();
    await takeSoonest(page, '用车时间');
    await choosePlace(page, '交车地点', '国贸');
    await page.getByLabel('称呼').fill('王先生');
    await send(page);

    const desk = await Desk.enter(page);
    await desk.open('用车需求', mobile);
    const offer = { '总价（元）': '3800', 报价说明: '敞篷跑车1天，自驾', '有效期（小时）': '24' };
    expect(await desk.act('报价', offer)).toBe('已报价');

    await page.getByRole('button', { name: '查看我的需求' }).click();
    await page.getByText(/^报价¥3800/).click();
    await page.getByRole('heading', { name: '客服报价' }).waitFor();
    await declineQuote(page, '周末太贵，平日可以');
    await page.getByRole('heading', { name: '已联系' }).waitFor();
    // What was declined is offered no longer.
    await page.getByRole('heading', { name: '客服报价' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: '接受并付款' }).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await desk.offers('报价')).toBe(true);
    expect(await desk.text()).toContain('没有接受报价：周末太贵，平日可以');

    await page.goto('/luxury_car');
    await page.getByRole('heading', { name: '最近的需求' }).waitFor();
    await page.getByText('正在为您安排车辆，报价会显示在这里').waitFor();
  },
);
