import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '../engine/types';
import { compile } from './compile';
import { Phone, type PhoneOptions, type Step } from './phone';

const kilobyte = 1024;

/**
 * What a step may send to the view (issue 4, `On a real mini-program engine`): all that paints a page, any later step, and a
 * tap on a filter.
 */
const budgets = { paint: 128 * kilobyte, step: 64 * kilobyte, filter: 8 * kilobyte };

const budgetOf = ({ name, opens }: Step): number =>
  opens ? budgets.paint : name.includes('filter') ? budgets.filter : budgets.step;

/** Steps that send more than they may, in words. */
export function overBudget(steps: readonly Step[]): string[] {
  return steps
    .filter(step => step.bytes > budgetOf(step))
    .map(step => `${step.name}: ${step.bytes} bytes of ${budgetOf(step)}; most in ${step.heaviest}`);
}

const report = path.resolve(__dirname, '../../../.cache/hosts.json');

/** Leaves the counts of a host for `npm run bench`, beside those of the others, and shows them. */
export function tell(host: HostName, { steps, readyAfter }: Pick<Phone, 'steps' | 'readyAfter'>): void {
  mkdirSync(path.dirname(report), { recursive: true });
  const others = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>)
    : {};
  writeFileSync(
    report,
    `${JSON.stringify({ ...others, [host]: { budgets, readyAfter, steps } }, null, 2)}\n`,
  );
  const rows = steps.map(({ name, updates, bytes, largest, opens }) => {
    const figures = [String(updates).padStart(3), String(bytes).padStart(7), String(largest).padStart(7)];
    return [name.padEnd(26), ...figures, opens ? 'page' : ''].join(' ').trimEnd();
  });
  const lines = [`${host}: setData by step (times, bytes, bytes of the largest)`, ...rows];
  process.stdout.write(`\n${lines.join('\n')}\nfirst page stands after ${readyAfter} ms\n`);
}

const builds = new Map<HostName, ReturnType<typeof compile>>();

function buildOf(host: HostName): ReturnType<typeof compile> {
  const known = builds.get(host) ?? compile(host);
  builds.set(host, known);
  return known;
}

// Journeys of several files share one database, so a counter alone would give the same number twice.
let nextMobile = Date.now() % 10_000_000;

/**
 * A test in which one phone walks through a built mini-program. It fails, too, when a script breaks, the console shows
 * an error, or the app does what its host does not allow or the engine does not know. A picture of the screen at which
 * it failed is left in `.cache/hosts`.
 */
export function journey(
  name: string,
  host: HostName,
  walk: (phone: Phone) => Promise<void>,
  options?: PhoneOptions,
): void {
  it(name, async () => {
    nextMobile += 1;
    const phone = await Phone.start(
      buildOf(host),
      `137${String(nextMobile % 100_000_000).padStart(8, '0')}`,
      options,
    );
    try {
      await walk(phone);
      expect(await phone.found()).toEqual([]);
    } catch (error) {
      await phone.picture(`${host}-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`).catch(() => undefined);
      const problems = await phone.found().catch(() => []);
      if (error instanceof Error && problems.length > 0)
        error.message += `\n\nProblems:\n${problems.join('\n')}`;
      throw error;
    } finally {
      await phone.end();
    }
  });
}
