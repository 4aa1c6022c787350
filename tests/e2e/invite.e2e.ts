import { maskMobile } from '../../src/domain/identity';
import { accessibilityProblems, elderProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey, newPhone } from './support/app';
import { login } from './support/login';

// Specification §2, /profile/invite; issue 12: code, link, what both get, and a limit against self-invitation.
describe('an invitation', () => {
  journey('goes to a friend, who looks around first and has accepted it with the login', async phone => {
    const { page, mobile } = phone;
    await login(page, mobile, '/profile/invite');
    const link = await page.getByText(/\/profile\/invite\?code=[A-Z2-9]{8}$/).innerText();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);

    const friend = await newPhone();
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: `${maskMobile(mobile)}邀请您来租车` }).waitFor();
    await friend.page.getByText(`完成首次租车后，您和${maskMobile(mobile)}各得一张50元租车券。`).waitFor();
    expect(await accessibilityProblems(friend.page)).toEqual([]);
    await expectNoHorizontalScroll(friend.page, 320);
    await friend.page.getByRole('button', { name: '返回' }).click();
    await login(friend.page, friend.mobile, '/profile/invite');
    await friend.page.getByText('已接受好友的邀请').waitFor();
    await friend.page.goto(link);
    await friend.page.getByText('已接受邀请，完成首单后发券。').waitFor();
    await friend.context.close();

    await page.reload();
    await page.getByText('1位好友接受了邀请，等他们完成首单后发券').waitFor();
    await page.getByRole('heading', { name: maskMobile(friend.mobile) }).waitFor();

    await page.goto('/profile');
    await page.getByRole('switch', { name: /^长辈版/ }).click();
    for (const [url, text] of [
      ['/profile/invite', '我的邀请码'],
      ['/profile/third_party', '还没有绑定第三方账号'],
    ] as const) {
      await page.goto(url);
      await page.getByText(text).waitFor();
      expect(await elderProblems(page)).toEqual([]);
      await expectNoHorizontalScroll(page, 320);
    }
  });

  journey(
    'is nothing for oneself, by another number on the same phone',
    async ({ page, mobile, context }) => {
      await login(page, mobile, '/profile/invite');
      const link = await page.getByText(/\/profile\/invite\?code=[A-Z2-9]{8}$/).innerText();
      await page.goto(link);
      await page.getByText('我的邀请码').waitFor();
      await page.goto('/profile');
      await page.getByRole('button', { name: '退出登录' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
      await page.getByText('已退出登录').waitFor();
      const before = (await context.cookies()).map(({ name }) => name);
      expect(before).not.toContain('uid');
      const other = String(Number(mobile) + 100_000);
      await login(page, other, new URL(link).pathname + new URL(link).search);
      await page.getByRole('button', { name: '接受邀请' }).click();
      await page.getByRole('alert').filter({ hasText: '这台设备登录过邀请人的账号，不能接受邀请' }).waitFor();
    },
  );
});
