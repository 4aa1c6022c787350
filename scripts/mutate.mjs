import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explained } from '../tests/mutation/explained.mjs';
import { command, CommandError } from './lib/command.mjs';
import { install, isInstalled, requireAllPackages } from './lib/install.mjs';
import { read, reasonOf, score, settingsFor, testsOf, WANTED } from './lib/mutation.mjs';
import { exitOnSignals, runShown } from './lib/processes.mjs';
import { step } from './lib/progress.mjs';
import { inProject } from './lib/project.mjs';

const usage = `Usage: npm run mutate -- <file or folder>… [--tests <folder>…]

Changes the code of these files, one small change after another, and says which changes the tests did not notice. The tests
are those of the file's own room unless --tests names others.`;

/** The sources that a path stands for, as names below the root. */
function filesOf(name) {
  const file = inProject(name);
  if (!existsSync(file)) throw new CommandError(`There is no ${name}.`);
  if (statSync(file).isFile()) return [name];
  return readdirSync(file, { recursive: true })
    .map(inside => path.posix.join(name, inside.split(path.sep).join('/')))
    .filter(inside => /\.tsx?$/.test(inside) && !inside.endsWith('.d.ts'));
}

/** The files by the tests that are to notice. */
function rooms(names, tests) {
  const found = new Map();
  for (const file of names.flatMap(filesOf)) {
    const folders = tests.length > 0 ? tests.join(',') : testsOf(file);
    if (!folders) throw new CommandError(`No folder of tests mirrors ${file}: name one with --tests.`);
    found.set(folders, [...(found.get(folders) ?? []), file]);
  }
  return found;
}

async function requireStryker() {
  const folder = inProject('tests/mutation');
  if (isInstalled({ folder })) return;
  const log = inProject('.cache/logs/install-mutation.log');
  await step('Installing Stryker', () => install({ folder, log }));
}

async function mutate(files, tests) {
  const settings = inProject('.cache/mutation/settings.json');
  const report = inProject('.cache/mutation/report.json');
  rmSync(report, { force: true });
  mkdirSync(path.dirname(settings), { recursive: true });
  writeFileSync(settings, JSON.stringify(settingsFor(files, report)));
  const stryker = inProject('tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { ...process.env, MUTATION_TESTS: tests };
  await runShown([stryker, 'run', settings], { env });
  if (!existsSync(report)) throw new CommandError('Stryker did not come to its end; it says why above.');
  return read(JSON.parse(readFileSync(report, 'utf8')));
}

/** Says what was not noticed; whether enough was. */
function tell(files, result) {
  const open = result.unnoticed.filter(change => !reasonOf(change, explained));
  for (const { file, line, was, becomes, isReached } of open) {
    console.log(`\n${file}:${line}${isReached ? '' : ' (no test comes here)'}\n  - ${was}\n  + ${becomes}`);
  }
  const stale = explained.filter(
    one => files.includes(one.file) && !result.unnoticed.some(change => reasonOf(change, [one])),
  );
  for (const { file, was } of stale) console.log(`\n${file}: explained, but noticed or gone: ${was}`);
  const explainedCount = result.unnoticed.length - open.length;
  const percent = score(result, explainedCount);
  console.log(
    `\n${result.total} changes, ${result.total - result.unnoticed.length} noticed, ${explainedCount} explained: ${percent.toFixed(1)} %`,
  );
  return percent >= WANTED && stale.length === 0;
}

// `npm run mutate -- PATH…`: what the tests would not notice. On demand: a file takes minutes, a room may take an hour.
await command(async () => {
  exitOnSignals();
  const args = process.argv.slice(2);
  const at = args.indexOf('--tests');
  const names = at < 0 ? args : args.slice(0, at);
  if (names.length === 0) throw new CommandError(usage);
  await requireAllPackages();
  await requireStryker();
  let isEnough = true;
  for (const [tests, files] of rooms(names, at < 0 ? [] : args.slice(at + 1))) {
    const result = await mutate(files, tests);
    isEnough = tell(files, result) && isEnough;
  }
  if (!isEnough)
    throw new CommandError(`Less than ${WANTED} % was noticed, or an explanation is out of date.`);
});
