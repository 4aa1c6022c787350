import { journey } from './support/app';

/** Issue 11: back closes an open sheet instead of leaving the screen. */
describe('back', () => {
  journey('closes a sheet of the screen that the visit began with; the next one leaves', async ({ page }) => {
    await page.goto('/carlist');
    await page.goto('/');
    const sheet = page.getByRole('dialog', { name: '选择取还车时间' });
    const open = page.getByRole('button', { name: /修改取还车时间/ });
    await open.click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    // As often as the person likes.
    await open.click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/carlist');
  });

  journey(
    'closes a sheet of a further screen, which stays as it was; two quick ones leave it',
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: '去选车' }).click();
      await page.getByRole('list', { name: '车辆' }).getByRole('button').first().click();
      const heading = page.getByRole('heading', { level: 1, name: '车型详情' });
      await heading.waitFor();
      const url = page.url();
      const sheet = page.getByRole('dialog', { name: '选择取还车时间' });
      const open = page
        .getByRole('button', { name: /修改取还车时间/ })
        .filter({ visible: true })
        .first();
      await open.click();
      await sheet.waitFor();
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      expect(page.url()).toBe(url);
      await heading.waitFor();

      await open.click();
      await sheet.waitFor();
      await page.evaluate(() => {
        window.history.back();
        window.history.back();
      });
      await page.waitForURL('**/carlist');
      await page.getByRole('list', { name: '车辆' }).filter({ visible: true }).waitFor();
      await sheet.waitFor({ state: 'detached' });
      // The list is as the router knows it: it goes on from there, and back.
      await page.getByRole('list', { name: '车辆' }).getByRole('button').first().click();
      await heading.waitFor();
      await page.getByRole('button', { name: '返回' }).filter({ visible: true }).click();
      await page.waitForURL('**/carlist');
      await page.goBack();
      await page.getByRole('button', { name: '去选车' }).filter({ visible: true }).waitFor();
    },
  );
});
