import type { Page } from 'playwright-core';
import { maskMobile } from '../../src/domain/identity';
import { channelLink } from '../support/channelLink';
import { accessibilityProblems } from './support/accessibility';
import { address, expectNoHorizontalScroll, journey, newPhone } from './support/app';
import { fillInForm } from './support/login';

const at = (page: Page, pathname: string): Promise<void> => page.waitForURL(url => url.pathname === pathname);

// Specification §4, third-party login: check the binding; if unbound, bind with mobile; then log in.
describe('who comes from a channel', () => {
  journey('is bound by their number once, and logged in from then on', async ({ page, mobile }) => {
    const openid = `e2e-${mobile}`;
    await page.goto(channelLink(openid, '/profile'));
    await page.getByRole('heading', { name: '绑定手机号' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
    await fillInForm(page, mobile, '登录并绑定');
    await at(page, '/profile');
    await page.getByText(maskMobile(mobile)).first().waitFor();

    // On another phone the channel's word is enough, once for each link.
    const other = await newPhone();
    const link = channelLink(openid, '/profile/third_party?channel=JD');
    await other.page.goto(link);
    await at(other.page, '/profile/third_party');
    await other.page.getByText('京东账号').waitFor();
    expect(await accessibilityProblems(other.page)).toEqual([]);
    const thief = await newPhone();
    await thief.page.goto(link);
    await at(thief.page, '/profile/third_party');
    await thief.page.getByRole('button', { name: '去登录' }).waitFor();

    // Unbound, the same person is nobody.
    await other.page.getByRole('button', { name: '解绑京东账号' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: '解绑' }).click();
    await other.page.getByText('还没有绑定第三方账号').waitFor();
    await thief.page.goto(channelLink(openid, '/profile'));
    await thief.page.getByRole('heading', { name: '绑定手机号' }).waitFor();
    await Promise.all([other.context.close(), thief.context.close()]);
  });

  journey('without a binding looks around as a guest', async ({ page, mobile }) => {
    await page.goto(channelLink(`e2e-${mobile}`, '/carlist'));
    await page.getByRole('button', { name: '暂不登录，先看看' }).click();
    await at(page, '/carlist');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('uid');
  });

  journey('by a forged link goes on as a guest, too', async ({ page, mobile }) => {
    await page.goto(channelLink(`e2e-${mobile}`, '/carlist').replace(`e2e-${mobile}`, 'e2e-somebody'));
    await at(page, '/carlist');
    await page.goto('/third_before_in');
    await at(page, '/');
  });

  journey('by a link of the sandbox comes in as people of partners do', async ({ page, mobile }) => {
    await page.goto(`${address}/sandbox`);
    const link = await page.getByRole('link', { name: '支付宝用户' }).getAttribute('href');
    await page.goto(link ?? '');
    await page.getByText(/从支付宝进入会自动登录/).waitFor();
    await fillInForm(page, mobile, '登录并绑定');
    await at(page, '/profile');
  });
});
