import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { shareClock } from '../../support/worldClock';
import type {
  Build,
  DataUpdate,
  HostLocation,
  LaunchOptions,
  Person,
  PhoneModel,
  Start,
  WireAnswer,
  WireRequest,
} from '../engine/types';
import { released } from './compile';
import { phones } from './phones';

/** The address of the server under test; scripts/hosts.mjs starts it with a freshly seeded database. */
export const address = required('HOSTS_ADDRESS');
/** File of the engine as one script; scripts/hosts.mjs bundles it. */
const engineScript = required('HOSTS_ENGINE');

const origin = 'http://mini-program.invalid';
/** Pixels; a list of all cities would be endless. */
const tallest = 4000;
const pictures = path.resolve(__dirname, '../../../.cache/hosts');

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys by \`npm run hosts\``);
  return value;
}

let browser: Promise<Browser> | undefined;
const joinBrowser = (): Promise<Browser> => (browser ??= chromium.connect(required('HOSTS_BROWSER')));

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** The phone around the app: title bar with a way back, and the room for the pages. */
const shell = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
html, body { margin: 0; height: 100%; overflow: hidden; }
#bar { position: relative; height: 44px; line-height: 44px; text-align: center; background: #fff; }
#bar h1 { margin: 0; font: 600 17px/44px sans-serif; }
#back { position: absolute; left: 0; width: 44px; height: 44px; border: 0; background: none; }
#screens { position: absolute; top: 44px; right: 0; bottom: 0; left: 0; }
/* Each page has a window of its own: what is fixed is fixed in it. */
.screen { position: absolute; top: 0; right: 0; bottom: 0; left: 0; overflow: hidden; transform: translateZ(0); }
.screen[hidden] { display: none; }
page { display: block; height: 100%; overflow-y: auto; box-sizing: border-box; }
page-body { display: contents; }
tab-bar, view, swiper-item, scroll-view, map { display: block; }
/* As documented, 320×240 unless told otherwise: what is shown in it gives it no height. */
image { position: relative; display: inline-block; width: 320px; height: 240px; overflow: hidden; }
image > img { position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
swiper { display: flex; height: 150px; overflow-x: auto; scroll-snap-type: x mandatory; }
swiper-item { flex: none; width: 100%; height: 100%; scroll-snap-align: start; }
input { display: block; height: 1.4em; border: 0; padding: 0; background: none; font: inherit; }
</style></head><body>
<div id="bar"><button id="back" aria-label="返回" hidden>‹</button><h1 id="title"></h1></div>
<div id="screens"></div></body></html>`;

/** Carries a request of the app as a host does: no cookies are kept, and no origin is told. */
async function carry({ url, method, headers, body, timeout }: WireRequest): Promise<WireAnswer> {
  try {
    const answer = await fetch(url.replace(released, address), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeout),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie(),
      text: await answer.text(),
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { failure: isLate ? 'timeout' : 'the server cannot be reached' };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Below the host's title bar only the foot of the screen is unsafe; a page asks for it by `env(safe-area-inset-bottom)`. */
async function keepClear(page: Page, { insets: { bottom } }: PhoneModel): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, bottom, left: 0, right: 0 },
  });
}

/** Milliseconds between two updates of which the second was sent for its own sake: the rest of a list, a countdown. */
const pause = 200;

/** Sizes of the updates that follow each other without a pause. */
function beforePause(updates: readonly DataUpdate[]): number[] {
  const end = updates.findIndex(({ at }, index) => index > 0 && at - (updates[index - 1]?.at ?? at) > pause);
  return updates.slice(0, end < 0 ? undefined : end).map(({ bytes }) => bytes);
}

/** What the app sent to the view in one step of a journey. */
export interface Step {
  name: string;
  /** Route of the page that the step ended on. */
  route: string;
  /** The step opened that page. */
  opens: boolean;
  /** The step began on another page. */
  leaves: boolean;
  updates: number;
  bytes: number;
  /** Of these, what was sent before the first pause: what the person waits for. */
  atOnce: number;
  /** Of these, what the view knew already: a waste. */
  known: number;
  /** Of the largest single setData. */
  largest: number;
  /** The page and the path on which that one weighs most. */
  heaviest: string;
}

/** How a phone differs from the usual one. */
export interface PhoneOptions {
  launch?: Partial<LaunchOptions>;
  /** Which phone it is (phones.ts). */
  model?: PhoneModel;
  /** Changes the app before it starts, by a mistake that the engine must find. */
  spoil?: (build: Build) => Build;
  /** Where the phone is (GCJ-02), if the person allows the app to know. */
  location?: HostLocation;
  /** How the person answers the host; they agree to whatever is asked, unless told otherwise. */
  person?: Partial<Person>;
  /** Milliseconds from the app's logic to its view. */
  lag?: number;
  /** Bytes that the host lets the app keep. */
  room?: number;
}

/** Milliseconds from logic to view on a phone in good health. */
const usualLag = 10;

/** What becomes of the app's calls: all is well, no connection, no answer in time, a broken server, a page of a proxy. */
export type Network = 'fine' | 'offline' | 'silent' | 'broken' | 'garbled';

const html = '<!doctype html><title>502</title>';

/** What comes back over a connection that is not fine. */
const troubles: Record<Exclude<Network, 'fine'>, WireAnswer> = {
  offline: { failure: 'the server cannot be reached' },
  silent: { failure: 'timeout' },
  broken: {
    status: 500,
    headers: { 'Content-Type': 'application/json' },
    cookies: [],
    text: JSON.stringify({ code: 1, msg: '服务开小差了，请稍后再试', data: null }),
  },
  garbled: { status: 200, headers: { 'Content-Type': 'text/html' }, cookies: [], text: html },
};

/** A phone on which a built mini-program runs, in a tester's hand. */
export class Phone {
  readonly steps: Step[] = [];
  /** Milliseconds of each counted launch, from the start of the app's code to the last update of its first page. */
  readonly launches: number[] = [];
  /** How many requests the app has made. */
  calls = 0;
  /** What becomes of the app's calls from now on. */
  network: Network = 'fine';
  /** Answers wait for it. */
  private held: Promise<void> = Promise.resolve();
  private readonly problems: string[] = [];
  private storage: Record<string, string> = {};

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly build: Build,
    /** A mobile number that no other journey uses. */
    readonly mobile: string,
    private readonly model: PhoneModel,
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
    const phone = new Phone(page, context, spoil(build), mobile, model, options);
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
      build: this.build,
      launch: { path: entry, query, scene },
      model: this.model,
      storage: this.storage,
      location: this.options.location,
      person: { agrees: true, allowsInSettings: true, ...this.options.person },
      lag: this.options.lag ?? usualLag,
      domains: [new URL(released).host],
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
    const { network } = this;
    const answer = network === 'fine' ? await carry(request) : troubles[network];
    await this.held;
    return answer;
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

  /** Keeps what a run of the engine has noted, before it ends. */
  private async collect(): Promise<void> {
    const noted = await this.page.evaluate(() =>
      'engine' in window
        ? { storage: window.engine.storage, complaints: window.engine.complaints.splice(0) }
        : undefined,
    );
    if (!noted) return;
    this.storage = noted.storage;
    this.problems.push(...noted.complaints);
  }

  /** What the app has left on the phone, as JSON by key. */
  async kept(): Promise<Record<string, string>> {
    return this.page.evaluate(() => window.engine.storage);
  }

  /** Waits until nothing is on its way and the page has stood for a moment. */
  async settle(): Promise<void> {
    await this.page.evaluate(() => window.engine.isQuiet(true));
    await this.page.waitForFunction(() => window.engine.isQuiet(), undefined, { polling: 30 });
  }

  /** Walks one step and counts what it sends to the view. */
  async step(name: string, act: () => Promise<unknown>): Promise<void> {
    const before = await this.page.evaluate(() => ({
      count: window.engine.updates.length,
      routes: window.engine.routes(),
    }));
    await act();
    await this.settle();
    this.note(name, before.routes, await this.updates(before.count));
  }

  /** Counts the start of the app, from the launch to the first page that stands. */
  async countLaunch(name: string): Promise<void> {
    const painted = await this.updates(0);
    this.launches.push(Math.max(0, ...painted.updates.map(({ at }) => at)));
    this.note(name, [], painted);
  }

  /** Counts what painted the page on top of an app that was just started; what lies below it is not counted. */
  async countOpening(name: string): Promise<void> {
    const { updates, routes } = await this.updates(0);
    const route = routes[routes.length - 1];
    this.note(name, [], { updates: updates.filter(({ where }) => where === route), routes });
  }

  private async updates(from: number): Promise<{ updates: DataUpdate[]; routes: string[] }> {
    return this.page.evaluate(
      start => ({ updates: window.engine.updates.slice(start), routes: window.engine.routes() }),
      from,
    );
  }

  private note(
    name: string,
    before: string[],
    { updates, routes }: { updates: DataUpdate[]; routes: string[] },
  ): void {
    const sizes = updates.map(({ bytes }) => bytes);
    const route = routes[routes.length - 1] ?? '';
    const [largest] = [...updates].sort((a, b) => b.bytes - a.bytes);
    this.steps.push({
      name,
      route,
      opens: route !== before[before.length - 1] && routes.length >= before.length,
      leaves: routes.join() !== before.join(),
      updates: sizes.length,
      bytes: sum(sizes),
      atOnce: sum(beforePause(updates)),
      known: sum(updates.map(({ known }) => known)),
      largest: Math.max(0, ...sizes),
      heaviest: largest ? `${largest.where} ${largest.heaviest}` : '',
    });
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
    await this.part(role, name).tap();
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.part('textbox', name).fill(text);
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

  /** What does not stand as it should: a button that is wider than its place, a picture that is not seen. */
  async misplaced(): Promise<string[]> {
    return this.page.evaluate(() => {
      const all = (selector: string): HTMLElement[] => [
        ...document.querySelectorAll<HTMLElement>(`.screen:not([hidden]) ${selector}`),
      ];
      const isTooWide = ({ offsetWidth, parentElement }: HTMLElement): boolean =>
        (parentElement?.clientWidth ?? 0) > 0 && offsetWidth > (parentElement?.clientWidth ?? 0);
      return [
        ...all('[role="button"]')
          .filter(isTooWide)
          .map(button => `too wide: ${button.innerText || (button.getAttribute('aria-label') ?? '')}`),
        ...all('image')
          .filter(picture => picture.offsetParent && picture.offsetHeight < 8)
          .map(picture => `no height: ${picture.innerHTML}`),
      ];
    });
  }

  /** What can be tapped and does not move out of the way stands where one swipes to leave the app. */
  async unsafe(): Promise<string[]> {
    const { bottom } = this.model.insets;
    return this.page.evaluate(inset => {
      const isPinned = (part: Element | null): boolean =>
        part !== null &&
        part.localName !== 'page' &&
        (/^(fixed|sticky|-webkit-sticky)$/.test(getComputedStyle(part).position) ||
          isPinned(part.parentElement));
      const edge = innerHeight - inset;
      // What scrolls inside of the page is looked at where it ends.
      const lists = [...document.querySelectorAll<HTMLElement>('.screen:not([hidden]) page *')].filter(
        part =>
          /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
      );
      const before = lists.map(list => list.scrollTop);
      for (const list of lists) list.scrollTop = list.scrollHeight;
      const found = [...document.querySelectorAll<HTMLElement>('.screen:not([hidden]) [role="button"]')]
        .filter(button => {
          const { top, bottom: end, height } = button.getBoundingClientRect();
          return height > 0 && top < innerHeight && end > edge + 1 && isPinned(button);
        })
        .map(
          button => `on the unsafe foot: ${button.innerText || (button.getAttribute('aria-label') ?? '')}`,
        );
      lists.forEach((list, index) => list.scrollTo(0, before[index] ?? 0));
      return found;
    }, bottom);
  }

  /** Whether the page on top can be moved sideways, as no page should. */
  async tooWide(): Promise<string[]> {
    return this.page.evaluate(() => {
      const page = document.querySelector('.screen:not([hidden]) page');
      const more = page ? page.scrollWidth - page.clientWidth : 0;
      return more > 1 ? [`the page is ${more} wider than the screen`] : [];
    });
  }

  /** Classes of the page on top that none of its sheets knows, and what should have been a class. */
  async strayClasses(): Promise<string[]> {
    return this.page.evaluate(() => {
      const known = new Set<string>();
      const read = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            const named = rule.selectorText.match(/\.(?:\\.|[\w-])+/g) ?? [];
            for (const name of named) known.add(name.replace(/^\.|\\/g, ''));
          } else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) if (!sheet.disabled) read(sheet.cssRules);
      const used = [...document.querySelectorAll('.screen:not([hidden]) page *')].flatMap(part => [
        ...part.classList,
      ]);
      return [...new Set(used)].filter(name => !known.has(name)).map(name => `no sheet knows .${name}`);
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
