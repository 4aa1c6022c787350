import { journey, newPhone } from './support/app';
import { login, logInInPlace } from './support/login';

// Issue 12, what it must show: blessing from sender to receiver.

journey(
  'a coupon goes to a friend with a card and words; who comes second gets nothing, and the sender sees it',
  async ({ page, mobile }) => {
    await login(page, mobile, '/create_greeting');
    await page.getByLabel('祝福语').fill('新车到手，一路平安');
    const coupons = page.getByRole('group', { name: '要送的优惠券' }).getByRole('button');
    await coupons.filter({ hasText: '首日免租' }).click();
    await page.getByRole('button', { name: '生成祝福' }).click();
    await page.getByRole('heading', { name: '祝福已生成，发给朋友吧' }).waitFor();
    const link = await page.getByText(/\/receive_blessing\?/).innerText();

    const friends = [await newPhone(), await newPhone()] as const;
    try {
      // Both have it open before the first one takes it.
      for (const friend of friends) {
        await friend.page.goto(link);
        await friend.page.getByText('新车到手，一路平安').waitFor();
      }
      for (const friend of friends) {
        await friend.page.getByRole('button', { name: '收下祝福' }).click();
        await logInInPlace(friend.page, '登录后收下祝福', friend.mobile, '登录并收下');
      }
      const [first, second] = friends;
      await second.page.getByRole('status').getByText('这份祝福已被别人领取。').waitFor();
      await first.page.getByRole('button', { name: '查看我的优惠券' }).click();
      await first.page.getByRole('heading', { name: '首日免租' }).nth(1).waitFor();
      for (const friend of friends) expect(friend.problems.found()).toEqual([]);

      await page.goto('/create_greeting');
      await page.getByRole('button', { name: '我送出的' }).click();
      const { mobile: receiver } = first;
      const masked = `${receiver.slice(0, 3)}****${receiver.slice(-4)}`;
      await page
        .getByRole('article')
        .getByText(new RegExp(`${masked.replaceAll('*', '\\*')}于.*领取$`))
        .waitFor();
    } finally {
      for (const { context } of friends) await context.close();
    }
  },
  { minutes: 2 },
);
