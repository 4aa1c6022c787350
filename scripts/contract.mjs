import { writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';

// `npm run contract`: writes what the server reads of types/api, after a change there.
await command(async () => {
  await requireAllPackages();
  // It uses packages that `npm start` does not install.
  const { contractText } = await import('./lib/contract.mjs');
  writeFileSync(inProject('server/http/contract.json'), contractText());
  console.log('server/http/contract.json is written');
});
