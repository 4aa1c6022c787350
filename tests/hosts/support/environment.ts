/** A setting that scripts/hosts.mjs gives to the journeys. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys by \`npm run hosts\``);
  return value;
}

/** The address of the server under test; scripts/hosts.mjs starts it with a freshly seeded database. */
export const address = required('HOSTS_ADDRESS');
