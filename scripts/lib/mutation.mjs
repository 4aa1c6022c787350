import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';

/** What has to be noticed of all changes that are not explained, in percent (issue 10). */
export const WANTED = 90;

/**
 * The tests of a file's own room: the folder that mirrors it, or the nearest above that. The room itself must notice what
 * is changed in it; who wants to hear what others notice names their folders. Tables are held against the migrations, all
 * in one place.
 */
export function testsOf(file) {
  if (file.endsWith('/schema.ts')) return 'tests/server/db';
  const parts = file
    .replace(/^src\//, '')
    .replace(/^server\/areas\//, 'server/')
    .split('/')
    .slice(0, -1);
  while (parts.length > 0 && !existsSync(inProject('tests', ...parts))) parts.pop();
  return parts.length > 0 ? ['tests', ...parts].join('/') : undefined;
}

/** Stryker's settings for some files; which tests are to notice, tests/mutation/jest.config.cjs is told by MUTATION_TESTS. */
export const settingsFor = (files, report) => ({
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  mutate: files,
  // Tests of the server bring a database each; more of them at once only wait for each other.
  concurrency: 1,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/.data', '/dist', '/docs'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  timeoutMS: 20_000,
  jest: {
    projectType: 'custom',
    configFile: 'tests/mutation/jest.config.cjs',
    // The room's tests are named already. Those that read their subjects by name, as the one of the tables does, import none
    // of them.
    enableFindRelatedTests: false,
  },
});

const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError', 'CompileError']);

/** The changes of a report that nobody noticed, each with its place, and how many there were. */
export function read(report) {
  const changes = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ status, replacement, location: { start, end } }) => ({
        file,
        line: start.line,
        text: lines[start.line - 1].trim(),
        was: textBetween(lines, start, end),
        becomes: replacement,
        isNoticed: NOTICED.has(status),
        isReached: status !== 'NoCoverage',
      }));
  });
  return { total: changes.length, unnoticed: changes.filter(({ isNoticed }) => !isNoticed) };
}

function textBetween(lines, start, end) {
  const chosen = lines.slice(start.line - 1, end.line);
  chosen[chosen.length - 1] = chosen.at(-1).slice(0, end.column - 1);
  chosen[0] = chosen[0].slice(start.column - 1);
  return chosen.map(line => line.trim()).join(' ');
}

/** Why an unnoticed change is no fault of the tests; undefined when nobody has said. */
export const reasonOf = (change, explained) =>
  explained.find(
    ({ file, was, becomes }) => file === change.file && was === change.was && becomes === change.becomes,
  )?.why;

/** Of what has to be noticed, how much was, in percent. */
export const score = ({ total, unnoticed }, explainedCount) => {
  const wanted = total - explainedCount;
  return wanted === 0 ? 100 : (100 * (total - unnoticed.length)) / wanted;
};
