import type { Page } from 'playwright-core';
import { address, journey } from './support/app';
import { untilQuiet } from './support/waiting';

/** The device stands there (WGS-84), and the person has allowed the app to know. */
async function standIn(page: Page, longitude: number, latitude: number): Promise<void> {
  const context = page.context();
  await context.grantPermissions(['geolocation'], { origin: address });
  await context.setGeolocation({ longitude, latitude });
}

const locate = (page: Page) => page.getByRole('button', { name: '定位', exact: true });

describe('issue 10, section 1: location', () => {
  journey(
    'Yanjiao is Langfang: one tap fills the place in, and its sites are asked for once',
    async ({ page }) => {
      await standIn(page, 116.8075, 39.9465);
      await page.goto('/');
      await page.getByRole('list', { name: '附近门店' }).waitFor();
      const asked: string[] = [];
      page.on('request', request => {
        if (request.url().includes('/api/site/get_sites')) asked.push(request.url());
      });
      await locate(page).click();
      await page.getByText('已定位到廊坊').waitFor();
      await page.getByRole('button', { name: /^取车地点\s*我的位置/ }).waitFor();
      await page.getByRole('button', { name: '取车城市：廊坊' }).waitFor();
      await untilQuiet(page);
      expect(asked).toHaveLength(1);
      await page.getByRole('button', { name: '去选车' }).click();
      await page.getByRole('list', { name: '车辆' }).waitFor();
    },
  );

  journey('Hong Kong is not served: it is said, and the city stays that was shown', async ({ page }) => {
    await standIn(page, 114.17, 22.3);
    await page.goto('/');
    await locate(page).click();
    await page.getByText('香港暂未开通服务，离您最近的城市是深圳。现在显示北京').waitFor();
  });

  journey(
    'a refused permission says how to allow it, and a city can be chosen meanwhile',
    async ({ page }) => {
      await page.goto('/');
      await locate(page).click();
      await page.getByText(/^定位未获允许，请在浏览器或App的设置里允许本页使用位置/).waitFor();
      await page.getByRole('button', { name: '取车城市：北京' }).click();
      await page.getByRole('button', { name: '上海', exact: true }).first().click();
      await page.getByRole('button', { name: '取车城市：上海' }).waitFor();
    },
  );

  journey('a city of return that was taken is offered again for the next return', async ({ page }) => {
    await page.goto('/city?purpose=return');
    await page.getByPlaceholder(/拼音或首字母/).fill('tj');
    await page.getByRole('button', { name: '天津', exact: true }).first().click();
    await page.goto('/city?purpose=return');
    await page.getByRole('heading', { name: '历史城市' }).waitFor();
  });
});
