import { command } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { runShown } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';

// `npm run format`: writes every file, or those that are named, as prettier has them.
await command(async () => {
  await requireAllPackages();
  const files = process.argv.slice(2);
  const prettier = inProject('node_modules/prettier/bin/prettier.cjs');
  process.exitCode = await runShown([prettier, '--write', ...(files.length > 0 ? files : ['.'])]);
});
