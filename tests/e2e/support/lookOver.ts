import type { Page } from 'playwright-core';
import { accessibilityProblems, elderProblems, layoutProblems, lightGrounds } from './accessibility';
import { tooWide } from './app';
import { atFullHeight, atWidth, inTheDark } from './screens';

/** What is wrong with the screen as it stands, in light and dark, at its width and at 320 pixels. */
const wrong = (page: Page): Promise<string[]> =>
  atFullHeight(page, async () => [
    ...(await accessibilityProblems(page)),
    ...(await atWidth(page, 320, () => layoutProblems(page))),
    ...(await inTheDark(page, async () => [
      ...(await accessibilityProblems(page)),
      ...(await lightGrounds(page)),
    ])),
    ...(await tooWide(page, 320)),
  ]);

/**
 * Looks at the screen that stands open as the walks look at those of their member's life: one that only other people, or
 * another time, come to. In elder mode it is opened anew; `shown` is what it says when it stands.
 */
export async function lookOver(page: Page, shown: string | RegExp): Promise<string[]> {
  const stands = (): Promise<void> => page.getByText(shown).filter({ visible: true }).first().waitFor();
  const turn = async (elder: 'on' | 'off'): Promise<void> => {
    await page.evaluate(value => localStorage.setItem('elder', value), elder);
    await page.reload();
    await stands();
  };
  await stands();
  const found = await wrong(page);
  await turn('on');
  found.push(
    ...(await atWidth(page, 320, () =>
      atFullHeight(page, async () => [...(await elderProblems(page)), ...(await layoutProblems(page))]),
    )),
  );
  await turn('off');
  return found;
}
