import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nothingMade } from '../support/memberStages';
import { screenOf, visitedRows } from '../support/visitedScreens';
import type { Build } from './engine/types';
import { builtApp } from './support/compile';
import { newPhone } from './support/journey';
import { strayClasses, unsafe } from './support/looks';
import type { Phone } from './support/phone';
import { phones } from './support/phones';

const home = 'pages/home/index';

/** The same app with every text of its scripts, sheets or templates changed; one that stays the same shows nothing. */
function withChange(build: Build, part: 'scripts' | 'styles', change: (text: string) => string): Build {
  const changed = Object.fromEntries(Object.entries(build[part]).map(([path, text]) => [path, change(text)]));
  expect(changed).not.toEqual(build[part]);
  return { ...build, [part]: changed };
}

const inScripts = (from: RegExp, to: string) => (build: Build) =>
  withChange(build, 'scripts', text => text.replace(from, to));
const inStyles = (from: RegExp, to: string) => (build: Build) =>
  withChange(build, 'styles', text => text.replace(from, to));
const inTemplates =
  (from: RegExp, to: string) =>
  (build: Build): Build => {
    const templates = build.templates.replace(from, to);
    expect(templates).not.toBe(build.templates);
    return { ...build, templates };
  };
/** More at the end of the app's own script. */
const added =
  (code: string) =>
  (build: Build): Build => ({
    ...build,
    scripts: { ...build.scripts, app: `${build.scripts.app ?? ''};${code}` },
  });

/** A part that a page is sent once it stands, beside all that it has. */
const sent = (part: object): string => `const wait = setInterval(() => {
  const page = getCurrentPages()[0];
  if (!page || !page.data.root || !page.data.root.cn.length) return;
  clearInterval(wait);
  page.setData({ 'root.cn.[1]': ${JSON.stringify(part)} });
}, 10)`;
/** The templates of this build. */
const templates = readFileSync(path.join(builtApp('weapp'), 'base.wxml'), 'utf8');
/** What Taro calls a part in this build; of the views that which stands in others, not the one that keeps touches. */
const numberOf = (tag: string): string =>
  new RegExp(`name="tmpl_0_(\\w+)">\\s*<${tag}(?![^>]*catchtouchmove)`).exec(templates)?.[1] ?? '';
/** A part with so many of its kind in each other. */
const nested = (depth: number, tag: string): string => {
  const part = { nn: numberOf(tag) };
  const levels = Array.from({ length: depth }, (_, index) => index);
  const all = levels.reduceRight<object>((inner, level) => ({ ...part, sid: `deep${level}`, cn: [inner] }), {
    ...part,
    sid: 'deepest',
    cn: [],
  });
  return sent(all);
};

const addressOf = (name: string): string => {
  const row = visitedRows.find(each => each.name === name);
  if (!row) throw new Error(`there is no screen ${name}`);
  return screenOf(row, nothingMade).address;
};
const site = addressOf('site.detail');
const car = addressOf('car.detail');
const calendar = addressOf('car.calendar');
const siteList = addressOf('site.list');

/** Whatever is wrong with a screen of an app, opened by its link, after `act`. */
async function wrongWith(
  spoil: (build: Build) => Build,
  address: string,
  act: (phone: Phone) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const launch = { path: home, query: { url: encodeURIComponent(address) }, scene: 1007 };
  let phone: Phone | undefined;
  try {
    phone = await newPhone('weapp', { launch, spoil, model: phones.notched });
    await act(phone);
    await phone.settle();
    return [...(await unsafe(phone)), ...(await strayClasses(phone)), ...(await phone.found())];
  } catch (error) {
    return [String(error), ...((await phone?.found().catch(() => [])) ?? [])];
  } finally {
    await phone?.end();
  }
}

const tap = (name: string | RegExp) => (phone: Phone) => phone.tap('button', name);

/** What a phone refuses, planted into the built app: where it shows, and in which words the engine says so. */
const mistakes: Record<
  string,
  [(build: Build) => Build, string, RegExp, ((phone: Phone) => Promise<unknown>)?]
