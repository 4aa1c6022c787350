import type { Page } from 'playwright-core';
import { fillInRenter, pay } from './support/booking';
import { journey, newPhone } from './support/app';
import { Desk } from './support/Desk';
import { login, logInInPlace } from './support/login';

// Issue 14, what it must show: a group completed and failed, a brand's coupon taken and used.

const activity = '/activity_mobile?id=together';

/** Founds a group, as a member on the activity's page; resolves to the link that goes to friends. */
async function foundGroup(page: Page): Promise<string> {
  await page.getByRole('button', { name: '发起3人团' }).click();
  await page.getByText('还差2人成团').waitFor();
  return page.getByText(/group=/).innerText();
}

journey(
  'three people complete a group: the founder sees it without doing anything, and a fourth comes too late',
  async ({ page, mobile }) => {
    await login(page, mobile, activity);
    const link = await foundGroup(page);
    const friends = [await newPhone(), await newPhone(), await newPhone()] as const;
    try {
      for (const friend of friends) {
        await friend.page.goto(link);
        await friend.page.getByRole('button', { name: '参加这个团' }).waitFor();
      }
      const [second, third, late] = friends;
      for (const friend of [second, third]) {
        await friend.page.getByRole('button', { name: '参加这个团' }).click();
        await logInInPlace(friend.page, '登录后参加拼团', friend.mobile, '登录并参加');
      }
      await third.page.getByRole('heading', { name: '成团了' }).waitFor();
      await page.getByRole('heading', { name: '成团了' }).waitFor();
      await page.getByRole('heading', { name: '我领到的券' }).waitFor();
      // It had the page open all the time.
      await late.page.getByRole('heading', { name: '这个团已经成团' }).waitFor();
      await late.page.getByRole('button', { name: '发起3人团' }).waitFor();
      expect(await late.page.locator('body').innerText()).not.toContain(mobile.slice(-4));
      await second.page.goto('/activity_mobile');
      await second.page.getByRole('heading', { name: '我的团' }).waitFor();
      await second.page.getByRole('heading', { name: '拼团立减80元' }).waitFor();
      for (const friend of friends) expect(friend.problems.found()).toEqual([]);
    } finally {
      for (const { context } of friends) await context.close();
    }
  },
  { minutes: 3 },
);

journey(
  'a group that ends before it is complete has failed for everybody: nobody has anything, and a new one can be founded',
  async ({ page, mobile }) => {
    await login(page, mobile, activity);
    const link = await foundGroup(page);
    const code = new URL(link).searchParams.get('group') ?? '';
    const friend = await newPhone();
    try {
      await friend.page.goto(link);
      await friend.page.getByRole('button', { name: '参加这个团' }).click();
      await logInInPlace(friend.page, '登录后参加拼团', friend.mobile, '登录并参加');
      await friend.page.getByRole('heading', { name: '还差1人成团' }).waitFor();
      const desk = await Desk.enter(page);
      await desk.open('拼团', code);
      expect(await desk.act('提前解散')).toBe('已解散');
      for (const one of [page, friend.page]) await one.getByRole('heading', { name: '没有成团' }).waitFor();
      await page.getByRole('button', { name: '发起3人团' }).click();
      await page.getByRole('heading', { name: '还差2人成团' }).waitFor();
      expect(friend.problems.found()).toEqual([]);
    } finally {
      await friend.context.close();
    }
  },
  { minutes: 3 },
);

journey(
  'the coupon of a brand is taken in its shop and used for one of its cars',
  async ({ page, mobile }) => {
    await page.goto('/brand_area');
    await page.getByRole('button', { name: /比亚迪明星店/ }).click();
    await page.getByRole('button', { name: '领取店铺券' }).click();
    await logInInPlace(page, '登录后领取店铺券', mobile, '登录并领取');
    await page.getByRole('heading', { name: '我领到的店铺券' }).waitFor();
    await page
      .getByRole('list', { name: '车辆' })
      .getByRole('button')
      .filter({ hasNotText: '仅剩' })
      .first()
      .click();
    await page.getByRole('button', { name: '立即预订' }).click();
    await page.getByRole('button', { name: /优惠券/ }).click();
    await page.getByRole('button', { name: /比亚迪店铺券/ }).click();
    await fillInRenter(page, mobile);
    await page.getByRole('button', { name: '提交订单' }).click();
    await pay(page);
    await page.goto('/brand_area?id=byd');
    await page.getByRole('heading', { name: '我领到的店铺券' }).waitFor();
    await page.goto('/profile/coupon');
    await page.getByRole('button', { name: '已使用' }).click();
    await page.getByRole('heading', { name: '比亚迪店铺券' }).waitFor();
  },
  { minutes: 3 },
);
