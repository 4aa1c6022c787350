import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems, elderProblems, layoutProblems, lightGrounds } from './support/accessibility';
import { expectNoHorizontalScroll, journey, type PhoneOptions } from './support/app';
import { logInInPlace } from './support/login';
import { eventually } from './support/waiting';

// Issue 11: 收藏 of car types, for guests on the device, merged at the login.

const cards = (page: Page): Locator => page.getByRole('list', { name: '车辆' }).filter({ visible: true });
const kept = (page: Page): Locator =>
  page.getByRole('list', { name: '收藏的车型' }).filter({ visible: true }).getByRole('listitem');
const heart = (part: Page | Locator): Locator =>
  part.getByRole('button', { name: /^收藏/ }).filter({ visible: true });
const isPressed = (button: Locator) => button.getAttribute('aria-pressed');
const row = (page: Page): Locator => page.getByRole('button', { name: /^我的收藏/ });

/** Keeps the first two cars of the list, each on its own screen; what they are called, the last one first. */
async function keepTwo(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (const index of [0, 1]) {
    await page.goto('/carlist');
    await cards(page).getByRole('button').nth(index).click();
    await heart(page).click();
    expect(await isPressed(heart(page))).toBe('true');
    names.unshift((await heart(page).getAttribute('aria-label'))?.slice('收藏'.length) ?? '');
  }
  return names;
}

const namesKept = async (page: Page): Promise<string[]> =>
  (
    await heart(page).evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label') ?? ''))
  ).map(name => name.slice('收藏'.length));

journey(
  'a guest keeps two cars, logs in in place, finds them under 我的, takes one out and puts it back',
  async ({ page, mobile }) => {
    const names = await keepTwo(page);
    await page.goto('/carlist');
    const marks = () => cards(page).getByRole('img', { name: '已收藏' }).count();
    expect(await eventually(page, marks, count => count === 2)).toBe(2);
    await page.goto('/profile');
    await row(page).getByText('2款').waitFor();
    await row(page).click();
    await kept(page).nth(1).getByText(/日均/).waitFor();
    expect(await namesKept(page)).toEqual(names);

    await page.getByRole('button', { name: '登录', exact: true }).filter({ visible: true }).click();
    await logInInPlace(page, '登录后保存收藏', mobile);
    expect(
      await eventually(
        page,
        () => namesKept(page),
        list => list.length === 2,
      ),
    ).toEqual(names);
    // Nothing stays on the device: they are the member's now.
    const onDevice = () => page.evaluate(() => localStorage.getItem('personal:favourites'));
    expect(await eventually(page, onDevice, text => text === null)).toBeNull();
    await page.reload();
    await kept(page).nth(1).waitFor();
    expect(await namesKept(page)).toEqual(names);

    await heart(page).first().click();
    await kept(page).first().getByText('已取消收藏').waitFor();
    await page.getByRole('button', { name: '撤销' }).click();
    expect(await isPressed(heart(page).first())).toBe('true');
    await heart(page).last().click();
    await page.goto('/profile');
    await row(page).getByText('1款').waitFor();
  },
);

const looks: [string, PhoneOptions][] = [
  ['375', {}],
  ['320', { width: 320 }],
  ['320 in elder mode', { width: 320, storage: { elder: 'on' } }],
  ['the dark', { dark: true }],
  ['a desktop', { desktop: true }],
];

describe.each(looks)('我的收藏 at %s', (_size, options) => {
  journey(
    'has room for hearts and prices, and nothing that axe finds',
    async ({ page }) => {
      await keepTwo(page);
      expect(await layoutProblems(page)).toEqual([]);
      await page.goto('/car_favourites');
      await kept(page).nth(1).getByText(/日均/).waitFor();
      await heart(page).last().click();
      await page.getByRole('button', { name: '撤销' }).waitFor();
      await expectNoHorizontalScroll(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await layoutProblems(page)).toEqual([]);
      if (options.storage) expect(await elderProblems(page)).toEqual([]);
      if (options.dark) expect(await lightGrounds(page)).toEqual([]);
    },
    options,
  );
});
