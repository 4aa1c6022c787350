import { changedFiles } from './lib/changes.mjs';
import { command } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { runSteps } from './lib/runSteps.mjs';
import { format, layers, lint, relatedTests, types } from './lib/steps.mjs';

// `npm run check`: what is worth knowing before every commit, in a minute. Types and layers of everything; lint, format
// and the tests near what has changed since the work left the main branch.
await command(async () => {
  exitOnSignals();
  await requireAllPackages();
  const changed = await changedFiles();
  const code = changed.filter(name => /\.([cm]?js|tsx?)$/.test(name));
  console.log(`${changed.length} files changed`);
  await runSteps([
    ...(code.length > 0 ? [lint(code)] : []),
    types,
    layers,
    ...(changed.length > 0 ? [format(changed)] : []),
    relatedTests(code),
  ]);
});
