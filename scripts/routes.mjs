import { readFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { addressesOf, loadRoutes } from './lib/routes.mjs';

/** The lines of the specification's list: a URL, its aliases, its product line and what it is. */
function specifiedRoutes() {
  const list = readFileSync(inProject('tests/support/specification/routes.tsv'), 'utf8');
  return list
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [url, aliases, , productLine, what] = line.split('\t');
      return { addresses: [url, ...(aliases === '-' ? [] : aliases.split(','))], productLine, what };
    });
}

/** The name of a parameter is no part of the contract with partners: `/mall/:doc` is `/mall/:id`. */
const pattern = address => address.replace(/:\w+/g, ':');

// `npm run routes`: which URLs of the specification work, by product line, and which are still to come.
await command(async () => {
  const working = new Set((await loadRoutes()).flatMap(addressesOf).map(pattern));
  const works = address => working.has(pattern(address));
  const specified = specifiedRoutes();
  const totals = routes => {
    const addresses = routes.flatMap(route => route.addresses);
    return `${addresses.filter(works).length} of ${addresses.length}`;
  };
  const byProductLine = new Map();
  for (const route of specified) {
    byProductLine.set(route.productLine, [...(byProductLine.get(route.productLine) ?? []), route]);
  }
  for (const [productLine, routes] of byProductLine) {
    console.log(`\n${productLine}: ${totals(routes)}`);
    for (const { addresses, what } of routes) {
      for (const address of addresses)
        console.log(`  ${works(address) ? '✓' : '·'} ${address.padEnd(38)} ${what}`);
    }
  }
  console.log(`\n✓ works  · to come\n${totals(specified)} URLs of the specification work.`);
});
