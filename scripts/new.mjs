import { command, CommandError } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';

const usage = `npm run new -- line NAME URL [TITLE]
  NAME   of the line, in kebab-case: wedding
  URL    of its home in the specification's list: /marriage_car
  TITLE  of its home: 婚车`;

// `npm run new`: the skeleton of a product line, which passes every check, to be filled.
await command(async () => {
  const [kind, name, url, title = name] = process.argv.slice(2);
  if (kind !== 'line' || !name || !url) throw new CommandError(usage);
  await requireAllPackages();
  // It uses packages that `npm start` does not install.
  const { newLine } = await import('./new/line.mjs');
  const { written, changed } = await newLine({ name, url, title });
  console.log(['Written:', ...written, '', 'A line or two added to:', ...changed].join('\n  ').trim());
  console.log('\nNext: npm run check, then fill it: the contract first (types/api), then both sides of it.');
});
