import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { shareClock } from '../../support/worldClock';
import { watchForProblems, type Allowed, type Problems } from './problems';

/** The address of the server under test; scripts/e2e.mjs starts it with a freshly seeded database. */
export const address = required('E2E_ADDRESS');

/** A phone in a tester's hand: its own cookies and storage, and one open page. */
export interface Phone {
  page: Page;
  context: BrowserContext;
  /** A mobile number that no other journey uses. */
  mobile: string;
  /** What went wrong so far; `journey` fails when anything did. */
  problems: Problems;
}

/** A server with its database and its time. */
export interface World {
  address: string;
  /** Milliseconds by which its clock is ahead of this machine's. */
  clockShift: number;
}

/** How a journey may differ from the usual phone. */
export interface PhoneOptions {
  /** Problems that belong to the journey, such as the 404 that it provokes. */
  allow?: Allowed;
  /** Width of the screen in CSS pixels (375), height 812. */
  width?: number;
  /** The device asks for dark; default light. */
  dark?: boolean;
  /** It is a computer, 1280×800 where `width` says nothing, with keyboard and mouse instead of touch. */
  desktop?: true;
  /** What the app finds in the local storage of a first visit. */
  storage?: Readonly<Record<string, string>>;
  /** The same for the session storage: what an earlier screen of the visit left. */
  sessionStorage?: Readonly<Record<string, string>>;
  /** Where the device is; default Asia/Shanghai. */
  timezone?: string;
  /** Another world than that which all journeys share. */
  world?: World;
  /** How long the journey may take; default as in jest.config.cjs. */
  minutes?: number;
}

const screenshots = path.resolve(__dirname, '../../../.cache/e2e');

/** What `npm run e2e` tells the journeys. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys by \`npm run e2e\``);
  return value;
}

let browser: Promise<Browser> | undefined;
const joinBrowser = (): Promise<Browser> => (browser ??= chromium.connect(required('E2E_BROWSER')));

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

// Journeys of several files share one database, and files begin at the same moment: neither a counter nor the clock alone
// gives each its own numbers.
const worker = process.env.JEST_WORKER_ID ?? '0';
let nextMobile = Math.floor(Date.now() / 10);

/** A mobile number that nobody has used: 11 digits starting with 138. Its last eight tell it from all others, fewer do not. */
export function newMobile(): string {
  nextMobile += 1;
  return `138${worker}${String(nextMobile % 10_000_000).padStart(7, '0')}`;
}

/** The screen of a phone, or of a computer. */
const screenOf = ({ desktop, width }: PhoneOptions) =>
  desktop
    ? { viewport: { width: width ?? 1280, height: 800 } }
    : {
        viewport: { width: width ?? 375, height: 812 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      };

/** A new phone of 375×812 with touch, Chinese and in Shanghai's time; close its context at the end. */
export async function newPhone(options: PhoneOptions = {}): Promise<Phone> {
  const {
    allow = [],
    dark = false,
    storage = {},
    sessionStorage: session = {},
    timezone = 'Asia/Shanghai',
    world,
  } = options;
  const context = await (
    await joinBrowser()
  ).newContext({
    baseURL: world?.address ?? address,
    ...screenOf(options),
    locale: 'zh-CN',
    colorScheme: dark ? 'dark' : 'light',
    timezoneId: timezone,
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(
    ([kept, ofSession]) => {
      const fill = (open: () => Storage, entries: Readonly<Record<string, string>>): void => {
        try {
          for (const [key, value] of Object.entries(entries)) {
            if (open().getItem(key) === null) open().setItem(key, value);
          }
        } catch {
          // A blank page, or a device that the journey forbids its storage.
        }
      };
      fill(() => localStorage, kept);
      fill(() => sessionStorage, ofSession);
    },
    [storage, session] as const,
  );
  await shareClock(context, world?.clockShift);
  const problems = watchForProblems(context, allow);
  return { page: await context.newPage(), context, mobile: newMobile(), problems };
}

/**
 * A test in which one phone walks through the app. It fails, too, when the console shows an error, a script
 * breaks, a request fails or an answer is HTTP 400 or above, unless `allow` says so. A picture of the screen at
 * which it failed is left in `.cache/e2e`.
 */
export function journey(
  name: string,
  walk: (phone: Phone) => Promise<void>,
  options: PhoneOptions = {},
): void {
  it(
    name,
    async () => {
      const phone = await newPhone(options);
      try {
        await walk(phone);
        expect(phone.problems.found()).toEqual([]);
      } catch (error) {
        mkdirSync(screenshots, { recursive: true });
        const file = path.join(screenshots, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`);
        await phone.page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
        throw await withReasons(error, phone.page, phone.problems.found());
      } finally {
        await phone.context.close();
      }
    },
    options.minutes && options.minutes * 60_000,
  );
}

/** What stood on the screen and what the page complained about often explain why an element never came. */
async function withReasons(error: unknown, page: Page, problems: readonly string[]): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const screen = await page
    .locator('body')
    .innerText({ timeout: 1000 })
    .catch(() => '');
  const reasons = [
    `The screen (${page.url()}):\n${screen.replace(/\s+/g, ' ').slice(0, 600)}`,
    ...(problems.length > 0 ? [`Problems of the page:\n${problems.join('\n')}`] : []),
  ].join('\n\n');
  const { message, stack = message } = error;
  error.message = `${message}\n\n${reasons}`;
  // It is the stack that jest prints, which holds the message as it was.
  error.stack = stack.replace(message, () => error.message);
  return error;
}

/** What is wider than the screen, at the present width or at `width` CSS pixels. */
export async function tooWide(page: Page, width?: number): Promise<string[]> {
  const before = page.viewportSize();
  if (width && before) await page.setViewportSize({ width, height: before.height });
  const found = await page.evaluate(() => {
    // Each screen scrolls by itself: what it hides sideways counts as much as what the document shows.
    const screens = [document.documentElement, ...document.querySelectorAll('.taro_page')];
    const isWide = screens.some(screen => screen.scrollWidth > screen.clientWidth);
    if (!isWide) return [];
    const edge = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter(
      part => part.getBoundingClientRect().right > edge + 1,
    );
    return wide.slice(-3).map(part => `wider than the screen: ${part.outerHTML.slice(0, 120)}`);
  });
  if (width && before) await page.setViewportSize(before);
  return found;
}

/** Asserts that nothing is. */
export async function expectNoHorizontalScroll(page: Page, width?: number): Promise<void> {
  expect(await tooWide(page, width)).toEqual([]);
}
