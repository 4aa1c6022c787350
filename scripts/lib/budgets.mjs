import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, kilobytes, pageFiles, sizeOf } from './build.mjs';
import { builtApp } from './project.mjs';
import { loadRoutes } from './routes.mjs';

const kilobyte = 1024;

/**
 * What each package may weigh, in bytes, by one rule: what stands there anyway, and so much for each screen. So it is
 * noticed when a line makes the main package carry what only its screens use, and nobody has to raise a number when a
 * line comes. The main package has screens of every line in it only as rows of the route table. A line that stands is
 * held to what it weighs (`lines`) instead: this rule is for one that is new.
 */
const budgets = {
  weapp: { base: 513 * kilobyte, perScreen: 0.5 * kilobyte },
  qq: { base: 510 * kilobyte, perScreen: 0.5 * kilobyte },
  alipay: { base: 489 * kilobyte, perScreen: 0.5 * kilobyte },
  subpackage: { base: 14 * kilobyte, perScreen: 12 * kilobyte },
};

/**
 * What the subpackage of each line weighed in its heaviest host when it was last looked at, in kilobytes; it may weigh
 * little more. Who builds more into a line sees here what that costs, and raises its number where it is worth it.
 */
const lines = {
  // Photos go in pieces, and resume: each line that takes some carries 4 KB for that.
  account: 138,
  blessing: 30,
  // What it shares with the other entrance to the same order, each carries: Taro makes a file of every part that two share.
  // 企业优惠 is a line of its bills, of those of orders and of convenient booking.
  booking: 173,
  // Activities with their groups, and the shops of brands with cars as the list shows them.
  campaign: 54,
  car: 153,
  // The form of a demand brings the chooser of places, the calendar and what others say along; so does that of 万能用车.
  charter: 89,
  // Six screens: a report in five steps with photos and videos, what follows later, the decision and its appeal. The first
  // step leads to the rescue with its position, and what a host's camera refuses says where to allow it.
  claims: 110,
  // Documents with a table of contents and a search of their own.
  content: 32,
  convenient: 137,
  cycle: 62,
  // Cars as the list shows them, beside the waiver that convenient booking asks for, too.
  'deposit-free': 33,
  discover: 33,
  // A booking of its own, with renter, coupon, bill and the chooser of places: as heavy as the others that book.
  long: 174,
  // Cars of companies: the form of a demand, and the chooser of brands by initial and pinyin.
  'long-apply': 115,
  // The form of a demand beside cars for the times of the search, with their calendar.
  luxury: 101,
  // What a violation and an accident hold of the deposits, with the way there, is a line of it, too.
  order: 174,
  // Ten cashiers and results of three lines more, of which each is little besides the names of what it shares.
  pay: 101,
  // Its chooser of places is shown by long rental, too: what two share is made a file for each part.
  place: 71,
  // Three screens for whoever holds the link of an accident, with photos in pieces.
  'repair-shop': 43,
  // One screen, which shows one's cars and position, and so brings along where one is.
  rescue: 29,
  // Two forms of demands, with their lists of shops and sites.
  scooter: 101,
  site: 48,
  universal: 89,
  // Coupons of days, and the list of rules that it shares with cycle purchase.
  wallet: 41,
  // The form of a demand beside the chooser of brands and the calendar of weddings.
  wedding: 115,
};
const growth = 1.06;

/** What the way to an order may load at most on H5, whichever screen of it is opened first: document, scripts and styles, brotli. */
const firstLoads = [
  { name: 'home', page: 'pages/home/index', base: 148.75 * kilobyte },
  { name: 'the car list', page: 'packages/car/pages/list/index', base: 158.25 * kilobyte },
  { name: 'the car', page: 'packages/car/pages/detail/index', base: 151.25 * kilobyte },
  // Days that were bought ahead are reckoned and shown with the coupons, and what a company's people pay less with the price.
  { name: 'the booking', page: 'packages/booking/pages/order/index', base: 165.75 * kilobyte },
];
/** Of all screens of the app the first load has their rows of the route table. */
const firstLoadPerScreen = 0.1 * kilobyte;

/** No host takes a larger package. */
const hostLimit = 2048 * kilobyte;
const miniPrograms = ['weapp', 'alipay', 'qq'];

const budgetOf = ({ base, perScreen }, screens) => Math.min(base + perScreen * screens, hostLimit);

/** The most that the main package of a host may weigh with so many screens in the app, in bytes. */
export const mainPackageBudget = (host, screens) => budgetOf(budgets[host], screens);

/** The most that the subpackage of a line with so many screens may weigh, in bytes. */
export const subpackageBudget = (name, screens) =>
  Object.hasOwn(lines, name) ? lines[name] * kilobyte * growth : budgetOf(budgets.subpackage, screens);

const isUploaded = file => !file.endsWith('.map') && path.basename(file) !== '.build-stamp';

/** Bytes of the main package of a mini-program that was built into a folder. */
export const mainPackageSize = folder =>
  sizeOf(folder, file => isUploaded(file) && !file.startsWith('packages/'));

/** The subpackages of a mini-program that was built into a folder, the largest first: `{ name, size }` each, in bytes. */
export function subpackagesOf(folder) {
  const names = filesOf(folder)
    .filter(file => file.startsWith('packages/'))
    .map(file => file.split('/')[1]);
  return [...new Set(names)]
    .map(name => ({
      name,
      size: sizeOf(folder, file => isUploaded(file) && file.startsWith(`packages/${name}/`)),
    }))
    .sort((a, b) => b.size - a.size);
}

/** How many screens lie in a folder of the app's sources. */
const screensIn = (routes, folder) => routes.filter(({ page }) => page.startsWith(folder)).length;

/** A size against its budget, as a line to show. */
const row = (name, size, most, unit = '') => ({
  text: `${name}: ${kilobytes(size)} of ${kilobytes(most)}${unit}`,
  fits: size <= most,
});

/** The packages of a built mini-program against their budgets. */
function packageSizes(host, routes) {
  const folder = builtApp(host);
  return [
    row(`${host} main package`, mainPackageSize(folder), mainPackageBudget(host, routes.length)),
    ...subpackagesOf(folder).map(({ name, size }) =>
      row(`${host} subpackage ${name}`, size, subpackageBudget(name, screensIn(routes, `packages/${name}/`))),
    ),
  ];
}

/** What a browser fetches to show a page on H5, in bytes, brotli: the document, what it names, and what the page loads. */
function firstLoadSize(page) {
  const folder = builtApp('h5');
  const document = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = [...document.matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)].map(match => match[1]);
  const ofPage = pageFiles()[page];
  // Budgets that measure the wrong thing are worse than none.
  if (named.length === 0 || !ofPage) throw new Error(`The files of ${page} were not found in dist/h5`);
  return ['index.html', ...named, ...ofPage].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length,
    0,
  );
}

/** Measures all that was built: lines to show, each `{ text, fits }` (whether it is within its budget). */
export async function measure() {
  const routes = await loadRoutes();
  const rows = miniPrograms.flatMap(host =>
    existsSync(path.join(builtApp(host), 'app.js'))
      ? packageSizes(host, routes)
      : [{ text: `${host}: not built`, fits: false }],
  );
  if (!existsSync(path.join(builtApp('h5'), 'index.html')))
    return [...rows, { text: 'h5: not built', fits: false }];
  const loads = firstLoads.map(({ name, page, base }) => {
    const most = budgetOf({ base, perScreen: firstLoadPerScreen }, routes.length);
    return row(`h5 first load of ${name}`, firstLoadSize(page), most, ' brotli');
  });
  return [...rows, ...loads];
}
