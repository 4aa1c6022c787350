import type { BrowserContext, Page } from 'playwright-core';
import { untilQuiet } from './waiting';

/** Waits until the device has the app, which it keeps once there is a card. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration('/')) ?? {};
    return active?.state === 'activated' && (await caches.match('/')) !== undefined;
  });
  // Chromium finds what is still being written, and takes it away with a page that is closed meanwhile.
  await untilQuiet(page);
}

/** The app is closed, the network is gone, and it is opened again at an address. */
export async function openColdOffline(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  const [worker] = context.serviceWorkers();
  // What the worker asks for itself does not get through either, or this would prove nothing.
  expect(
    await worker?.evaluate(() =>
      fetch('/livez').then(
        () => 'network',
        () => 'none',
      ),
    ),
  ).toBe('none');
  const opened = await context.newPage();
  await opened.goto(address);
  return opened;
}
