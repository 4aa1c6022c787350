import { writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { contractText } from './lib/contract.mjs';
import { inProject } from './lib/project.mjs';

// `npm run contract`: writes what the server reads of types/api, after a change there.
await command(async () => {
  writeFileSync(inProject('server/http/contract.json'), contractText());
  console.log('server/http/contract.json is written');
});
