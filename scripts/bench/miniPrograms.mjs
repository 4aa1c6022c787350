import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt, kilobytes } from '../lib/build.mjs';
import { mainPackage, mainPackageSize, subpackagesOf } from '../lib/budgets.mjs';
import { runNode } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';
import { builtApp, inProject } from '../lib/project.mjs';
import { emptyApp } from './emptyApp.mjs';

const section = 'Mini-programs';
const hosts = ['weapp', 'qq', 'alipay'];
const names = { weapp: 'WeChat', qq: 'QQ', alipay: 'Alipay' };
const kilobyte = 1024;

const harness = inProject('scripts/hosts.mjs');
const counts = inProject('.cache/hosts.json');

async function sizeRows() {
  const rows = [];
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
      most: mainPackage[host] / kilobyte,
    });
  }
  return rows;
}

/** Whether what the harness counted is of the present builds. */
const isCounted = () =>
  existsSync(counts) &&
  hosts.every(host => statSync(counts).mtimeMs > statSync(path.join(builtApp(host), '.build-stamp')).mtimeMs);

/** What the engine's journeys counted: bytes of setData, and the time until the first screen can be used. */
function engineRows() {
  const counted = JSON.parse(readFileSync(counts, 'utf8'));
  return hosts
    .filter(host => counted[host])
    .flatMap(host => {
      const { budgets, readyAfter, steps } = counted[host];
      const largest = (what, wanted, most) => {
        const [step] = steps.filter(wanted).sort((a, b) => b.bytes - a.bytes);
        return (
          step && {
            section,
            what: `${names[host]}: setData, largest ${what}`,
            note: step.name,
            value: step.bytes / kilobyte,
            unit: 'KB',
            beside: { what: 'its budget', value: most / kilobyte },
            most: most / kilobyte,
          }
        );
      };
      const isFilter = ({ name, opens }) => !opens && name.includes('filter');
      return [
        largest('opening of a page', ({ opens }) => opens, budgets.paint),
        largest('later step', step => !step.opens && !isFilter(step), budgets.step),
        largest('tap on a filter', isFilter, budgets.filter),
        {
          section,
          what: `${names[host]}: launch to first page that can be used, in the engine`,
          note: host === 'alipay' ? 'by syntax mapping on the WeChat engine' : undefined,
          value: readyAfter,
          unit: 'ms',
          ...(host !== 'weapp' &&
            counted.weapp && { beside: { what: 'WeChat', value: counted.weapp.readyAfter } }),
        },
      ].filter(Boolean);
    });
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
  if (!existsSync(harness)) {
    return [
      ...rows,
      { section, what: 'setData and launch', note: 'not measured: there is no scripts/hosts.mjs' },
    ];
  }
  if (!isCounted()) {
    await step('Running the mini-programs on the engine', async () => {
      const { code } = await runNode([harness], { log: inProject('.cache/logs/bench-hosts.log') });
      return { passed: code === 0, note: code === 0 ? '' : 'see .cache/logs/bench-hosts.log' };
    });
  }
  if (!existsSync(counts)) {
    return [...rows, { section, what: 'setData and launch', note: 'not measured: the journeys failed' }];
  }
  return [...rows, ...engineRows()];
}