> = {
  'a place in texts': [
    inScripts(/longitude:([\w()]+),latitude:([\w()]+),name:/, 'longitude:String($1),latitude:$2,name:'),
    site,
    /openLocation: parameter\.longitude must be number/,
    tap('导航'),
  ],
  'a number to dial': [
    inScripts(/phoneNumber:(\w+)/, 'phoneNumber:Number($1)'),
    site,
    /makePhoneCall: parameter\.phoneNumber must be string/,
    tap(/^门店电话/),
  ],
  'an object to copy': [
    inScripts(/(setClipboardData\(\{data:)(\w+)/, '$1[$2]'),
    site,
    /setClipboardData: parameter\.data must be string/,
    tap('复制地址'),
  ],
  'pictures whose WebP is not enabled': [
    inTemplates(/"webp"/g, '"webq"'),
    car,
    /WebP is not read without webp/,
  ],
  'a bar on the unsafe foot': [
    inStyles(/env\(safe-area-inset-bottom\)/g, '0px'),
    car,
    /on the unsafe foot: 立即预订/,
  ],
  replaceAll: [added("'2026-11-21'.replaceAll('-', '/')"), '/', /replaceAll is not a function/],
  at: [added('[1].at(-1)'), '/', /\.at is not a function/],
  'a date as only V8 reads it': [
    added("if (isNaN(Date.parse('2026-11-21 10:00:00'))) throw new Error('Invalid Date')"),
    '/',
    /Invalid Date/,
  ],
  'code made of text': [added("eval('1')"), '/', /eval is not a function/],
  'a function made of text': [added("new Function('return 1')()"), '/', /code made of text/],
  globalThis: [added('globalThis.setTimeout'), '/', /setTimeout/],
  'Object.fromEntries without its filling': [inScripts(/"fromEntries"/, '"fromNothing"'), '/', /fromEntries/],
  'a picture that fits in no known way': [
    inScripts(/"aspectFit"/, '"contain"'),
    car,
    /knows no mode="contain"/,
  ],
  'a class that is in no sheet': [
    inScripts(/"element-button"/, '"element-buton"'),
    car,
    /no sheet knows \.element-buton/,
  ],
  'a tree deeper than the templates': [added(nested(16, 'view')), '/', /deeper than the templates/],
  'a part of which there is no template': [added(nested(5, 'scroll-view')), '/', /part \w+ .*is not drawn/],
  'more at once than a view takes': [
    added(sent({ nn: '9', v: '车'.repeat(400_000) })),
    '/',
    /setData of \d+ bytes, more than a host takes/,
  ],
  'nothing, sent as a value': [
    added('setTimeout(() => getCurrentPages()[0].setData({ nothing: undefined }), 100)'),
    '/',
    /setData was given undefined as nothing/,
  ],
  'a map whose middle is told in words': [
    inScripts(/longitude:(\w+),latitude:(\w+),scale:/, 'longitude:String($1),latitude:$2,scale:'),
    siteList,
    /<map> takes no longitude "/,
    tap(/^地图/),
  ],
  'a part that cannot be found': [
    inScripts(/scrollIntoView:(\w+)/, 'scrollIntoView:"1"+$1'),
    calendar,
    /no part can be called 1/,
  ],
  'more than a phone keeps of one thing': [
    added("setTimeout(() => wx.setStorageSync('much', 'x'.repeat(2 ** 21)), 100)"),
    '/',
    /setStorageSync:fail entry size limit reached/,
  ],
  'an event that a view does not have': [inTemplates(/"bindtap"/g, '"bindclick"'), car, /has no event click/],
};

describe('what a phone refuses, the engine refuses (issue 10, section 5)', () => {
  it.each(Object.entries(mistakes))('%s', async (_what, [spoil, address, words, act]) => {
    expect((await wrongWith(spoil, address, act)).join('\n')).toMatch(words);
  });

  it('the app as it is built has none of it', async () => {
    for (const address of [site, car]) expect(await wrongWith(build => build, address)).toEqual([]);
  });
});
