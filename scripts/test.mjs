import { command } from './lib/command.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { runSteps, steps } from './lib/steps.mjs';

// `npm test`: all that must hold, step by step; `npm test -- types server` only those steps.
await command(async () => {
  exitOnSignals();
  const wanted = process.argv.slice(2);
  await runSteps(wanted.length > 0 ? wanted : steps.map(({ name }) => name));
});
