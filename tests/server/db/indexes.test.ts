import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../support/testServer';

describe('the indexes of the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
  });
  afterAll(() => server.close());

  it('hold no row whose first column is null: “is null” is true of nearly all, and a planner that has not counted yet takes it for rare', async () => {
    const nullable = await server.db.execute<{ name: string }>(sql`
      select index.relname as name
      from pg_index
      join pg_class index on index.oid = pg_index.indexrelid
      join pg_namespace on pg_namespace.oid = index.relnamespace and pg_namespace.nspname = 'public'
      join pg_attribute first on first.attrelid = pg_index.indrelid and first.attnum = pg_index.indkey[0]
      where not first.attnotnull and pg_index.indpred is null
      order by name`);
    expect(nullable).toMatchObject({ rows: [] });
  });
});
