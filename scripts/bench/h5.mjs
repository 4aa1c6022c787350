import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../lib/browser.mjs';
import { build, isBuilt } from '../lib/build.mjs';
import { freePort } from '../lib/ports.mjs';
import { step } from '../lib/progress.mjs';
import { builtApp, inProject } from '../lib/project.mjs';
import { startServer, stopServer } from '../lib/server.mjs';
import { emptyApp } from './emptyApp.mjs';
import { measureByLighthouse } from './lighthouse.mjs';
import { firstLoad, loadToContent, memoryOfPages, scrollOfCars, scrollOfRows, tapToList } from './phone.mjs';
import { median } from './report.mjs';
import { prepareData } from './serverData.mjs';
import { ask } from './signedCalls.mjs';
import { source } from './source.mjs';

const { readSettings } = source('server/settings');

const section = 'H5';
const kilobyte = 1024;
const most = { firstLoad: 190 };

/** A seeded server with a built app on it. */
async function serve(webDirectory, dataDirectory) {
  const env = { DATABASE_URL: '', DATA_DIRECTORY: dataDirectory, WEB_DIRECTORY: webDirectory };
  const data = await prepareData(readSettings({ ...process.env, ...env }));
  const server = await startServer({
    port: await freePort(),
    log: inProject('.cache/logs/bench-h5.log'),
    env: { ...env, HOST: '127.0.0.1', CALLS_PER_MINUTE: '1000000', COSTLY_CALLS_AT_ONCE: '1000' },
  });
  return { ...server, data };
}

/** Where a browser stands with a session: `token` opens, `uid` tells the app. */
const sessionCookies = (address, [{ cookie }]) => [
  { url: address, name: 'token', value: cookie.replace('token=', '') },
  { url: address, name: 'uid', value: '13100000000' },
];

async function firstLoads(browser, { address, data }, emptyAddress) {
  const { cartype_id } = data.plenty;
  const pages = {
    home: '/',
    list: '/carlist',
    detail: `/cardetail?cartype_id=${cartype_id}`,
    booking: `/reserve_car?cartype_id=${cartype_id}`,
  };
  const cookies = sessionCookies(address, data.members);
  const floor = (await firstLoad(browser, emptyAddress)) / kilobyte;
  const rows = [];
  for (const [name, url] of Object.entries(pages)) {
    rows.push({
      section,
      what: `First load of ${name}: scripts and styles as sent (brotli)`,
      value: (await firstLoad(browser, address + url, cookies)) / kilobyte,
      unit: 'KB',
      beside: { what: 'empty Taro app', value: floor },
      ...(name === 'home' && { most: most.firstLoad }),
    });
  }
  return rows;
}

function lighthouseRows([home, list, empty]) {
  const beside = value => ({ what: 'empty Taro app', value });
  return Object.entries({ home, list }).flatMap(([name, page]) => [
    {
      section,
      what: `Lighthouse mobile, ${name}: performance`,
      value: page.performance,
      least: 95,
      beside: beside(empty.performance),
    },
    ...['accessibility', 'practices'].map(kind => ({
      section,
      what: `Lighthouse mobile, ${name}: ${kind === 'practices' ? 'best practices' : kind}`,
      value: page[kind],
      least: 100,
      beside: beside(empty[kind]),
      ...(page[kind] < 100 && { note: page.complaints.join(', ') }),
    })),
    {
      section,
      what: `Largest contentful paint, ${name}`,
      note: 'text of the shell in the document',
      value: page.lcp,
      unit: 'ms',
      beside: beside(empty.lcp),
    },
    { section, what: `Total blocking time, ${name}`, value: page.tbt, unit: 'ms', beside: beside(empty.tbt) },
  ]);
}

/** Milliseconds of the search call alone, as the list makes it. */
async function searchCall({ address, data }) {
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now();
    await ask(address, 'GET /api/cartype/search', data.search);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The first visit as a phone on slow 4G has it, until what the screen is for can be read. */
async function contentRows(browser, { address }, emptyAddress) {
  const empty = await loadToContent(browser, emptyAddress, '.taro_page');
  const contents = {
    'home with its nearest sites': ['/', '[aria-label=附近门店] li'],
    'list with its first car': ['/carlist', '[aria-label=车辆] [role=button], [aria-label=车辆] button'],
  };
  const rows = [];
  for (const [what, [url, selector]] of Object.entries(contents)) {
    rows.push({
      section,
      what: `First visit: ${what}`,
      note: 'slow 4G, processor slowed down 4 times',
      value: await loadToContent(browser, address + url, selector),
      unit: 'ms',
      beside: { what: 'empty Taro app', value: empty },
    });
  }
  return rows;
}

async function phoneRows(browser, server) {
  const tap = await tapToList(browser, server.address);
  const call = await searchCall(server);
  const listScroll = await scrollOfCars(browser, server.address);
  const plainScroll = await scrollOfRows(browser);
  const memory = await memoryOfPages(browser, server.address);
  return [
    {
      section,
      what: 'Tap on search to painted list',
      note: 'processor slowed down 4 times',
      value: tap,
      unit: 'ms',
      beside: { what: 'the call alone, not slowed down', value: call },
    },
    {
      section,
      what: `Scroll of 1,000 cars: frames over 50 ms`,
      note: `of ${listScroll.of}, slowed down 4 times`,
      value: listScroll.dropped,
      beside: { what: `plain page, of ${plainScroll.of}`, value: plainScroll.dropped },
    },
    {
      section,
      what: 'Scroll of 1,000 cars: longest frame',
      value: listScroll.longest,
      unit: 'ms',
      beside: { what: 'plain page', value: plainScroll.longest },
    },
    {
      section,
      what: 'JavaScript heap after 50 page changes',
      value: memory.after,
      unit: 'MB',
      beside: { what: 'after the first 4', value: memory.before },
    },
  ];
}

/** First loads, Lighthouse, and what a phone feels in the H5 app, beside an empty Taro app and a plain page. */
export async function measureH5() {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'car-rental-bench-h5-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  if (!isBuilt('h5')) await step('Building the app for H5', async () => void (await build('h5')));
  let empty;
  await step('Building an empty Taro app', async () => void (empty = await emptyApp('h5')));
  const rows = [];
  const server = await serve(builtApp('h5'), path.join(temporary, 'app'));
  const floor = await serve(empty, path.join(temporary, 'empty'));
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ ...(await findBrowser()), handleSIGINT: false });
  await step('Weighing first loads', async () => {
    rows.push(...(await firstLoads(browser, server, floor.address)));
  });
  await step('Visiting by slow 4G', async () => {
    rows.push(...(await contentRows(browser, server, floor.address)));
  });
  await step('Tapping, scrolling and turning pages', async () => {
    rows.push(...(await phoneRows(browser, server)));
  });
  await browser.close();
  await step('Asking Lighthouse', async () => {
    const addresses = [`${server.address}/`, `${server.address}/carlist`, `${floor.address}/`];
    rows.push(...lighthouseRows(await measureByLighthouse(addresses)));
  });
  await stopServer(server.child);
  await stopServer(floor.child);
  return rows;
}
