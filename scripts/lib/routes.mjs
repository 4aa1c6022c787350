import { readFileSync } from 'node:fs';
import { loadSource } from './loadSource.mjs';
import { inProject } from './project.mjs';

/** The rows of the app's route table (`src/routes`) as a production build has them, read from their source. */
export async function loadRoutes() {
  const { routes } = await loadSource('src/routes/index.ts');
  return routes;
}

/** Every address of a route: its URL and its aliases, patterns with `:param`s. */
export const addressesOf = route => [route.url, ...(route.aliases ?? [])];

/**
 * The lines of the specification's list: each URL with its aliases, whether it asks for a login, its product line and
 * what it is.
 */
export function specifiedRoutes() {
  const list = readFileSync(inProject('tests/support/specification/routes.tsv'), 'utf8');
  return list
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [url, aliases, login, productLine, what] = line.split('\t');
      const addresses = [url, ...(aliases === '-' ? [] : aliases.split(','))];
      return { addresses, auth: login === 'yes', productLine, what };
    });
}

/** The name of a parameter is no part of the contract with partners: `/mall/:doc` is `/mall/:id`. */
const pattern = address => address.replace(/:\w+/g, ':');

/** Resolves to a function that says whether an address of the specification works. */
export async function knownAddresses() {
  const working = new Set((await loadRoutes()).flatMap(addressesOf).map(pattern));
  return address => working.has(pattern(address));
}

/** How many URLs the specification has, and how many of them work. */
export async function countUrls() {
  const addresses = specifiedRoutes().flatMap(route => route.addresses);
  return { working: addresses.filter(await knownAddresses()).length, specified: addresses.length };
}
