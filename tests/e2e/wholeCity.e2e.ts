import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems, elderProblems, layoutProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey, type PhoneOptions } from './support/app';
import { expectSubmitted, fillInRenter, plentifulCar, submit } from './support/booking';
import { logInToSubmit } from './support/login';
import { untilQuiet } from './support/waiting';

// Issue 11: without a place the nearest bookable site of each car is shown with its distance.

/** A text as one word, whatever the lines it stands on. */
const closeUp = async (part: Locator): Promise<string> => (await part.innerText()).replace(/\s/g, '');
const totalIn = (text: string): string => /总价(¥[\d.]+)/.exec(text)?.[1] ?? 'no price';
const siteIn = (text: string): string => /(\S+)\s+(?:\d+米|[\d.]+公里)/.exec(text)?.[1] ?? 'no site';

/** From home to the cars of the whole city: no place is chosen. */
async function openCity(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^取车地点\s*北京全城/ }).waitFor();
  await page.getByRole('button', { name: '去选车' }).click();
  await page.getByRole('button', { name: '修改取车门店：北京全城' }).waitFor();
  await page.getByText(/^门店为离市中心最近的可订门店/).waitFor();
}

journey(
  'from home without a place to an order of a car at its nearest site, at the price of the list',
  async ({ page, mobile }) => {
    await openCity(page);
    const card = plentifulCar(page);
    const total = totalIn(await closeUp(card));
    const site = siteIn(await card.innerText());
    await card.click();
    await page.getByRole('button', { name: '立即预订' }).waitFor();
    expect(totalIn(await closeUp(page.getByRole('button', { name: '立即预订' }).locator('../..')))).toBe(
      total,
    );
    await page.getByRole('button', { name: new RegExp(`取车门店.*${site}`, 's') }).waitFor();
    // Back among the cars nothing has been chosen for the renter.
    await page.goBack();
    await page.getByRole('button', { name: '修改取车门店：北京全城' }).waitFor();
    await plentifulCar(page).click();
    await page.getByRole('button', { name: '立即预订' }).click();
    await fillInRenter(page, mobile);
    await page.getByText(site).filter({ visible: true }).first().waitFor();
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByText(site).filter({ visible: true }).first().waitFor();
  },
);

journey('a site that was chosen is given up again for the whole city', async ({ page }) => {
  await openCity(page);
  await page.getByRole('button', { name: '修改取车门店：北京全城' }).click();
  await page.getByRole('list', { name: '附近门店' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^修改取车门店：(?!北京全城)/ }).click();
  await page.getByRole('button', { name: /^北京全城/ }).click();
  await page.getByRole('button', { name: '修改取车门店：北京全城' }).waitFor();
  await page.getByText(/^门店为离市中心最近的可订门店/).waitFor();
});

const screens: [string, PhoneOptions][] = [
  ['at 375', {}],
  ['dark', { dark: true }],
  ['at 320 in elder mode', { width: 320, storage: { elder: 'on' } }],
  ['on a desktop', { desktop: true }],
];
for (const [name, options] of screens) {
  journey(
    `cars of the whole city and its choice are in order ${name}`,
    async ({ page }) => {
      const isElder = options.storage !== undefined;
      const expectInOrder = async (): Promise<void> => {
        await untilQuiet(page);
        const problems = [...(await accessibilityProblems(page)), ...(await layoutProblems(page))];
        expect([...problems, ...(isElder ? await elderProblems(page) : [])]).toEqual([]);
        await expectNoHorizontalScroll(page);
      };
      await openCity(page);
      await expectInOrder();
      await page.getByRole('button', { name: '修改取车门店：北京全城' }).click();
      await page.getByRole('button', { name: /^北京全城/ }).waitFor();
      await expectInOrder();
    },
    options,
  );
}
