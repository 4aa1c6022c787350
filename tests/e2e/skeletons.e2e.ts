import type { Page } from 'playwright-core';
import { journey } from './support/app';

// Issue 11: skeletons have the size of what comes.

/** Where the cards of the list stand on the screen, and how high they are. */
const cardsOf = (page: Page, list: string): Promise<{ top: number; height: number }[]> =>
  page.locator(list).evaluateAll(cards =>
    cards.slice(0, 3).map(card => {
      const { top, height } = card.getBoundingClientRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

journey(
  'the cards of the car list come where their skeletons stood, as high as they were',
  async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/api/cartype/search**', async route => {
      await held;
      await route.continue();
    });
    await page.goto('/carlist');
    await page.getByRole('status', { name: '正在加载' }).waitFor();
    const before = await cardsOf(page, '[aria-label="正在加载"] > * > :last-child > *');
    expect(before).toHaveLength(3);
    release();
    await page.getByRole('list', { name: '车辆' }).waitFor();
    expect(await cardsOf(page, '[aria-label="车辆"] [role="listitem"]')).toEqual(before);
  },
);
