import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '../engine/types';
import { compile } from './compile';
import { Phone } from './phone';
import type { PhoneOptions } from './phoneOptions';
import type { Step } from './step';

const kilobyte = 1024;

/**
 * What a step may send to the view (issue 4, `On a real mini-program engine`): all that paints a page, any later step, and a
 * tap on a filter.
 */
const budgets = { paint: 128 * kilobyte, step: 64 * kilobyte, filter: 8 * kilobyte };

const budgetOf = ({ name, opens }: Step): number =>
  opens ? budgets.paint : name.includes('filter') ? budgets.filter : budgets.step;

/** A filter is judged by what it sends at once: the rest of a list comes while the person looks at the first of it. */
const judged = ({ name, opens, bytes, atOnce }: Step): number =>
  !opens && name.includes('filter') ? atOnce : bytes;

/** Steps that send more than they may, in words. */
export function overBudget(steps: readonly Step[]): string[] {
  return steps
    .filter(step => judged(step) > budgetOf(step) || step.bytes > budgets.paint)
    .map(step => `${step.name}: ${judged(step)} bytes of ${budgetOf(step)}; most in ${step.heaviest}`);
}

/** Where the counts are left, a file for each journey of a host; `npm run bench` names a folder of its own. */
const counts = process.env.HOSTS_COUNTS ?? path.resolve(__dirname, '../../../.cache/hosts/counts');

/** Leaves the counts of a journey for `npm run bench`, and shows them. */
export function tell(
  host: HostName,
  journey: string,
  { steps, launches }: Pick<Phone, 'steps' | 'launches'>,
): void {
  mkdirSync(counts, { recursive: true });
  const text = JSON.stringify({ budgets, launches, steps }, null, 2);
  writeFileSync(path.join(counts, `${host}-${journey}.json`), `${text}\n`);
  const rows = steps.map(({ name, updates, bytes, largest, opens }) => {
    const figures = [String(updates).padStart(3), String(bytes).padStart(7), String(largest).padStart(7)];
    return [name.padEnd(26), ...figures, opens ? 'page' : ''].join(' ').trimEnd();
  });
  const lines = [`${host}, ${journey}: setData by step (times, bytes, bytes of the largest)`, ...rows];
  const end = launches.length > 0 ? `\nfirst page stands after ${launches.join(', ')} ms` : '';
  process.stdout.write(`\n${lines.join('\n')}${end}\n`);
}

const builds = new Map<HostName, ReturnType<typeof compile>>();

function buildOf(host: HostName): ReturnType<typeof compile> {
  const known = builds.get(host) ?? compile(host);
  builds.set(host, known);
  return known;
}

// Journeys of several files share one database, and files begin at the same moment: neither a counter nor the clock alone
// gives each its own numbers. Eight digits tell members apart, as in journeys in the browser: identity cards follow them.
const worker = process.env.JEST_WORKER_ID ?? '0';
let nextMobile = Math.floor(Date.now() / 10);

/** A phone with the app of a host on it, whose number no other journey uses; end it when it is done. */
export function newPhone(host: HostName, options?: PhoneOptions): Promise<Phone> {
  nextMobile += 1;
  const mobile = `139${worker}${String(nextMobile % 10_000_000).padStart(7, '0')}`;
  return Phone.start(buildOf(host), mobile, options);
}

/**
 * Walks through the app, and fails, too, when a script breaks, the console shows an error, or the app does what its host
 * does not allow or the engine does not know. A picture of the screen at which it failed is left in `.cache/hosts`.
 */
export async function watched(phone: Phone, name: string, walk: () => Promise<void>): Promise<void> {
  try {
    await walk();
    expect(await phone.found()).toEqual([]);
  } catch (error) {
    await phone.picture(name.replace(/[^\p{L}\p{N}]+/gu, '-')).catch(() => undefined);
    const problems = await phone.found().catch(() => []);
    if (error instanceof Error && problems.length > 0)
      error.message += `\n\nProblems:\n${problems.join('\n')}`;
    throw error;
  }
}

/** A test in which one phone walks through a built mini-program, `watched`; `minutes` where it takes long on a busy machine. */
export function journey(
  name: string,
  host: HostName,
  walk: (phone: Phone) => Promise<void>,
  { minutes, ...options }: PhoneOptions & { minutes?: number } = {},
): void {
  const run = async (): Promise<void> => {
    const phone = await newPhone(host, options);
    try {
      await watched(phone, `${host}-${name}`, () => walk(phone));
    } finally {
      await phone.end();
    }
  };
  it(name, run, minutes && minutes * 60_000);
}
