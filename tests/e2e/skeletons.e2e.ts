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

journey('a car whose picture is on its way stands as an outline, not as nothing', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/media/**', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/carlist');
  const picture = page.getByRole('list', { name: '车辆' }).locator('img').first();
  await picture.waitFor();
  const look = (): Promise<{ ground: string; mask: string; line: string }> =>
    picture.evaluate(image => {
      const { backgroundColor: ground, maskImage: mask } = getComputedStyle(image);
      const line = document.createElement('i');
      line.style.color = 'var(--line)';
      image.parentElement?.append(line);
      const { color } = getComputedStyle(line);
      line.remove();
      return { ground, mask, line: color };
    });
  const before = await look();
  expect(before.ground).toBe(before.line);
  expect(before.mask).toContain('svg');
  release();
  await page.waitForFunction(image => (image as HTMLImageElement).complete, await picture.elementHandle());
  await page.waitForFunction(
    image => image !== null && getComputedStyle(image as Element).maskImage === 'none',
    await picture.elementHandle(),
  );
});

/** How many cards of the list are seen between what stands above it and the bar below it; a part counts as a part. */
const cardsInSight = async (page: Page): Promise<number> => {
  const { bottom = 0 } = await page.getByRole('button', { name: '地图', exact: true }).evaluate(button => ({
    bottom: (button.parentElement?.parentElement ?? button).getBoundingClientRect().top,
  }));
  const cards = await page
    .getByRole('list', { name: '车辆' })
    .getByRole('listitem')
    .evaluateAll(items =>
      items.map(item => item.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
  return cards.reduce((sum, { top, height }) => sum + Math.min(1, Math.max(0, (bottom - top) / height)), 0);
};

journey('four cars are in sight when the list opens, in a whole city and at one site', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^取车地点\s*北京全城/ }).waitFor();
  await page.getByRole('button', { name: '去选车' }).click();
  await page.getByText(/^门店为离市中心最近的可订门店/).waitFor();
  await page.getByRole('list', { name: '车辆' }).waitFor();
  expect(await cardsInSight(page)).toBeGreaterThanOrEqual(3.8);
  await page.getByRole('button', { name: '修改取车门店：北京全城' }).click();
  await page.getByRole('list', { name: '附近门店' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^修改取车门店：(?!北京全城)/ }).waitFor();
  await page.getByRole('list', { name: '车辆' }).waitFor();
  expect(await cardsInSight(page)).toBeGreaterThanOrEqual(3.8);
});
