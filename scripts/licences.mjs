import { command, CommandError } from './lib/command.mjs';
import { destinations, explained, licencesOf, requireBundled, unexplained } from './lib/licences.mjs';

// `npm run licences`: which packages ship with the app and the server, by licence, and which only build or examine it.
await command(async () => {
  await requireBundled();
  const all = licencesOf();
  for (const [destination, words] of Object.entries(destinations)) {
    const here = all.filter(one => one.destination === destination);
    const byLicence = new Map();
    for (const one of here) {
      const licence = one.licence ?? 'not named';
      byLicence.set(licence, [...(byLicence.get(licence) ?? []), one]);
    }
    console.log(`\n${here.length} packages ${words}`);
    const groups = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
    for (const [licence, packages] of groups) {
      const names = [...new Set(packages.map(({ name }) => name))].sort();
      const shown = destination === 'app' || names.length <= 12 ? `: ${names.join(', ')}` : '';
      console.log(`  ${licence}, ${names.length}${shown}`);
    }
  }
  console.log('\nNot permissive, and why they may ship');
  for (const { name, licence, why } of explained) console.log(`  ${licence} of ${name.source}: ${why}`);
  const wrong = unexplained(all);
  if (wrong.length > 0) {
    const names = wrong.map(({ name, licence }) => `${name} (${licence ?? 'not named'})`);
    throw new CommandError(`Ships under a licence that nobody has looked at: ${names.join(', ')}.`);
  }
});
