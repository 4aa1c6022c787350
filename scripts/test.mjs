import { command, CommandError } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { countUrls } from './lib/routes.mjs';
import { runSteps } from './lib/runSteps.mjs';
import { onPostgres, steps } from './lib/steps.mjs';
import { timeTable } from './lib/stepTimes.mjs';

const known = [...steps, onPostgres];

function named(wanted) {
  const found = known.find(({ name }) => name === wanted);
  if (found) return found;
  throw new CommandError(
    `“${wanted}” is no step: the steps are ${known.map(({ name }) => name).join(', ')}.`,
  );
}

// `npm test`: all that must hold, step by step; `npm test -- types server` only those steps.
await command(async () => {
  exitOnSignals();
  const wanted = process.argv.slice(2).map(named);
  await requireAllPackages();
  await runSteps(wanted.length > 0 ? wanted : steps, {
    tell: async (outcomes, took) => timeTable(outcomes, took, await countUrls()),
  });
});
