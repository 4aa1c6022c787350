import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { shareClock } from '../../support/worldClock';
import type {
  Build,
  DataUpdate,
  LaunchOptions,
  PhoneModel,
  Start,
  WireAnswer,
  WireRequest,
} from '../engine/types';
import { released, scriptOf } from './compile';
import { address, required } from './environment';
import { consoleOf } from './operators';
import { agreeable, type PhoneOptions } from './phoneOptions';
import { phones } from './phones';
import { shell } from './shell';
import { stepOf, type Step } from './step';
import { carryOver, type Connection } from './wire';

/** File of the engine as one script; scripts/hosts.mjs bundles it. */
const engineScript = required('HOSTS_ENGINE');

const origin = 'http://mini-program.invalid';
/** Pixels; a list of all cities would be endless. */
const tallest = 4000;
const pictures = path.resolve(__dirname, '../../../.cache/hosts');

let browser: Promise<Browser> | undefined;
const joinBrowser = (): Promise<Browser> => (browser ??= chromium.connect(required('HOSTS_BROWSER')));

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** Below the host's title bar only the foot of the screen is unsafe; a page asks for it by `env(safe-area-inset-bottom)`. */
async function keepClear(page: Page, { insets: { bottom } }: PhoneModel): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, bottom, left: 0, right: 0 },
  });
}

/** Milliseconds from logic to view on a phone in good health. */
const usualLag = 10;

/** Milliseconds after which the rest of a list has been sent: longer than the app lets it rest (`useSettled.ts`). */
export const restOfList = 500;

/** Milliseconds between two keys of a thumb in a hurry. */
const inAHurry = 80;

