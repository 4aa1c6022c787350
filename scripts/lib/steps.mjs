import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measure } from './budgets.mjs';
import { build, isBuilt, kilobytes } from './build.mjs';
import { CommandError } from './command.mjs';
import { isInstalled } from './install.mjs';
import { runNode } from './processes.mjs';
import { duration, step } from './progress.mjs';
import { hosts, inProject } from './project.mjs';

/**
 * What must hold, as steps. A step ends with how much passed and failed (1 and 0 for one that is no collection of
 * tests), what to read when it failed, and a note for its line.
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Step
 */

const outcome = (holds, output, note) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, output, note });

/** A program of `node_modules` (or of ours) that ends with 0 when all is well. */
const program = (name, title, file, args = []) => ({
  name,
  title,
  run: async () => {
    const { code, output } = await runNode([inProject(file), ...args], { log: logOf(name) });
    return outcome(code === 0, output);
  },
});

const logOf = name => inProject('.cache/logs', `${name}.log`);

/** A run of jest (or of a script that passes its arguments to jest): counts its tests. */
const tests = (name, title, file, args = []) => ({
  name,
  title,
  run: async () => {
    const report = inProject('.cache/reports', `${name}.json`);
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const reporting = ['--ci', '--json', '--outputFile', report];
    const { code, output } = await runNode([inProject(file), ...args, ...reporting], { log: logOf(name) });
    if (!existsSync(report)) return outcome(false, output);
    const result = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded has no tests to count, and fails all the same.
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    const skipped = result.numPendingTests + result.numTodoTests;
    const failures = result.testResults.filter(file => file.status === 'failed').map(file => file.message);
    return {
      passed: result.numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      output: failures.join('\n') || output,
      note: `${result.numPassedTests} tests${skipped > 0 ? `, ${skipped} not run` : ''}`,
    };
  },
});

const buildFor = host => ({
  name: `build-${host}`,
  title: `Build for ${host}`,
  run: async () => {
    if (isBuilt(host)) return outcome(true, '', 'already built from these sources');
    try {
      return outcome(true, '', kilobytes(await build(host)));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return outcome(false, `${error.message}\n${error.details ?? ''}`);
    }
  },
});

const sizes = {
  name: 'sizes',
  title: 'Size budgets',
  run: async () => {
    const rows = await measure();
    const lines = rows.map(({ text, fits }) => `${fits ? '✓' : '✗'} ${text}`);
    const told = rows.filter(({ text }) => /main package|first load/.test(text)).map(({ text }) => text);
    return outcome(
      rows.every(({ fits }) => fits),
      lines.join('\n'),
      told.join('; '),
    );
  },
};

const jest = 'node_modules/jest/bin/jest.js';

/** Tests on other packages than those of the lock file say little about a fresh clone. */
const packages = {
  name: 'packages',
  title: 'Packages as in the lock file',
  run: async () => outcome(isInstalled(), 'node_modules differs from package-lock.json: run `npm ci`.'),
};

/** @type {Step[]} */
export const steps = [
  packages,
  program('types', 'Types', 'node_modules/typescript/bin/tsc', [
    '--noEmit',
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ]),
  program('lint', 'Lint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  program('layers', 'Layer rules', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
    'src',
    'server',
    'types',
  ]),
  program('format', 'Format', 'node_modules/prettier/bin/prettier.cjs', [
    '--check',
    '.',
    '--cache',
    '--cache-location',
    '.cache/prettier',
  ]),
  tests('unit', 'Tests of rules, app and architecture', jest, ['--ignoreProjects', 'server']),
  tests('server', 'Tests of the server', jest, ['--selectProjects', 'server']),
  ...hosts.map(buildFor),
  sizes,
  program('syntax', 'Syntax for old browsers and hosts', 'scripts/checkSyntax.mjs'),
  tests('hosts', 'Mini-programs on an engine', 'scripts/hosts.mjs'),
  tests('e2e', 'Journeys in Chromium', 'scripts/e2e.mjs'),
];

/** The quick ones: what is worth knowing before every commit. The longest come first, as two run at a time. */
export const quickSteps = ['lint', 'unit', 'types', 'format', 'layers'];

/**
 * Runs steps, up to `atOnce` of them at the same time, all of them whatever fails; then shows what failed and
 * ends with the line `N passed, N failed` and the exit code.
 */
export async function runSteps(names, { atOnce = 1 } = {}) {
  const unknown = names.find(name => !steps.some(known => known.name === name));
  if (unknown) {
    throw new CommandError(
      `“${unknown}” is no step: the steps are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  const began = Date.now();
  const waiting = names.map(wanted => steps.find(({ name }) => name === wanted));
  const outcomes = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { title, run } = next;
      await step(title, async () => {
        const result = await run().catch(error => outcome(false, error.stack));
        outcomes.push({ title, ...result });
        return {
          passed: result.failed === 0,
          note: result.failed > 0 ? `${result.failed} failed` : result.note,
        };
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  for (const { title, failed, output } of outcomes) {
    if (failed > 0) console.log(`\n✗ ${title}\n${output.trim()}`);
  }
  const sum = kind => outcomes.reduce((total, result) => total + result[kind], 0);
  if (sum('failed') > 0) process.exitCode = 1;
  console.log(`\nIn ${duration(Date.now() - began)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
