import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './report.mjs';

/** A phone is about this much slower than the machine that measures, as Lighthouse has it. */
const slowdown = 4;
const loadRuns = 3;
const tapRuns = 5;
const pageChanges = 50;
const megabyte = 1024 * 1024;

/** Lighthouse's phone network: 1.6 Mbit/s and 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

const screen = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
};

const cars = page => page.getByRole('list', { name: '车辆' }).getByRole('button');
const searchButton = page => page.getByRole('button', { name: '去选车' });

/** A first visit: a page without cache or storage, and its debugging session. */
async function newPhone(browser, { cookies = [] } = {}) {
  const context = await browser.newContext(screen);
  await context.addCookies(cookies);
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

const slowDown = session => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

/** Bytes of scripts and styles that came over the wire until nothing more was fetched, headers too. */
export async function firstLoad(browser, url, cookies) {
  const { context, page, session } = await newPhone(browser, { cookies });
  const wanted = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') wanted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

/**
 * Milliseconds from the call of an address to the frame after its own content is there, on a phone with slow 4G: what
 * Lighthouse's paints do not tell, since they count the shell too. The content is what `selector` finds first.
 */
export async function loadToContent(browser, url, selector) {
  const times = [];
  for (let run = 0; run < loadRuns; run += 1) {
    const { context, page, session } = await newPhone(browser);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await slowDown(session);
    await page.addInitScript(wanted => {
      const look = () => {
        if (!document.querySelector(wanted)) requestAnimationFrame(look);
        else requestAnimationFrame(() => (globalThis.contentPainted = performance.now()));
      };
      look();
    }, selector);
    await page.goto(url);
    times.push(await (await page.waitForFunction(() => globalThis.contentPainted)).jsonValue());
    await context.close();
  }
  return median(times);
}

/** Milliseconds from the tap on search to the frame after the first car is on the list; the phone is slowed down. */
export async function tapToList(browser, address) {
  const times = [];
  for (let run = 0; run < tapRuns; run += 1) {
    const { context, page, session } = await newPhone(browser);
    await page.goto(address, { waitUntil: 'networkidle' });
    await slowDown(session);
    const painted = page.evaluate(
      () =>
        new Promise(resolve => {
          let began;
          addEventListener('click', event => (began ??= event.timeStamp), { capture: true, once: true });
          const look = () => {
            const isThere = document.querySelector(
              '[role=list][aria-label=车辆], ul[aria-label=车辆]',
            )?.firstChild;
            if (!began || !isThere) requestAnimationFrame(look);
            // A callback of the next frame runs after this one was painted.
            else requestAnimationFrame(() => resolve(performance.now() - began));
          };
          look();
        }),
    );
    await searchButton(page).tap();
    times.push(await painted);
    await context.close();
  }
  return median(times);
}

/** Scrolls by wheel and counts frames; those over 50 ms were dropped. The pointer must be over what scrolls. */
async function scrollFrames(page, session) {
  await slowDown(session);
  await page.mouse.move(187, 500);
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const count = now => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let turn = 0; turn < 80; turn += 1) {
    await page.mouse.wheel(0, 600);
    await sleep(30);
  }
  const frames = await page.evaluate(() => globalThis.frames);
  return {
    dropped: frames.filter(time => time > 50).length,
    of: frames.length,
    longest: Math.max(...frames),
  };
}

/** The list with 1,000 cars: the offers of the real server, again and again under other numbers. */
export async function scrollOfCars(browser, address) {
  const { context, page, session } = await newPhone(browser);
  await page.route('**/api/cartype/search*', async route => {
    const response = await route.fetch();
    const body = await response.json();
    const { cars: offers } = body.data;
    body.data.cars = Array.from({ length: 1000 }, (_, index) => {
      const offer = offers[index % offers.length];
      return { ...offer, cartype: { ...offer.cartype, id: `${offer.cartype.id}-${index}` } };
    });
    await route.fulfill({ response, json: body });
  });
  await page.goto(`${address}/carlist`);
  await cars(page).first().waitFor();
  const frames = await scrollFrames(page, session);
  await context.close();
  return frames;
}

/** A plain page with 1,000 rows of a picture's box and two lines: the floor. */
export async function scrollOfRows(browser) {
  const { context, page, session } = await newPhone(browser);
  const row = `<div style="display:flex;height:132px;border-bottom:1px solid #ddd">
    <div style="width:120px;height:80px;background:#eee"></div><div><h2>车型</h2><p>总价 ¥ 600</p></div></div>`;
  await page.setContent(
    `<body style="margin:0"><div style="height:100vh;overflow:auto">${row.repeat(1000)}</div></body>`,
  );
  const frames = await scrollFrames(page, session);
  await context.close();
  return frames;
}

/** The JavaScript heap after the first round and after 50 page changes, in megabytes. */
export async function memoryOfPages(browser, address) {
  const { context, page, session } = await newPhone(browser);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / megabyte;
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  // Nobody is as fast as this: at the same place the second tap would be that of a double tap, which the app keeps back.
  const beside = { position: { x: 40, y: 40 } };
  const round = async () => {
    await searchButton(page).tap();
    await cars(page).first().tap(beside);
    await page.getByRole('button', { name: '立即预订' }).waitFor();
    await page.goBack();
    await cars(page).first().waitFor();
    await page.goBack();
    await searchButton(page).waitFor();
  };
  await round();
  const before = await heap();
  for (let changes = 0; changes < pageChanges; changes += 4) await round();
  const after = await heap();
  await context.close();
  return { before, after };
}
