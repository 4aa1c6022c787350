import { measure } from './lib/budgets.mjs';
import { command } from './lib/command.mjs';

// `npm run sizes`: what the four built apps weigh, against their budgets.
await command(async () => {
  const rows = await measure();
  for (const { text, fits } of rows) console.log(`${fits ? '✓' : '✗'} ${text}`);
  if (rows.some(({ fits }) => !fits)) process.exitCode = 1;
});
