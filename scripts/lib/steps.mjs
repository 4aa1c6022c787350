import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { measure } from './budgets.mjs';
import { build, isBuilt, kilobytes } from './build.mjs';
import { CommandError } from './command.mjs';
import { nearTests } from './nearTests.mjs';
import { runNode } from './processes.mjs';
import { hosts, inProject } from './project.mjs';
import { outcomeOfReport } from './testReport.mjs';

/**
 * What must hold, as steps. A step ends with how much passed and failed (1 and 0 for one that is no collection of
 * tests), what to read when it failed, a note for its line, and the tests that want another database. `signal` cuts it
 * short. A step that keeps all processors busy, or waits for those before it, runs alone.
 * @typedef {{ passed: number, failed: number, output: string, note?: string, notRun?: string[] }} Outcome
 * @typedef {{ name: string, title: string, alone?: boolean, run: (signal: AbortSignal) => Promise<Outcome> }} Step
 */

const outcome = (holds, output, note) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, output, note });

/** What to read of a program that had to be ended. */
const lastWords = output => `It did not end and was ended. Its last words:\n${output.trim().slice(-3000)}`;

const logOf = name => inProject('.cache/logs', `${name}.log`);

/** A program of `node_modules` (or of ours) that ends with 0 when all is well. */
export const program = (name, title, file, args = []) => ({
  name,
  title,
  run: async signal => {
    const { code, output } = await runNode([inProject(file), ...args], { log: logOf(name), signal });
    return outcome(code === 0, signal.aborted ? lastWords(output) : output);
  },
});

/** Milliseconds that a run of tests has to end after its last test: servers and browsers close meanwhile. */
const farewell = 60_000;

/** A signal that comes with `signal`, or when a run does not end although its report has been written. */
function endOfRun(signal, report) {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  const watch = setInterval(() => {
    const written = statSync(report, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > farewell) end();
  }, 1000);
  const forget = () => {
    clearInterval(watch);
    signal.removeEventListener('abort', end);
  };
  return { signal: ending.signal, forget };
}

/** A run of jest (or of a script that passes its arguments to jest): counts its tests. It uses all processors. */
export const tests = (name, title, file, args = []) => ({
  name,
  title,
  alone: true,
  run: async signal => {
    const report = inProject('.cache/reports', `${name}.json`);
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const reporting = ['--ci', '--json', '--outputFile', report];
    const end = endOfRun(signal, report);
    const run = await runNode([inProject(file), ...args, ...reporting], {
      log: logOf(name),
      signal: end.signal,
    });
    end.forget();
    const isCut = end.signal.aborted;
    if (!existsSync(report)) return outcome(false, isCut ? lastWords(run.output) : run.output);
    const result = outcomeOfReport(JSON.parse(readFileSync(report, 'utf8')));
    if (isCut) {
      const stuck = 'The tests were over, but their run did not end: a test has left something open.';
      return { ...result, failed: result.failed + 1, output: `${result.output}\n${stuck}` };
    }
    return run.code !== 0 && result.failed === 0 ? { ...result, failed: 1, output: run.output } : result;
  },
});

const buildFor = host => ({
  name: `build-${host}`,
  title: `Build for ${host}`,
  run: async signal => {
    if (isBuilt(host)) return outcome(true, '', 'already built from these sources');
    try {
      return outcome(true, '', kilobytes(await build(host, { signal })));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return outcome(false, `${error.message}\n${error.details ?? ''}`);
    }
  },
});

const sizes = {
  name: 'sizes',
  title: 'Size budgets',
  // It waits for the builds.
  alone: true,
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
/** By itself jest leaves one processor to the person who works beside it: of two, half. */
const onAllProcessors = ['--maxWorkers', '100%'];

const listed = files => (files.length > 0 ? files : ['.']);

/**
 * Types of everything; what an earlier run found to be right is not looked at again, unless something that it imports
 * has changed its types since.
 */
export const types = program('types', 'Types', 'node_modules/typescript/bin/tsc', [
  ...['--noEmit', '-p', 'tsconfig.json'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
]);

/**
 * Lint of some files, or of all. Without a cache: rules that read types find a mistake in one file when another is
 * changed.
 */
export const lint = (files = []) =>
  program('lint', 'Lint', 'node_modules/eslint/bin/eslint.js', [
    ...['--max-warnings', '0', '--no-warn-ignored'],
    ...listed(files),
  ]);

export const layers = program(
  'layers',
  'Layer rules',
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  ['--cache', '.cache/layers', '--cache-strategy', 'content', 'src', 'server', 'types'],
);

/** Format of some files, or of all. */
export const format = (files = []) =>
  program('format', 'Format', 'node_modules/prettier/bin/prettier.cjs', [
    ...['--check', '--ignore-unknown', '--cache', '--cache-location', '.cache/prettier'],
    ...listed(files),
  ]);

/** The tests near some files (nearTests.mjs), and those of the architecture, which read files instead of importing them. */
export const relatedTests = files =>
  tests('related', 'Tests of what has changed', jest, [
    ...onAllProcessors,
    ...['--passWithNoTests', '--runTestsByPath'],
    ...readdirSync(inProject('tests/architecture')).map(name => `tests/architecture/${name}`),
    ...nearTests(files),
  ]);

/** All that must hold, in the order of `npm test`. @type {Step[]} */
export const steps = [
  lint(),
  types,
  layers,
  format(),
  ...hosts.map(buildFor),
  sizes,
  program('syntax', 'What old browsers and hosts can read', 'scripts/checkSyntax.mjs'),
  tests('unit', 'Tests of rules, app and architecture', jest, [
    ...onAllProcessors,
    ...['--ignoreProjects', 'server'],
  ]),
  tests('server', 'Tests of the server', jest, [...onAllProcessors, ...['--selectProjects', 'server']]),
  tests('hosts', 'Mini-programs on an engine', 'scripts/hosts.mjs'),
  tests('e2e', 'Journeys in Chromium', 'scripts/e2e.mjs'),
];

/**
 * What `.ci/run` repeats on PostgreSQL, which is PGlite in the steps above: the tests of the server that open a
 * database, which are those that lead to the test database by their imports.
 */
export const onPostgres = tests('postgres', 'Tests of the server on PostgreSQL', jest, [
  ...onAllProcessors,
  ...['--selectProjects', 'server', '--findRelatedTests', 'tests/server/support/testDatabase.ts'],
]);
