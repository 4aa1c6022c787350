import type { Page } from 'playwright-core';
import type { RouteRow } from '../../../src/routes/row';
import { nothingMade, STAGES, type Stage } from '../../support/memberStages';
import { rowsAt, screenOf, shownAt, visitOf, type Screen } from '../../support/visitedScreens';
import type { Phone } from './app';
import { MemberLife } from './MemberLife';

/** Pixels; a list of all cities would be endless, one of all cars of a site is not. */
const tallest = 12_000;

/** Makes the screen as high as its content, so that nothing lies under the bars, looks, and gives it its usual height again. */
export async function atFullHeight<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const usual = page.viewportSize();
  const height = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.taro_page')].map(screen => screen.scrollHeight),
      window.innerHeight,
    ),
  );
  if (usual) await page.setViewportSize({ ...usual, height: Math.min(height, tallest) });
  // What the greater height has brought into sight is there: pictures come when they are seen, which takes a frame to tell.
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.waitForFunction(() => {
    const seen = [...document.images].filter(image => {
      const { width, top, left, right } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    return seen.every(image => image.complete);
  });
  const result = await look();
  if (usual) await page.setViewportSize(usual);
  return result;
}

/** Makes the screen so many CSS pixels wide, looks, and gives it its usual width again. */
export async function atWidth<Result>(
  page: Page,
  width: number,
  look: () => Promise<Result>,
): Promise<Result> {
  const usual = page.viewportSize();
  if (usual) await page.setViewportSize({ ...usual, width });
  const result = await look();
  if (usual) await page.setViewportSize(usual);
  return result;
}

/** Makes the device ask for dark, looks once the screen has followed, and makes it light again. */
export async function inTheDark<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const turn = async (scheme: 'dark' | 'light'): Promise<void> => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForFunction(
      isDark =>
        document.documentElement.classList.contains('dark') === isDark &&
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      scheme === 'dark',
    );
  };
  await turn('dark');
  const result = await look();
  await turn('light');
  return result;
}

/** Waits until a screen stands: its title is there, and no skeleton any more. */
export async function settled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[aria-label="正在加载"]') && document.readyState === 'complete',
  );
  await page.waitForLoadState('networkidle');
}

/** The entry of a channel makes all that follows that channel's: its own journey looks at it. */
const elsewhere = 'account.thirdEntry';

/** A screen at one of the stages at which it shows something of its own. */
export interface VisitedScreen extends Screen {
  stage: Stage;
}

/** The screen as the table names it: `order.detail, inUse`. */
export const nameOf = ({ name, stage }: VisitedScreen): string => `${name}, ${stage}`;

/**
 * Visits every screen of the route table at every stage of a member's life at which it shows something of its own: first
 * as a visitor, then as a member with an order, which goes on from stage to stage until it has its invoice. `visit` is
 * called when the screen stands. Resolves with those that did not say what the table says.
 */
export async function visitScreens(
  phone: Phone,
  visit: (screen: VisitedScreen) => Promise<void>,
): Promise<string[]> {
  const { page } = phone;
  const life = new MemberLife(phone, nothingMade);
  const missing: string[] = [];
  const open = async (row: RouteRow, stage: Stage): Promise<void> => {
    const screen = { ...screenOf(row, life.made), stage };
    await page.goto(screen.address);
    await settled(page, screen.title);
    const tapped = visitOf(row).taps?.[stage];
    if (tapped !== undefined) {
      await page.getByRole('button', { name: tapped, exact: true }).click();
      await settled(page, screen.title);
    }
    const shown = shownAt(row, stage) ?? '';
    const isThere = (text: string): boolean => document.body.innerText.includes(text);
    await page
      .waitForFunction(isThere, shown, { timeout: 5_000 })
      .catch(() => missing.push(`${nameOf(screen)}: ${shown}`));
    await visit(screen);
  };
  for (const stage of STAGES) {
    await life.reach(stage);
    for (const row of rowsAt(stage)) if (row.name !== elsewhere) await open(row, stage);
  }
  return missing;
}