/** A phone on which a built mini-program runs, in a tester's hand. */
export class Phone {
  readonly steps: Step[] = [];
  /** Milliseconds of each counted launch, from the start of the app's code to the last update of its first page. */
  readonly launches: number[] = [];
  /** How many requests the app has made. */
  calls = 0;
  /** What becomes of the app's calls from now on. */
  network: Connection = 'fine';
  /** Cookies that something between the phone and our server adds to every answer. */
  strangeCookies: readonly string[] = [];
  /** Answers wait for it. */
  private held: Promise<void> = Promise.resolve();
  private readonly problems: string[] = [];
  private storage: Record<string, string> = {};
  private files: readonly string[] = [];
  private contents: Readonly<Record<string, readonly number[]>> = {};

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly build: Build,
    /** A mobile number that no other journey uses. */
    readonly mobile: string,
    readonly model: PhoneModel,
    private readonly options: PhoneOptions,
  ) {}

  static async start(build: Build, mobile: string, options: PhoneOptions = {}): Promise<Phone> {
    const { launch = {}, model = phones.notched, spoil = app => app } = options;
    const context = await (
      await joinBrowser()
    ).newContext({
      viewport: { width: model.width, height: model.height },
      deviceScaleFactor: model.pixelRatio,
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    context.setDefaultTimeout(10_000);
    await shareClock(context);
    await context.route(`${origin}/**`, route => route.fulfill({ contentType: 'text/html', body: shell }));
    // Pictures are the view's own requests.
    await context.route(`${released}/**`, async route => {
      const answer = await route.fetch({ url: route.request().url().replace(released, address) });
      await route.fulfill({ response: answer });
    });
    const page = await context.newPage();
    await keepClear(page, model);
    const spoiled = spoil(build);
    await context.addInitScript({ content: scriptOf(spoiled) });
    const phone = new Phone(page, context, spoiled, mobile, model, options);
    await context.exposeFunction('carry', (request: WireRequest) => phone.carry(request));
    phone.page.on('pageerror', error => phone.problems.push(`script error: ${error.stack ?? error.message}`));
    phone.page.on('console', message => {
      if (message.type() === 'error') phone.problems.push(`console error: ${message.text()}`);
    });
    await phone.launch(launch);
    return phone;
  }

  /** Starts the app anew with what the phone has kept, as a person does who had closed it. */
  async launch({ path: entry = '', query = {}, scene = 1001 }: Partial<LaunchOptions> = {}): Promise<void> {
    await this.collect();
    const start: Start = {
      launch: { path: entry, query, scene },
      model: this.model,
      storage: this.storage,
      location: this.options.location,
      person: { ...agreeable, ...this.options.person },
      lag: this.options.lag ?? usualLag,
      console: consoleOf(this.build.host),
      ...{ files: this.files, contents: this.contents },
      room: this.options.room,
    };
    await this.page.goto(`${origin}/`);
    await this.page.evaluate(given => {
      window.start = given;
    }, start);
    await this.page.addScriptTag({ path: engineScript });
    if (!(await this.page.evaluate(() => 'engine' in window))) {
      throw new Error(`the app does not start:\n${this.problems.join('\n')}`);
    }
    await this.settle();
  }

  /** From now on answers are held back, until the returned function is called. */
  holdAnswers(): () => void {
    let release: () => void = () => undefined;
    this.held = new Promise(resolve => {
      release = resolve;
    });
    return release;
  }

  private async carry(request: WireRequest): Promise<WireAnswer> {
    this.calls += 1;
    const answer = await carryOver(this.network, request);
    await this.held;
    return 'cookies' in answer ? { ...answer, cookies: [...answer.cookies, ...this.strangeCookies] } : answer;
  }

  /** The person leaves the app for something else; it stays in memory. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => window.engine.leave());
  }

  /** They come back so many milliseconds later: by its icon, or by a link or code. */
  async enter(away: number, by?: Partial<LaunchOptions>): Promise<void> {
    await this.page.evaluate(([time, options]) => window.engine.enter(time, options), [
      away,
      by && { path: '', query: {}, scene: 1001, ...by },
    ] as const);
    await this.settle();
  }

  /** What the host has asked the person so far. */
  async questions(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.engine.questions);
  }

  /** The person opens the settings of the app by the menu of the host, and comes back. */
  async changeSettings(): Promise<void> {
    await this.leave();
    await this.page.evaluate(() => window.engine.changeSettings());
    await this.enter(inAHurry);
  }

  /** Keeps what a run of the engine has noted, before it ends. */
  private async collect(): Promise<void> {
    const noted = await this.page.evaluate(() =>
      'engine' in window
        ? {
            storage: window.engine.storage,
            files: window.engine.files(),
            contents: window.engine.contents(),
            complaints: window.engine.complaints.splice(0),
          }
        : undefined,
    );
    if (!noted) return;
    this.storage = noted.storage;
    this.files = noted.files;
    this.contents = noted.contents;
    this.problems.push(...noted.complaints);
  }

  /** What the app has left on the phone, as JSON by key. */
  async kept(): Promise<Record<string, string>> {
    return this.page.evaluate(() => window.engine.storage);
  }

  /** Waits until nothing is on its way and the page has stood for a moment, or for so many milliseconds. */
  async settle(longest?: number): Promise<void> {
    await this.page.evaluate(() => window.engine.isQuiet(true));
    await this.page.waitForFunction(wanted => window.engine.isQuiet(false, wanted), longest, { polling: 30 });
  }

  /** Walks one step and counts what it sends to the view. */
  async step(name: string, act: () => Promise<unknown>): Promise<void> {
    const before = await this.page.evaluate(() => ({
      count: window.engine.updates.length,
      routes: window.engine.routes(),
    }));
    await act();
    // The rest of a filtered list comes when the person looks at the first of it: it belongs to this step, not to the next.
    await this.settle(name.includes('filter') ? restOfList : undefined);
    this.steps.push(stepOf(name, before.routes, await this.updates(before.count)));
  }

  /** Counts the start of the app, from the launch to the first page that stands. */
  async countLaunch(name: string): Promise<void> {
    const painted = await this.updates(0);
    this.launches.push(Math.max(0, ...painted.updates.map(({ at }) => at)));
    this.steps.push(stepOf(name, [], painted));
  }

  /** Counts what painted the page on top of an app that was just started; what lies below it is not counted. */
  async countOpening(name: string): Promise<void> {
    const { updates, routes } = await this.updates(0);
    const route = routes[routes.length - 1];
    this.steps.push(stepOf(name, [], { updates: updates.filter(({ where }) => where === route), routes }));
  }

  private async updates(from: number): Promise<{ updates: DataUpdate[]; routes: string[] }> {
    return this.page.evaluate(
      start => ({ updates: window.engine.updates.slice(start), routes: window.engine.routes() }),
      from,
    );
  }

  /** A part of the page on top, by its role and name as a screen reader says them. */
  part(role: Parameters<Page['getByRole']>[0], name?: string | RegExp): Locator {
    return this.page
      .getByRole(
        role,
        name === undefined ? {} : { name, ...(typeof name === 'string' ? { exact: true } : {}) },
      )
      .filter({ visible: true })
      .first();
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text).filter({ visible: true }).first();
  }

  async tap(role: Parameters<Page['getByRole']>[0], name?: string | RegExp): Promise<void> {
    // A person taps nothing that is off.
    await this.part(role, name).and(this.page.locator(':not(.element-off)')).tap();
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.part('textbox', name).fill(text);
  }

  /** Types at the end of a field, letter by letter, without waiting for what the app makes of it. */
  async type(name: string | RegExp, text: string, betweenKeys = inAHurry): Promise<void> {
    const field = this.part('textbox', name);
    await field.press('End');
    await field.pressSequentially(text, { delay: betweenKeys });
  }

  /** The keyboard goes down. */
  async leaveField(name: string | RegExp): Promise<void> {
    await this.part('textbox', name).blur();
  }

  /** What stands in a field once it has come to rest: what is expected, or what is left after a while. */
  async typed(name: string | RegExp, expected: string): Promise<string> {
    const field = this.part('textbox', name);
    await this.page
      .waitForFunction(([input, text]) => (input as HTMLInputElement).value === text, [
        await field.elementHandle(),
        expected,
      ] as const)
      .catch(() => undefined);
    await this.settle();
    return field.inputValue();
  }

  /** Moves the ground under the map of the page on top, by so many degrees. */
  async moveMap(longitude: number, latitude: number): Promise<void> {
    await this.page
      .locator('map')
      .filter({ visible: true })
      .first()
      .evaluate((map, detail) => map.dispatchEvent(new CustomEvent('ground', { detail })), {
        longitude,
        latitude,
      });
  }

  /** Waits for the host's title bar to say a title. */
  async titled(title: string): Promise<void> {
    await this.page
      .locator('#title')
      .filter({ hasText: new RegExp(`^${title}$`) })
      .waitFor();
    await this.settle();
  }

  /** Routes of the open pages, the one on top last. */
  async routes(): Promise<string[]> {
    return this.page.evaluate(() => window.engine.routes());
  }

  /** What the page on top was opened with. */
  async query(): Promise<Record<string, string>> {
    return this.page.evaluate(() => window.engine.query());
  }

  /** Sends the page on top to others by the menu of the host. */
  async shareByMenu(): Promise<void> {
    await this.page.evaluate(() => window.engine.share());
  }

  /** What others were sent so far, as the app worded it. */
  async shared(): Promise<Record<string, unknown>[]> {
    return this.page.evaluate(() =>
      window.engine.seen.filter(({ call }) => call === 'onShareAppMessage').map(({ options }) => options),
    );
  }

  /** All that the page on top says. */
  async visibleText(): Promise<string> {
    return this.page.locator('.screen:not([hidden])').innerText();
  }

  /** Where the last words of the page stand when it is scrolled to its end, in pixels from the top of the screen. */
  async endOfPage(): Promise<number> {
    return this.page.evaluate(() => {
      const page = document.querySelector('.screen:not([hidden]) page');
      if (!page) return NaN;
      page.scrollTop = page.scrollHeight;
      const words = document.createRange();
      const ends: number[] = [];
      const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        words.selectNodeContents(node);
        ends.push(words.getBoundingClientRect().bottom);
      }
      page.scrollTop = 0;
      return Math.max(...ends);
    });
  }

  /** The back of the title bar. */
  async back(): Promise<void> {
    await this.page.locator('#back').click();
    await this.settle();
  }

  /** Whatever went wrong since this was last asked: scripts, complaints of the engine, errors in the console. */
  async found(): Promise<string[]> {
    await this.collect();
    return [...new Set(this.problems.splice(0))];
  }

  /** Leaves a picture of the screen in `.cache/hosts`. */
  async picture(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true });
    await this.page.screenshot({ path: path.join(pictures, `${name}.png`) });
  }

  /** Leaves a picture of the whole page, on a phone that is as high as it needs. */
  async tallPicture(name: string): Promise<void> {
    const usual = this.page.viewportSize();
    const height = await this.page.evaluate(() => {
      const page = document.querySelector('.screen:not([hidden]) page');
      return innerHeight + (page ? page.scrollHeight - page.clientHeight : 0);
    });
    if (usual) await this.page.setViewportSize({ ...usual, height: Math.min(height, tallest) });
    await this.settle();
    await this.picture(name);
    if (usual) await this.page.setViewportSize(usual);
  }

  async end(): Promise<void> {
    // A picture may still be on its way.
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }
}
