import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt, kilobytes } from '../lib/build.mjs';
import { mainPackageBudget, mainPackageSize, subpackagesOf } from '../lib/budgets.mjs';
import { runNode } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';
import { CommandError } from '../lib/command.mjs';
import { builtApp, inProject } from '../lib/project.mjs';
import { loadRoutes } from '../lib/routes.mjs';
import { emptyApp } from './emptyApp.mjs';
import { growthRow } from './growth.mjs';
import { median } from './report.mjs';

const section = 'Mini-programs';
const hosts = ['weapp', 'qq', 'alipay'];
const names = { weapp: 'WeChat', qq: 'QQ', alipay: 'Alipay' };
const kilobyte = 1024;

const harness = inProject('scripts/hosts.mjs');

async function sizeRows() {
  const rows = [];
  const routes = await loadRoutes();
  for (const host of hosts) {
    const folder = builtApp(host);
    const [largest] = subpackagesOf(folder);
    rows.push({
      section,
      what: `${names[host]}: main package`,
      note: `largest subpackage ${largest.name}, ${kilobytes(largest.size)}`,
      value: mainPackageSize(folder) / kilobyte,
      unit: 'KB',
      beside: {
        what: 'empty Taro app',
        value: mainPackageSize(await emptyApp(host)) / kilobyte,
      },
      most: mainPackageBudget(host, routes.length) / kilobyte,
    });
  }
  return rows;
}

/**
 * Runs journeys of tests/hosts, by the names of their files, and reads what they counted: `(host, journey)` gives the
 * counts of one. `builds` is what stands before a host's name in the folders of other builds than ours.
 */
async function runJourneys(files, builds = '') {
  const folder = inProject('.cache/bench/counts');
  rmSync(folder, { recursive: true, force: true });
  const { code } = await runNode([harness, files], {
    log: inProject('.cache/logs/bench-hosts.log'),
    env: { ...process.env, HOSTS_COUNTS: folder, HOSTS_BUILDS: builds },
  });
  if (code !== 0) throw new CommandError('The journeys failed; see .cache/logs/bench-hosts.log.');
  const counted = new Map(
    readdirSync(folder).map(file => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
  return (host, journey) => counted.get(`${host}-${journey}.json`);
}

/** Bytes of setData of a host's journeys, each beside the budget that the journeys themselves hold to. */
function updateRows(host, journeys) {
  const steps = journeys.flatMap(({ steps }) => steps);
  const [{ budgets }] = journeys;
  const isFilter = ({ name, opens }) => !opens && name.includes('filter');
  const largest = (what, wanted, most, size = ({ bytes }) => bytes) => {
    const [step] = steps.filter(wanted).sort((a, b) => size(b) - size(a));
    return {
      section,
      what: `${names[host]}: setData, largest ${what}`,
      note: step.name,
      value: size(step) / kilobyte,
      unit: 'KB',
      beside: { what: 'its budget', value: most / kilobyte },
      most: most / kilobyte,
    };
  };
  return [
    largest('opening of a page', ({ opens }) => opens, budgets.paint),
    largest('later step', step => !step.opens && !isFilter(step), budgets.step),
    // What a person waits for: the rest of the list comes when the view shows its beginning.
    largest('tap on a filter, until the list shows', isFilter, budgets.filter, ({ atOnce }) => atOnce),
  ];
}

/** From the launch to the first page that can be used, beside an empty Taro app on the same engine. */
function launchRow(host, { launches }, empty) {
  return {
    section,
    what: `${names[host]}: launch to first page that can be used, in the engine`,
    note: host === 'alipay' ? 'by syntax mapping on the WeChat engine' : undefined,
    value: median(launches),
    unit: 'ms',
    beside: { what: 'empty Taro app', value: median(empty.launches) },
  };
}

/** Package sizes of the mini-programs, and what they send to the view on the engine of tests/hosts. */
export async function measureMiniPrograms() {
  for (const host of hosts) {
    if (!isBuilt(host)) await step(`Building the app for ${host}`, async () => void (await build(host)));
  }
  const rows = [];
  await step(
    'Weighing mini-programs beside an empty Taro app',
    async () => void rows.push(...(await sizeRows())),
  );
  await step(
    'Weighing what further screens add to the main package',
    async () => void rows.push({ section, ...(await growthRow()) }),
  );
  await step('Walking through the mini-programs on the engine', async () => {
    const counts = await runJourneys('(weapp|qq|alipay)[.]hosts');
    rows.push(...hosts.flatMap(host => updateRows(host, [counts(host, 'rent'), counts(host, 'selfDrive')])));
  });
  await step('Opening the mini-programs beside an empty Taro app', async () => {
    const own = await runJourneys('launch[.]hosts');
    const empty = await runJourneys('launch[.]hosts', inProject('.cache/bench/empty-'));
    rows.push(...hosts.map(host => launchRow(host, own(host, 'launch'), empty(host, 'launch'))));
  });
  return rows;
}
