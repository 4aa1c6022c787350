import { expectNoHorizontalScroll, journey } from './support/app';
import { login } from './support/login';

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

  journey(
    'a short screen that can be pulled down ends with the tab bar at the foot',
    async ({ page, mobile }) => {
      await login(page, mobile, '/order');
      await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
      const { y, height } = (await page
        .getByRole('navigation', { name: '主导航' })
        .filter({ visible: true })
        .last()
        .boundingBox()) ?? { y: NaN, height: NaN };
      expect(y + height).toBeCloseTo(page.viewportSize()?.height ?? NaN);
    },
  );

  journey('深色 is kept, and painted before the scripts have come (issue 11: no flash)', async ({ page }) => {
    const ground = (selector: string): Promise<string> =>
      page.locator(selector).evaluate(element => getComputedStyle(element).backgroundColor);
    await page.goto('/profile/more');
    await page.getByRole('radio', { name: '跟随系统', checked: true }).waitFor();
    expect(await ground('body')).toBe('rgb(245, 246, 248)');
    await page.getByRole('radio', { name: '深色' }).click();
    await page.getByRole('radio', { name: '深色', checked: true }).waitFor();
    expect(await ground('body')).toBe('rgb(16, 18, 20)');
    // The scripts never come: what is seen is what the document itself paints.
    await page.route('**/static/js/**', () => undefined);
    await page.goto('/profile/more', { waitUntil: 'commit' });
    await page.getByText('价格全含不加价').waitFor();
    expect(await ground('#app > div')).toBe('rgb(16, 18, 20)');
  });
});
