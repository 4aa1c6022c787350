import { command } from './lib/command.mjs';
import { knownAddresses, specifiedRoutes } from './lib/routes.mjs';

// `npm run routes`: which URLs of the specification work, by product line, and which are still to come.
await command(async () => {
  const works = await knownAddresses();
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
