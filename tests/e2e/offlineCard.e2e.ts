import type { Page } from 'playwright-core';
import { journey } from './support/app';
import { beginPayment, submitOrder } from './support/booking';
import { openColdOffline, untilKept } from './support/coldOffline';

// Issue 11, a companion after paying: the pickup card is readable after a cold start without network.

/** From a submitted order to its pickup card. */
async function openPickupCard(page: Page): Promise<void> {
  await beginPayment(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('button', { name: /^取车提醒/ }).click();
  await page.getByRole('heading', { level: 2, name: '带好证件' }).waitFor();
}

describe('issue 11: the pickup card without a network', () => {
  journey(
    'who has paid and looked at nothing more finds the trip on the home without a network, and behind it the card',
    async ({ page, context, mobile }) => {
      await submitOrder(page, mobile);
      await beginPayment(page);
      await page.getByRole('button', { name: '支付成功' }).click();
      await page.getByRole('button', { name: /^取车提醒/ }).waitFor();
      await untilKept(page);

      const offline = await openColdOffline(context, page, '/');
      await offline.getByRole('button', { name: /没有网络，点这里查看取车提醒/ }).click();
      await offline.getByText(/^离线内容，更新于/).waitFor();
      await offline.getByRole('img', { name: /^取车码/ }).waitFor();
    },
    { allow: ['request failed', 'console error'] },
  );

  journey(
    'a paid order’s card is there after a cold start offline, with its code, and nothing of it after the log-out',
    async ({ page, context, mobile }) => {
      await submitOrder(page, mobile);
      await openPickupCard(page);
      const address = page.url();
      await untilKept(page);

      const offline = await openColdOffline(context, page, address);
      await offline.getByText(/^离线内容，更新于/).waitFor();
      await offline.getByRole('img', { name: /^取车码/ }).waitFor();
      await offline.getByRole('heading', { level: 2, name: '带好证件' }).waitFor();

      await context.setOffline(false);
      await offline.goto('/profile');
      await offline.getByRole('button', { name: '退出登录' }).click();
      await offline.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
      await offline.getByRole('heading', { name: '未登录' }).waitFor();
      const left = await offline.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(left).not.toContain('pickup_cards');
      const cached = await offline.evaluate(async () => {
        const requests = await Promise.all(
          (await caches.keys()).map(async name => (await caches.open(name)).keys()),
        );
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(cached.filter(path => path !== '/' && !path.startsWith('/static/'))).toEqual([]);
    },
    { allow: ['request failed', 'console error'] },
  );
});
