import { expectNoHorizontalScroll, journey } from './support/app';

/** Specification §2, shell: header with the title, bottom tabs. */
describe('the shell', () => {
  journey('opens home with its title and the four tabs', async ({ page }) => {
    await page.goto('/');
    expect(await page.title()).toBe('租车');
    const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('button');
    await tabs.first().waitFor();
    expect(await tabs.allInnerTexts()).toEqual(['首页', '客服', '订单', '我的']);
    await expectNoHorizontalScroll(page);
    await expectNoHorizontalScroll(page, 320);
  });
});
