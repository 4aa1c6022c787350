import { command } from './lib/command.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { quickSteps, runSteps } from './lib/steps.mjs';

// `npm run check`: the quick part of `npm test`, two steps at a time.
await command(async () => {
  exitOnSignals();
  await runSteps(quickSteps, { atOnce: 2 });
});
