import { CommandError } from './command.mjs';
import { duration, step as shownStep } from './progress.mjs';
import { longestStep } from './stepTimes.mjs';

/** Runs one step, and cuts it short when it takes longer than `limit` milliseconds. */
async function runStep({ name, title, run }, limit) {
  const began = Date.now();
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), limit);
  const result = await run(ending.signal)
    .catch(error => ({
      passed: 0,
      failed: 1,
      output: error instanceof CommandError ? error.message : error.stack,
    }))
    .finally(() => clearTimeout(timer));
  return { name, title, took: Date.now() - began, ...result };
}

/** Runs steps in their order, up to `atOnce` at the same time, but some alone; resolves to their outcomes. */
async function runAll(steps, atOnce, limit) {
  const outcomes = [];
  const running = new Map();
  const mayBegin = step =>
    running.size === 0 ||
    (running.size < atOnce && !step.alone && ![...running.keys()].some(({ alone }) => alone));
  for (const step of steps) {
    while (!mayBegin(step)) await Promise.race(running.values());
    const work = shownStep(step.title, async () => {
      const outcome = await runStep(step, limit);
      outcomes.push(outcome);
      const { failed, note } = outcome;
      return { passed: failed === 0, note: failed > 0 ? `${failed} failed` : note };
    });
    running.set(
      step,
      work.then(() => running.delete(step)),
    );
  }
  await Promise.all(running.values());
  return outcomes;
}

/**
 * Runs steps (steps.mjs), all of them whatever fails; then shows what failed, what the database of this run left out,
 * and what `tell` has to say of the outcomes, and ends with the line `N passed, N failed` and the exit code.
 */
export async function runSteps(steps, { atOnce = 2, limit = longestStep, tell = () => '' } = {}) {
  const began = Date.now();
  const outcomes = await runAll(steps, atOnce, limit);
  for (const { title, failed, output } of outcomes) {
    if (failed > 0) console.log(`\n✗ ${title}\n${output.trim()}`);
  }
  const notRun = outcomes.flatMap(outcome => outcome.notRun ?? []);
  if (notRun.length > 0) {
    console.log('\nNot run, since they need another database than this run has:');
    for (const name of notRun) console.log(`  ${name}`);
  }
  const told = await tell(outcomes, Date.now() - began);
  if (told) console.log(`\n${told}`);
  const sum = kind => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
  if (sum('failed') > 0) process.exitCode = 1;
  console.log(`\nIn ${duration(Date.now() - began)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
