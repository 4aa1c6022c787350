import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { decided } from './support/accident';
import { callerOn, told } from './support/api';
import { expectNoHorizontalScroll, journey } from './support/app';
import type { Desk } from './support/Desk';
import { expectState, rent } from './support/order';
import { takePhoto } from './support/photos';
import { toIso } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';

// Specification §2, /insure_apply/merchant; issue 15: a repair shop enters by its link what an accident costs; contested, it
// goes back to the shop by a new link, and the old one is over.

const shop = { 维修厂: '北京顺捷汽修', 维修厂手机号: '13800001234' };

/** The link that the desk shows of the accident that stands open there. */
async function linkAt(desk: Desk): Promise<string> {
  const [link] = /\/insure_apply\/merchant\?token=\S+/.exec(await desk.text()) ?? [];
  if (link === undefined) throw new Error('the desk shows no link');
  return link;
}

/** Chooses one of the two times of the repair: the first that is offered, on a day of the calendar. */
async function chooseTime(page: Page, which: RegExp, day: RegExp): Promise<void> {
  await page.getByRole('button', { name: which }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: day }).first().click();
  await sheet.getByRole('button', { name: /^确定/ }).click();
}

journey(
  'a shop enters its figures with a photo, the renter contests them, and a new link takes the place of the old one',
  async ({ page, mobile }) => {
    const desk = await rent(page, mobile);
    const orderid = new URL(page.url()).searchParams.get('orderid') ?? '';
    const { id } = await told({ call: callerOn(page.context()) }, 'POST /api/order/accident/accident_add', {
      ...{ orderid, client_key: 'a'.repeat(24) + mobile.slice(-8), time: toIso(worldNow()) },
      ...{ place: '东三环三元桥出口', description: '追尾' },
      ...{ is_injured: false, has_police: true, has_other: true },
    });
    await desk.open('事故', id);
    await desk.act('发定损链接', shop);
    const first = await linkAt(desk);

    const workshop = await page.context().newPage();
    await workshop.goto(first);
    await workshop.getByRole('heading', { name: '待定损' }).waitFor();
    expect(await accessibilityProblems(workshop)).toEqual([]);
    await workshop.getByRole('button', { name: '录入定损' }).click();
    await chooseTime(workshop, /^开始维修/, /^11月25日/);
    await chooseTime(workshop, /^修好交车/, /^11月27日/);
    await workshop.getByLabel('维修费').fill('3000');
    await takePhoto(workshop, '定损照片1');
    await expectNoHorizontalScroll(workshop, 320);
    expect(await accessibilityProblems(workshop)).toEqual([]);
    await workshop.getByRole('button', { name: '提交定损' }).click();
    await workshop.getByRole('heading', { name: '已提交，可以修改' }).waitFor();

    await desk.act('核定责任', decided);
    await page.goto(`/insure_apply/user/detail?id=${id}`);
    await expectState(page, '待您确认');
    await page.getByText('维修费').first().waitFor();
    await page.getByRole('button', { name: '申诉' }).click();
    await page.getByLabel('情况说明').fill('维修费偏高');
    await page.getByRole('button', { name: '提交申诉' }).click();
    await expectState(page, '申诉中');

    await desk.act('退回重新定损', { 原因: '请核对维修费', ...shop });
    const second = await linkAt(desk);
    expect(second).not.toBe(first);
    await workshop.goto(first);
    await workshop.getByText('这个链接不能用了').waitFor();
    await workshop.goto(second);
    await workshop.getByRole('heading', { name: '待定损' }).waitFor();
  },
  { minutes: 3 },
);
