/**
 * A test that needs PostgreSQL: PGlite is embedded in one process and has one connection. Its name says so, so that the
 * run on PGlite may leave it out and names it at its end (scripts/lib/testReport.mjs).
 */
export function onPostgres(name: string, run: () => Promise<void>): void {
  const testOrNot = process.env.DATABASE_URL ? test : test.skip;
  testOrNot(`${name} [needs PostgreSQL]`, run);
}
