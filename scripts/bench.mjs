import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asJson, asMarkdown, asText, verdictOf } from './bench/report.mjs';
import { command, CommandError } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';
import { exitOnSignals } from './lib/processes.mjs';
import { duration } from './lib/progress.mjs';

/**
 * What is measured, in this order: nothing else runs meanwhile, since the figures are of one machine at a time. Loaded
 * late, as these modules use packages that `npm start` does not install.
 */
const sections = {
  server: async () => (await import('./bench/server.mjs')).measureServer(),
  h5: async () => (await import('./bench/h5.mjs')).measureH5(),
  mini: async () => (await import('./bench/miniPrograms.mjs')).measureMiniPrograms(),
};

// `npm run bench`: measures server, H5 and mini-programs, each figure beside its floor or peer of the same run.
// `-- --json file --markdown file` also writes it down; `-- server h5` measures only those sections.
await command(async () => {
  exitOnSignals();
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' }, markdown: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find(name => !Object.hasOwn(sections, name));
  if (unknown) {
    throw new CommandError(
      `“${unknown}” is no section: the sections are ${Object.keys(sections).join(', ')}.`,
    );
  }
  await requireAllPackages();
  const began = Date.now();
  const rows = [];
  for (const [name, measure] of Object.entries(sections)) {
    if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure()));
  }
  console.log(`\n${asText(rows)}`);
  if (values.json) writeFileSync(values.json, asJson(rows));
  if (values.markdown) writeFileSync(values.markdown, asMarkdown(rows));
  console.log(`\nIn ${duration(Date.now() - began)}`);
  const missed = rows.filter(row => verdictOf(row) === '✗').length;
  if (missed > 0) {
    console.log(`${missed} budgets are not met.`);
    process.exitCode = 1;
  }
});
